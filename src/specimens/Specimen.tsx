import type { ReactNode } from "react";
import type { StructureId } from "../../content/schemas/plain-lists.ts";
import { type DocumentKind, type Received, specimens } from "../../content/specimens.ts";
import { firstFilings } from "./first-filings.ts";
import { sizes } from "./sheet-parts.tsx";

/** On the desk of wide screens: where a paper lies, over how many rows; its caption is in the last of them. */
const onDesk: Partial<Record<DocumentKind, string>> = {
  incorporation: "lg:col-start-3 lg:row-[1/-1]",
  memorandum: "lg:col-start-1 lg:row-[2/-1]",
  "llp-agreement": "lg:col-start-1 lg:row-[2/-1]",
  "first-filings": "lg:col-start-2 lg:row-[2/-1]",
  "share-certificate": "lg:col-start-4 lg:row-[1/3] lg:pb-8",
  "tax-numbers": "lg:col-start-4 lg:row-[3/-1]",
};

/** An LLP has no shares, and so a paper less. */
const onDeskOfLlp: typeof onDesk = {
  ...onDesk,
  "tax-numbers": "lg:col-start-2 lg:row-[3/-1]",
  "first-filings": "lg:col-start-4 lg:row-[1/-1]",
};

/** On the desk of the home page. */
const onSmallDesk: typeof onDesk = {
  incorporation: "lg:col-start-1 lg:row-[1/-1]",
  memorandum: "lg:col-start-2 lg:row-[1/-1]",
  "share-certificate": "lg:col-start-3 lg:row-[1/2] lg:pb-5",
  "tax-numbers": "lg:col-start-3 lg:row-[2/-1]",
  "first-filings": "lg:col-start-4 lg:row-[1/-1]",
};

interface Props {
  structure: StructureId;
  kind: DocumentKind;
  alt: string;
  /** In short, on the home page: smaller papers on indigo. */
  small?: boolean;
  children: ReactNode;
}

/**
 * One document with its caption, in a list that is a row to swipe through on phones and a desk on wide screens. It is a
 * picture of its own (src/pages/art/specimens): five drawings inside the page would be 260 more elements to lay out.
 */
export function Specimen({ structure, kind, alt, small = false, children }: Props) {
  const { width, height } = sizes[kind];
  const isUpright = height > width;
  const desk = small ? onSmallDesk : structure === "llp" ? onDeskOfLlp : onDesk;
  // The share certificate has a caption of its own height above another paper; all others end on one line.
  const rows = kind === "share-certificate" ? "lg:self-start" : "lg:grid lg:grid-rows-subgrid lg:gap-y-0";
  const mount = small ? "h-64 items-end" : "h-80 items-center md:max-lg:h-74 md:max-lg:items-end";
  const sheet = small
    ? `w-auto outline-transparent print:outline-line ${isUpright ? "h-64" : "h-48"}`
    : `outline-transparent print:outline-line ${isUpright ? "h-80 w-auto md:max-lg:h-74" : "w-full"}`;
  return (
    <li
      className={`group snap-start ${desk[kind]} ${rows} lg:*:last:row-[-2/-1] ${small ? "flex-none max-lg:w-min" : "print:w-auto"} print:break-inside-avoid`}
    >
      <div
        className={`grid lg:row-[1/-2] lg:h-auto lg:-rotate-1 lg:items-end lg:transition-[rotate] lg:duration-240 lg:group-even:rotate-1 lg:group-hover:rotate-0 print:h-60 ${mount}`}
      >
        {/* White paper while the drawing is on its way. */}
        <img
          src={`/art/specimens/${structure}/${kind}.svg`}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          className={`max-w-none bg-sheet shadow-lift outline-1 lg:h-auto lg:w-full ${isUpright ? "print:h-60" : "print:h-auto print:w-full"} ${sheet}`}
        />
      </div>
      {children}
    </li>
  );
}

/** When a document reaches the founder, in words. */
export function whenItArrives(
  { arrives, filing }: Pick<Received, "arrives" | "filing">,
  structure: StructureId,
): string {
  if (arrives) return arrives;
  const found = firstFilings(structure).find(({ id }) => id === filing);
  if (!found) throw new Error(`content/specimens.ts names the filing '${filing}', which ${structure} does not have`);
  return `Within ${found.day} days of incorporation`;
}

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
    <div className="page-width grid gap-4 pt-9 pb-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:grid-rows-[1fr_auto] lg:gap-x-14 lg:py-14">
      <div>
        <h2 id="what-you-receive-heading" className="text-2xl">
          {heading}
        </h2>
        <p className="mt-2 opacity-85 max-lg:text-sm lg:mt-3">{preview.text}</p>
      </div>
      <section
        aria-label={preview.regionLabel}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the row on phones
        tabIndex={0}
        className="[--gutter:clamp(1.25rem,4vw,2.5rem)] max-lg:-mx-(--gutter) max-lg:snap-x max-lg:snap-mandatory max-lg:scroll-px-(--gutter) max-lg:overflow-x-auto max-lg:px-(--gutter) lg:col-start-2 lg:row-span-2 lg:row-start-1 print:mx-0 print:overflow-visible print:px-0"
      >
        <ol className="papers-on-paper flex w-max gap-4 lg:grid lg:w-auto lg:grid-cols-[29fr_20fr_25fr_20fr] lg:grid-rows-[auto_1fr_auto] lg:gap-x-6 lg:gap-y-0 print:grid print:w-auto print:grid-cols-3">
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
      <p className="flex flex-wrap items-center gap-x-5 text-sm lg:self-end">
        <span className="opacity-75 lg:w-full">{preview.linksLabel}</span>
        {preview.links.map(({ label, href }) => (
          <a key={href} href={href} className="link inline-flex min-h-11 items-center font-strong">
            {label}
          </a>
        ))}
      </p>
    </div>
  </section>
);
