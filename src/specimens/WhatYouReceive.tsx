import type { StructureId } from "../../content/schemas/structure-id.ts";
import { specimens } from "../../content/specimens.ts";
import { Section } from "../ui/Section.tsx";
import { TextLink } from "../ui/TextLink.tsx";
import { Specimen } from "./Specimen.tsx";
import { isUpright } from "./sizes.ts";
import { whenItArrives } from "./when-it-arrives.ts";
import "./specimens.css";

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
        {received[structure].map(({ kind, title, text, from, link, ...arrival }) => (
          <li key={kind} className={`specimen specimen-${kind} ${isUpright(kind) ? "specimen-upright" : ""}`}>
            <div className="specimen-mount">
              <Specimen structure={structure} kind={kind} alt={`Specimen: ${title}`} />
            </div>
            <div className="specimen-caption">
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1 text-sm text-muted">{text}</p>
              <dl className="mt-3 text-sm">
                <div>
                  <dt className="sr-only">When it arrives</dt>
                  <dd className="font-strong">{whenItArrives(arrival, structure)}</dd>
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
