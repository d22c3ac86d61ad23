import type { DocumentKind } from "../../content/schemas/specimens.ts";
import type { StructureId } from "../../content/schemas/structure-id.ts";

/** Whose documents the home page shows: what most founders register. */
export const previewStructure: StructureId = "private-limited";

/** The drawing as a file, so that the home page does not carry it: src/pages/art/specimens. */
export const specimenAddress = (kind: DocumentKind): string => `/art/specimens/${kind}.svg`;
