import { Download } from "lucide-react";
import { useSignedIn } from "../shell/session.ts";

/** Owners alone take data out. */
export const CsvLink = ({ href, of }: { href: string; of: string }) =>
  useSignedIn().person.role === "owner" && (
    <a
      href={href}
      download
      className="-my-1.5 -mr-2 inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 px-2 text-sm text-action no-underline hover:underline"
    >
      <Download aria-hidden="true" className="size-4" strokeWidth={1.75} />
      CSV<span className="sr-only"> of {of}</span>
    </a>
  );
