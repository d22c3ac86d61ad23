import type { StructureId } from "../../content/schemas/structure-id.ts";
import { specimens } from "../../content/specimens.ts";
import { Section } from "../ui/Section.tsx";
import { TextLink } from "../ui/TextLink.tsx";
import { InWriting } from "./InWriting.tsx";
import { desk, Specimen, whenItArrives } from "./Specimen.tsx";

/** The documents of a registration, on indigo as on the home page: a row to swipe through on phones, papers spread on a desk on wide screens. */
export function WhatYouReceive({ structure }: { structure: StructureId }) {
  const { heading, text, received } = specimens;
  return (
    <>
      <Section id="what-you-receive" tone="dark" title={heading} intro={text}>
        <ol
          className={`papers-on-paper max-md:snap-row max-md:*:w-60 md:max-lg:grid md:max-lg:grid-cols-6 md:max-lg:gap-x-6 md:max-lg:gap-y-10 md:max-lg:*:col-span-3 lg:gap-x-6 xl:gap-x-9 print:mx-0 print:grid print:grid-cols-3 print:overflow-visible print:p-0 ${desk(structure)} ${structure === "llp" ? "" : "md:max-lg:[&>:nth-child(-n+3)]:col-span-2"}`}
        >
          {received[structure].map(({ kind, title, text, from, link, ...arrival }) => (
            <Specimen key={kind} structure={structure} kind={kind} alt={`Specimen: ${title}`}>
              <div className="mt-5 text-sm">
                <h3 className="text-lg leading-snug">{title}</h3>
                <p className="mt-1 opacity-80">{text}</p>
                <dl className="mt-2">
                  <div>
                    <dt className="sr-only">When it arrives</dt>
                    <dd className="font-strong">{whenItArrives(arrival, structure)}</dd>
                  </div>
                  <div>
                    <dt className="sr-only">Who issues it</dt>
                    <dd className="opacity-80">{from}</dd>
                  </div>
                </dl>
                {link && (
                  <p className="mt-2">
                    <TextLink href={link.href}>{link.label}</TextLink>
                  </p>
                )}
              </div>
            </Specimen>
          ))}
        </ol>
      </Section>
      <InWriting structure={structure} className="page-width pt-12 md:pt-24" />
    </>
  );
}
