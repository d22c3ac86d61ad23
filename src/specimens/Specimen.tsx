import type { ReactNode } from "react";
import type { DocumentKind, Received } from "../../content/schemas/specimens.ts";
import type { StructureId } from "../../content/schemas/structure-id.ts";
import { firstFilings } from "./first-filings.ts";
import { sizes } from "./sizes.ts";

/** Where each paper lies on the desk of wide screens, from left to right. None covers another: all of them can be read. */
const places: Record<DocumentKind, string> = {
  incorporation: "lg:top-0 lg:left-[0.5%] lg:w-[28.5%] lg:-rotate-1",
  memorandum: "lg:top-[2%] lg:left-[30.5%] lg:w-[22.5%] lg:rotate-1",
  "llp-agreement": "lg:top-[2%] lg:left-[30.5%] lg:w-[22.5%] lg:rotate-1",
  "share-certificate": "lg:top-[1.5%] lg:left-[54.75%] lg:w-[24.5%] lg:-rotate-1",
  "tax-numbers": "lg:left-[54.75%] lg:w-[24%] lg:rotate-1",
  "first-filings": "lg:top-[3%] lg:left-[80.75%] lg:w-[18.75%] lg:rotate-1",
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
  // Under the share certificate. An LLP has no shares: its numbers lie beside the agreement.
  const top = structure === "llp" ? "lg:top-[8%]" : small ? "lg:top-[min(15vw,11rem)]" : "lg:top-[min(20.5vw,15rem)]";
  const mount = small ? "h-44 items-end md:max-lg:h-60" : "h-80 items-center md:max-lg:h-74 md:max-lg:items-end";
  const sheet = small
    ? `print:outline-line outline-transparent w-auto ${isUpright ? "h-44 md:max-lg:h-60" : "h-35 md:max-lg:h-48"}`
    : `outline-line ${isUpright ? "h-80 w-auto md:max-lg:h-74" : "w-full"}`;
  return (
    <li
      className={`group snap-start [counter-increment:paper] ${small ? "flex-none max-lg:w-min" : "print:w-auto"} print:break-inside-avoid`}
    >
      <div
        className={`lg:numeral grid lg:absolute lg:h-auto lg:transition-[rotate] lg:duration-240 lg:group-hover:z-6 lg:group-hover:rotate-0 print:h-60 ${mount} ${places[kind]} ${kind === "tax-numbers" ? top : ""}`}
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
