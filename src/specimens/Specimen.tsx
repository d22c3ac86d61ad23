import type { DocumentKind } from "../../content/schemas/specimens.ts";
import type { StructureId } from "../../content/schemas/structure-id.ts";
import { specimenAddress } from "./address.ts";
import { sizes } from "./sizes.ts";

interface Props {
  structure: StructureId;
  kind: DocumentKind;
  alt: string;
}

/** One document as a picture of its own: five drawings inside the page would be 260 more elements to lay out. */
export const Specimen = ({ structure, kind, alt }: Props) => (
  <img
    src={specimenAddress(structure, kind)}
    alt={alt}
    {...sizes[kind]}
    loading="lazy"
    decoding="async"
    className="specimen-sheet"
  />
);
