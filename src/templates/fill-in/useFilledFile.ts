import { useCallback, useState } from "react";
import type { Template } from "../../../content/schemas/template.ts";
import { fill, type Options, type Values } from "../../../domain/templates/fill.ts";
import { downloadFile } from "../../ui/downloadFile.ts";

interface Filled {
  values: Values;
  options: Options;
  notes: boolean;
}

export type FileState =
  | { kind: "idle" | "making" | "failed" }
  | { kind: "made"; fileName: string; values: Values; options: Options };

/** Makes the .docx in this browser and hands it over as a download. The generator is loaded only now. */
export function useFilledFile(template: Template, brand: string) {
  const [state, setState] = useState<FileState>({ kind: "idle" });
  const make = useCallback(
    async ({ values, options, notes }: Filled) => {
      setState({ kind: "making" });
      try {
        const { docxBytes, docxMimeType } = await import("../docx/docx.ts");
        const bytes = await docxBytes(template, fill(template, values, options), { brand, notes });
        const fileName = template.fileName.replace(/\.docx$/, "-filled.docx");
        downloadFile(new Blob([bytes], { type: docxMimeType }), fileName);
        setState({ kind: "made", fileName, values, options });
      } catch {
        setState({ kind: "failed" });
      }
    },
    [template, brand],
  );
  return { state, make };
}
