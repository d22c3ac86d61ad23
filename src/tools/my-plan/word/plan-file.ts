import { myPlan } from "../../../../content/my-plan.ts";
import type { PlanDocument } from "../../../../domain/company-plan/document/model.ts";
import { footer, sectionBytes } from "../../../templates/docx/docx.ts";
import { page } from "../../../templates/docx/styles.ts";
import { type Address, annexChildren } from "./annex.ts";
import { frontChildren } from "./front.ts";
import { margin, width } from "./pieces.ts";

export { docxMimeType } from "../../../templates/docx/docx.ts";

interface Settings {
  /** The day the file is made, YYYY-MM-DD. */
  madeOn: string;
  brand: string;
  address: Address;
}

/** The plan as a .docx file: the page to show, then the annex, in the words of the screen. */
export function planFile(
  document: PlanDocument,
  { madeOn, brand, address }: Settings,
): Promise<Uint8Array<ArrayBuffer>> {
  const { title, summary } = document;
  const { kicker } = myPlan.sheet;
  const section = {
    properties: {
      page: { size: page.size, margin: { ...page.margin, top: 850, bottom: 1000, left: margin, right: margin } },
    },
    footers: { default: footer(`${title}  ·  ${kicker}`, width) },
  };
  return sectionBytes(
    [
      { ...section, children: frontChildren(document, { madeOn, brand }) },
      { ...section, children: annexChildren(document, madeOn, address) },
    ],
    { title, description: summary, category: kicker, tags: [], date: madeOn, brand },
  );
}
