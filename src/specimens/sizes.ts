import type { DocumentKind } from "../../content/schemas/specimens.ts";

const upright = { width: 360, height: 510 };

/** How large the sheet of each document is, in the units it is drawn in. */
export const sizes: Record<DocumentKind, { width: number; height: number }> = {
  incorporation: upright,
  "tax-numbers": { width: 440, height: 264 },
  memorandum: upright,
  "share-certificate": { width: 510, height: 360 },
  "llp-agreement": upright,
  "first-filings": upright,
};

/** Of the quotation and of the founder's page. */
export const inWritingSize = upright;
