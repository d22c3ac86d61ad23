import { ArrowRight } from "lucide-react";
import type { StructureId } from "../../content/schemas/plain-lists.ts";
import { specimens } from "../../content/specimens.ts";
import { Specimen, whenItArrives } from "./Specimen.tsx";

/** Whose documents the home page shows: what most founders register. */
const previewStructure: StructureId = "private-limited";

const { heading, preview, received } = specimens;

/** The documents in short, for the home page: a row to swipe through on phones, papers on a desk under the words on wide screens. */
export const SpecimenPreview = () => (
  <section
    id="what-you-receive"
    aria-labelledby="what-you-receive-heading"
    className="on-dark bg-action-deep text-sheet print:bg-transparent print:text-ink"
  >
    <div className="page-width grid gap-4 pt-9 pb-6 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end lg:gap-x-12 lg:gap-y-14 lg:py-20">
      <div>
        <h2 id="what-you-receive-heading" className="text-3xl">
          {heading}
        </h2>
        <p className="mt-2 opacity-85 max-lg:text-sm lg:mt-3 lg:text-lg">{preview.text}</p>
      </div>
      <section
        aria-label={preview.regionLabel}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the row on phones
        tabIndex={0}
        className="[--gutter:clamp(1.25rem,4vw,2.5rem)] max-lg:-mx-(--gutter) max-lg:snap-x max-lg:snap-mandatory max-lg:scroll-px-(--gutter) max-lg:overflow-x-auto max-lg:px-(--gutter) lg:col-span-2 lg:row-start-2 print:mx-0 print:overflow-visible print:px-0"
      >
        <ol className="papers-on-paper flex w-max gap-4 lg:grid lg:w-auto lg:grid-cols-[29fr_20fr_25fr_20fr] lg:grid-rows-[auto_1fr_auto] lg:gap-x-8 lg:gap-y-0 print:grid print:w-auto print:grid-cols-3">
          {received[previewStructure].map(({ kind, title, text, ...arrival }) => (
            <Specimen key={kind} structure={previewStructure} kind={kind} alt={`Specimen. ${text}`} small>
              <div className="mt-3 text-sm">
                <h3 className="font-strong tracking-normal">{title}</h3>
                <p className="opacity-75 max-md:hidden">{whenItArrives(arrival, previewStructure)}</p>
              </div>
            </Specimen>
          ))}
        </ol>
      </section>
      <div className="flex items-center gap-x-4 text-sm lg:gap-x-8">
        <p id="received-in-full" className="whitespace-nowrap opacity-75">
          {preview.linksLabel}
        </p>
        <ul aria-labelledby="received-in-full" className="flex gap-x-5 whitespace-nowrap lg:gap-x-8">
          {preview.links.map(({ label, href }) => (
            <li key={href}>
              <a
                href={href}
                className="group flex min-h-11 items-center gap-1.5 font-strong underline-offset-4 hover:underline max-lg:underline"
              >
                {label}
                <ArrowRight
                  aria-hidden="true"
                  className="size-4.5 opacity-75 transition-transform max-lg:hidden group-hover:translate-x-1"
                  strokeWidth={1.5}
                />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  </section>
);
