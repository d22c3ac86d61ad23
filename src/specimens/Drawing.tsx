import type { InWritingKind } from "../../content/schemas/in-writing.ts";
import type { DocumentKind } from "../../content/schemas/specimens.ts";
import type { StructureId } from "../../content/schemas/structure-id.ts";
import { CertificateOfIncorporation } from "./documents/CertificateOfIncorporation.tsx";
import { FirstFilingsSheet } from "./documents/FirstFilingsSheet.tsx";
import { FounderPageSheet } from "./documents/FounderPageSheet.tsx";
import { LlpAgreement } from "./documents/LlpAgreement.tsx";
import { Memorandum } from "./documents/Memorandum.tsx";
import { QuotationSheet } from "./documents/QuotationSheet.tsx";
import { ShareCertificate } from "./documents/ShareCertificate.tsx";
import { TaxNumbers } from "./documents/TaxNumbers.tsx";

interface Props {
  kind: DocumentKind | InWritingKind;
  structure: StructureId;
}

/** A specimen of one document, drawn from its parts. */
export function Drawing({ kind, structure }: Props) {
  if (kind === "incorporation") return <CertificateOfIncorporation structure={structure} />;
  if (kind === "tax-numbers") return <TaxNumbers structure={structure} />;
  if (kind === "first-filings") return <FirstFilingsSheet structure={structure} />;
  if (kind === "quotation") return <QuotationSheet structure={structure} />;
  if (kind === "founder-page") return <FounderPageSheet structure={structure} />;
  if (kind === "llp-agreement") return <LlpAgreement />;
  if (structure === "llp") throw new Error(`An LLP has no ${kind}`);
  return kind === "memorandum" ? <Memorandum structure={structure} /> : <ShareCertificate structure={structure} />;
}
