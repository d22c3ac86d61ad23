import type { StructureId } from "../../content/schemas/structure-id.ts";

/** What stands where the name of a founder's business will be. */
export const exampleNames: Record<StructureId, string> = {
  "private-limited": "Your Company Private Limited",
  opc: "Your Company (OPC) Private Limited",
  llp: "Your Business LLP",
};
