import { readFileSync } from "node:fs";
import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { InWritingKind } from "../../content/schemas/in-writing.ts";
import type { DocumentKind } from "../../content/schemas/specimens.ts";
import type { StructureId } from "../../content/schemas/structure-id.ts";
import { inOwnColours } from "../../drawings/own-colours.ts";
import { FirstFilingsSheet } from "./documents/FirstFilingsSheet.tsx";
import { FounderPageSheet } from "./documents/FounderPageSheet.tsx";
import { QuotationSheet } from "./documents/QuotationSheet.tsx";

type SpecimenKind = DocumentKind | InWritingKind;

/** Those that follow the owner's prices, the steps of a registration and the rules of the calendar. */
const drawn: Partial<Record<SpecimenKind, FunctionComponent<{ structure: StructureId }>>> = {
  "first-filings": FirstFilingsSheet,
  quotation: QuotationSheet,
  "founder-page": FounderPageSheet,
};

/** A specimen of one document: a file in sheets/, or drawn from its parts. */
export function specimenMarkup(structure: StructureId, kind: SpecimenKind): string {
  const document = drawn[kind];
  return document
    ? renderToStaticMarkup(createElement(document, { structure }))
    : inOwnColours(readFileSync(`src/specimens/sheets/${structure}/${kind}.svg`, "utf8"));
}
