import type { StructureId } from "../../content/schemas/structure-id.ts";
import { specimens } from "../../content/specimens.ts";
import { Section } from "../ui/Section.tsx";
import { TextLink } from "../ui/TextLink.tsx";
import { InWriting } from "./InWriting.tsx";
import { Specimen, whenItArrives } from "./Specimen.tsx";

interface Props {
  structure: StructureId;
  tone?: "paper" | "deep" | "sheet";
}

/** The documents of a registration: a row to swipe through on phones, papers spread on a desk on wide screens. */
export function WhatYouReceive({ structure, tone = "deep" }: Props) {
  const { heading, text, received } = specimens;
  return (
    <Section id="what-you-receive" tone={tone} title={heading} intro={text}>
      <ol
        className={`papers-on-paper max-md:snap-row relative [counter-reset:paper] max-md:*:w-60 md:max-lg:grid md:max-lg:grid-cols-6 md:max-lg:gap-x-6 md:max-lg:gap-y-10 md:max-lg:*:col-span-3 lg:grid lg:gap-8 lg:pt-[clamp(26rem,39vw,31rem)] print:mx-0 print:grid print:grid-cols-3 print:overflow-visible print:p-0 ${structure === "llp" ? "lg:grid-cols-4" : "lg:grid-cols-5 md:max-lg:[&>:nth-child(-n+3)]:col-span-2"}`}
      >
        {received[structure].map(({ kind, title, text, from, link, ...arrival }) => (
          <Specimen key={kind} structure={structure} kind={kind} alt={`Specimen: ${title}`}>
            <div className="mt-5 border-t border-ink pt-3">
              <h3 className="lg:numeral text-lg lg:pl-8 lg:[&::before]:-ml-8">{title}</h3>
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
          </Specimen>
        ))}
      </ol>
      <InWriting structure={structure} level="h3" className="mt-8 md:mt-14" />
    </Section>
  );
}
