import type { StructureId } from "../../content/schemas/structure-id.ts";

interface Particulars {
  name: string;
  act: string;
  /** The last line of the certificate. */
  kind: string;
  numberLabel: string;
  numberName: string;
  number: string;
  pan: string;
  tan: string;
}

const taxNumbers = { pan: "AAAAA0000A", tan: "AAAA00000A" };

const company = {
  act: "Companies Act, 2013, section 7(2)",
  kind: "and that the company is limited by shares.",
  numberLabel: "CIN",
  numberName: "Corporate Identity Number",
  ...taxNumbers,
};

/** What stands where a founder's own details will be. Letters and zeros only, so that nobody takes them for real ones. */
export const particulars: Record<StructureId, Particulars> = {
  "private-limited": { ...company, name: "Your Company Private Limited", number: "U00000XX0000PTC000000" },
  opc: { ...company, name: "Your Company (OPC) Private Limited", number: "U00000XX0000OPC000000" },
  llp: {
    name: "Your Business LLP",
    act: "LLP Act, 2008, section 12",
    kind: "as a limited liability partnership.",
    numberLabel: "LLPIN",
    numberName: "LLP Identification Number",
    number: "AAA-0000",
    ...taxNumbers,
  },
};
