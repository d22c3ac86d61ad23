import type { StructureId } from "../../content/schemas/plain-lists.ts";
import { specimens } from "../../content/specimens.ts";
import { TextLink } from "../ui/links.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";
import { InWriting } from "./InWriting.tsx";
import { Specimen, whenItArrives } from "./Specimen.tsx";

/** The documents of a registration, on indigo as on the home page: a row to swipe through on phones. On wide screens papers spread on a desk around the words, the certificate beside the heading. */
export function WhatYouReceive({ structure }: { structure: StructureId }) {
  const { heading, text, received } = specimens;
  return (
    <>
      <section
        id="what-you-receive"
        aria-labelledby="what-you-receive-heading"
        className="section-space on-dark bg-action-deep text-sheet print:bg-transparent print:text-ink"
      >
        <div className="page-width lg:grid lg:grid-cols-[20fr_20fr_36fr_25fr] lg:grid-rows-[auto_1fr_auto_auto] lg:gap-x-6 xl:gap-x-9">
          <div className="max-w-prose lg:z-10 lg:col-[1/3] lg:row-start-1 lg:self-start lg:pb-10">
            <h2 id="what-you-receive-heading" className="text-2xl">
              {heading}
            </h2>
            <p className="mt-3 opacity-85 md:mt-4 md:text-lg md:text-balance">{text}</p>
          </div>
          <ol
            className={`papers-on-paper max-lg:mt-5 md:max-lg:mt-12 max-md:snap-row max-md:*:w-60 md:max-lg:grid md:max-lg:grid-cols-6 md:max-lg:gap-x-6 md:max-lg:gap-y-10 md:max-lg:*:col-span-3 lg:col-span-full lg:row-[1/-1] lg:grid lg:grid-cols-subgrid lg:grid-rows-subgrid print:mx-0 print:grid print:grid-cols-3 print:overflow-visible print:p-0 ${structure === "llp" ? "" : "md:max-lg:[&>:nth-child(-n+3)]:col-span-2"}`}
          >
            {received[structure].map(({ kind, title, text, from, link, ...arrival }) => (
              <Specimen key={kind} structure={structure} kind={kind} alt={`Specimen: ${title}`}>
                <div className="mt-5 text-sm">
                  <h3 className="text-lg leading-snug">{title}</h3>
                  <p className="mt-1 opacity-80">
                    <NoBreaks text={text} />
                  </p>
                  <dl className="mt-2">
                    <div>
                      <dt className="sr-only">When it arrives</dt>
                      <dd className="font-strong">{whenItArrives(arrival, structure)}</dd>
                    </div>
                    <div>
                      <dt className="float-left pr-[0.3em] opacity-80">From:</dt>
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
        </div>
      </section>
      <InWriting structure={structure} className="page-width pt-12 md:pt-24" />
    </>
  );
}
