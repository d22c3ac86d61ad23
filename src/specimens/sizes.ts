import type { DocumentKind } from "../../content/schemas/specimens.ts";

interface Size {
  width: number;
  height: number;
}

const upright: Size = { width: 360, height: 510 };

/** How large the sheet of each document is, in the units it is drawn in. */
export const sizes: Record<DocumentKind, Size> = {
  incorporation: upright,
  "tax-numbers": { width: 440, height: 264 },
  memorandum: upright,
  "share-certificate": { width: 510, height: 360 },
  "llp-agreement": upright,
  "first-filings": upright,
};

export const isUpright = (kind: DocumentKind): boolean => sizes[kind].height > sizes[kind].width;
