import type { DocumentKind } from "../../content/schemas/specimens.ts";
import type { StructureId } from "../../content/schemas/structure-id.ts";

/** The drawing as a file, so that pages do not carry it: src/pages/art/specimens. */
export const specimenAddress = (structure: StructureId, kind: DocumentKind): string =>
  `/art/specimens/${structure}/${kind}.svg`;
