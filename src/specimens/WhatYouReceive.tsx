import type { ReactNode } from "react";
import type { DocumentKind } from "../../content/schemas/specimens.ts";
import type { StructureId } from "../../content/schemas/structure-id.ts";
import { specimens } from "../../content/specimens.ts";
import { Section } from "../ui/Section.tsx";
import { TextLink } from "../ui/TextLink.tsx";
import { CertificateOfIncorporation } from "./documents/CertificateOfIncorporation.tsx";
import { FirstFilingsSheet } from "./documents/FirstFilingsSheet.tsx";
import { LlpAgreement } from "./documents/LlpAgreement.tsx";
import { Memorandum } from "./documents/Memorandum.tsx";
import { ShareCertificate } from "./documents/ShareCertificate.tsx";
import { TaxNumbers } from "./documents/TaxNumbers.tsx";
import { firstFilings } from "./first-filings.ts";
import "./specimens.css";

function drawing(kind: DocumentKind, structure: StructureId): ReactNode {
  if (kind === "incorporation") return <CertificateOfIncorporation structure={structure} />;
  if (kind === "tax-numbers") return <TaxNumbers structure={structure} />;
  if (kind === "first-filings") return <FirstFilingsSheet structure={structure} />;
  if (kind === "llp-agreement") return <LlpAgreement />;
  if (structure === "llp") throw new Error(`An LLP has no ${kind}`);
  return kind === "memorandum" ? <Memorandum structure={structure} /> : <ShareCertificate structure={structure} />;
}

function lastDay(filing: string, structure: StructureId): string {
  const found = firstFilings(structure).find(({ id }) => id === filing);
  if (!found) throw new Error(`content/specimens.ts names the filing '${filing}', which ${structure} does not have`);
  return `Within ${found.day} days of incorporation`;
}

const landscape: readonly DocumentKind[] = ["tax-numbers", "share-certificate"];

interface Props {
  structure: StructureId;
  tone?: "paper" | "deep" | "sheet";
}

/** The documents of a registration: a row to swipe through on phones, papers spread on a desk on wide screens. */
export function WhatYouReceive({ structure, tone = "deep" }: Props) {
  const { heading, text, received } = specimens;
  return (
    <Section id="what-you-receive" tone={tone} title={heading} intro={text}>
      <ol className={`specimens ${structure === "llp" ? "specimens-four" : "specimens-five"}`}>
        {received[structure].map(({ kind, title, text, arrives, filing, from, link }) => (
          <li key={kind} className={`specimen specimen-${kind} ${landscape.includes(kind) ? "" : "specimen-upright"}`}>
            <div className="specimen-mount">{drawing(kind, structure)}</div>
            <div className="specimen-caption">
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1 text-sm text-muted">{text}</p>
              <dl className="mt-3 text-sm">
                <div>
                  <dt className="sr-only">When it arrives</dt>
                  <dd className="font-strong">{arrives ?? lastDay(filing!, structure)}</dd>
                </div>
                <div>
                  <dt className="sr-only">Who issues it</dt>
                  <dd className="text-muted">{from}</dd>
                </div>
              </dl>
              {link && (
                <p className="mt-2 text-sm">
                  <TextLink href={link.href}>{link.label}</TextLink>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
