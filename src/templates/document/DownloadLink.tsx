import { Download } from "lucide-react";
import type { Template } from "../../../content/schemas/template.ts";
import { templatePage as copy } from "../../../content/templates/template-library.ts";
import { downloadPath } from "../../../domain/templates/template-addresses.ts";
import { buttonClass } from "../../ui/Button.tsx";

/** The Word file as it is, with nothing filled in. */
export const DownloadLink = ({ fileName }: Pick<Template, "fileName">) => (
  <a
    href={downloadPath({ fileName })}
    target="_blank"
    rel="noopener"
    download={fileName}
    className={buttonClass("outline")}
  >
    <Download aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
    {copy.download}
  </a>
);
