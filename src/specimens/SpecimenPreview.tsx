import { ArrowRight } from "lucide-react";
import type { StructureId } from "../../content/schemas/structure-id.ts";
import { specimens } from "../../content/specimens.ts";
import { Specimen } from "./Specimen.tsx";
import { isUpright } from "./sizes.ts";
import { whenItArrives } from "./when-it-arrives.ts";
import "./specimens.css";

/** Whose documents the home page shows: what most founders register. */
const previewStructure: StructureId = "private-limited";

const { heading, preview, received } = specimens;

/** The documents in short, for the home page: a row to swipe through on phones, papers on a desk beside the words on wide screens. */
export const SpecimenPreview = () => (
  <section
    id="what-you-receive"
    aria-labelledby="what-you-receive-heading"
    className="on-dark specimen-preview bg-action-deep text-sheet print:bg-transparent print:text-ink"
  >
    <div className="page-width grid gap-4 pt-10 pb-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-16 lg:gap-y-8 lg:py-24">
      <div>
        <h2 id="what-you-receive-heading" className="text-3xl">
          {heading}
        </h2>
        <p className="mt-2 opacity-85 max-lg:text-sm lg:mt-4">{preview.text}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the row on phones */}
      <section aria-label={preview.regionLabel} tabIndex={0} className="specimen-scroller lg:row-span-2">
        <ol className="specimens specimens-five">
          {received[previewStructure].map(({ kind, title, text, ...arrival }) => (
            <li key={kind} className={`specimen specimen-${kind} ${isUpright(kind) ? "specimen-upright" : ""}`}>
              <div className="specimen-mount">
                <Specimen structure={previewStructure} kind={kind} alt={`Specimen. ${text}`} />
              </div>
              <div className="specimen-caption text-sm">
                <h3 className="font-strong tracking-normal">{title}</h3>
                <p className="opacity-75 max-md:hidden">{whenItArrives(arrival, previewStructure)}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <div className="text-sm max-lg:flex max-lg:items-center max-lg:gap-x-4">
        <p id="received-in-full" className="whitespace-nowrap opacity-75">
          {preview.linksLabel}
        </p>
        <ul
          aria-labelledby="received-in-full"
          className="max-lg:flex max-lg:gap-x-5 max-lg:whitespace-nowrap lg:mt-2 lg:border-b lg:border-sheet/25"
        >
          {preview.links.map(({ label, href }) => (
            <li key={href} className="lg:border-t lg:border-sheet/25">
              <a
                href={href}
                className="group flex min-h-11 items-center justify-between font-strong underline-offset-4 hover:underline max-lg:underline"
              >
                {label}
                <ArrowRight
                  aria-hidden="true"
                  className="size-5 text-highlight transition-transform max-lg:hidden group-hover:translate-x-1"
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
