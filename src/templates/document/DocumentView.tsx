import { memo, type ReactNode } from "react";
import { templatePage } from "../../../content/templates/template-library.ts";
import {
  type Block,
  type DocumentModel,
  plainText,
  type SignatureBox,
} from "../../../domain/templates/filled-document.ts";
import { fill } from "../../../domain/text.ts";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { Segments, textId } from "./Segments.tsx";

const columnWidths = [
  "",
  "w-1/12",
  "w-2/12",
  "w-3/12",
  "w-4/12",
  "w-5/12",
  "w-6/12",
  "w-7/12",
  "w-8/12",
  "w-9/12",
  "w-10/12",
  "w-11/12",
  "w-full",
];

/** Two columns fit a phone; with more the table scrolls in its frame, and says so. */
const scrolling =
  "scroll-hint before:sticky before:left-0 before:block before:w-fit before:pb-1 before:text-sm before:text-muted max-sm:before:content-['Swipe_to_see_all_columns']";

const firstWitness = (boxes: readonly SignatureBox[]) =>
  boxes.findIndex(({ heading }) => plainText(heading).startsWith("Witness"));

/** Parties and witnesses: the first witness begins a row, so that nobody seems to attest the party beside it. */
const Signatures = ({ boxes }: { boxes: readonly SignatureBox[] }) => (
  <ul className="my-8! grid gap-x-10 gap-y-10 sm:grid-cols-2">
    {boxes.map(({ heading, fields }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no names
      <li key={index} className={`break-inside-avoid ${index === firstWitness(boxes) ? "sm:col-start-1" : ""}`}>
        <p>
          <Segments segments={heading} />
        </p>
        <div aria-hidden="true" className="mt-10 border-b border-ink" />
        <p className="mt-1 text-sm text-muted">Signature</p>
        <dl className="mt-2 text-sm">
          {fields.map(({ label, value }) => (
            <div key={label} className="flex gap-2 border-b border-line pt-2 pb-0.5">
              <dt className="shrink-0 text-muted">{label}</dt>
              <dd className="min-w-0">
                <Segments segments={value} />
              </dd>
            </div>
          ))}
        </dl>
      </li>
    ))}
  </ul>
);

const indents = ["", "pl-9 sm:pl-12", "pl-9 sm:pl-12", "pl-16 sm:pl-22", "pl-23 sm:pl-31"] as const;

const markerColumn = "grid grid-cols-[2.25rem_minmax(0,1fr)] sm:grid-cols-[3rem_minmax(0,1fr)]";

const narrowColumn = "grid grid-cols-[1.75rem_minmax(0,1fr)] sm:grid-cols-[2.5rem_minmax(0,1fr)]";

/** Where a clause's number is set; its text is then at the indent of that level. */
const clauseShapes = [
  "",
  markerColumn,
  markerColumn,
  `pl-9 sm:pl-12 ${narrowColumn}`,
  `pl-16 sm:pl-22 ${narrowColumn.replace("2.5rem", "2.25rem")}`,
] as const;

const anchor = (id: string | undefined) => (id ? { id: textId(id) } : {});

const copy = templatePage.document;

/** Typing changes a few blocks; the others are compared by content and not rendered again. */
const LiveBlock = memo(
  DocumentBlock,
  (before, after) => before.tag === after.tag && JSON.stringify(before.block) === JSON.stringify(after.block),
);

/** Headings of the text hang under the section's own: documents of a set first, then schedules, then what they hold. */
function headingTags(blocks: readonly Block[]): HeadingTag[] {
  const tags: HeadingTag[] = ["h3", "h4", "h5"];
  const outer = blocks.some(({ kind }) => kind === "part") ? 1 : 0;
  let inner = outer;
  return blocks.map(({ kind }) => {
    if (kind === "part") {
      inner = outer;
      return "h3";
    }
    if (kind === "schedule") {
      inner = outer + 1;
      return tags[outer]!;
    }
    return tags[inner]!;
  });
}

/** Blocks of a letter, which has no clauses, that are shown before the rest is asked for. */
const opening = 8;

/** Where the second clause begins, and how many there are. */
function foldedFrom(blocks: readonly Block[]): { from: number; clauses: number } {
  const clauses = blocks.flatMap((block, index) => (block.kind === "clause" && block.headed ? [index] : []));
  return { from: clauses[1] ?? opening, clauses: clauses.length };
}

interface Props {
  model: DocumentModel;
  version: string;
  /** On narrow screens the first clause, and the rest in a fold. */
  folded?: boolean;
}

/** The document as a page; the same component renders it at build and while it is being filled in. */
export function DocumentView({ model, version, folded = false }: Props) {
  const tags = headingTags(model.blocks);
  const { from, clauses } = foldedFrom(model.blocks);
  const blocks = model.blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks keep their order; one that comes or goes redraws those after it
    <LiveBlock key={index} block={block} tag={tags[index]!} />
  ));
  return (
    <div className="border border-line bg-sheet px-5 py-8 text-sm shadow-lift [overflow-wrap:anywhere] sm:px-10 sm:py-12 xl:px-14">
      <div className="mb-8 flex items-baseline justify-between gap-6 border-b border-ink pb-4">
        <p className="text-2xl font-heading tracking-tight">{model.title}</p>
        <p className="figures shrink-0 text-xs text-muted">v{version}</p>
      </div>
      {folded ? (
        <>
          <div className="space-y-3">{blocks.slice(0, from)}</div>
          <Disclosure
            line="title"
            label={clauses > 1 ? fill(copy.readAll, { count: clauses }) : copy.readWhole}
            className="open-when-wide prints-open mt-6 border-y border-ink text-action lg:mt-3!"
          >
            <div className="space-y-3 text-ink">{blocks.slice(from)}</div>
          </Disclosure>
        </>
      ) : (
        <div className="space-y-3">{blocks}</div>
      )}
    </div>
  );
}

type HeadingTag = "h3" | "h4" | "h5";

interface BlockProps {
  block: Block;
  tag: HeadingTag;
}

function DocumentBlock({ block, tag: Tag }: BlockProps): ReactNode {
  switch (block.kind) {
    case "part":
      return (
        <Tag
          {...anchor(block.id)}
          className={`text-2xl ${block.first ? "" : "mt-16! border-t border-line-strong pt-10"}`}
        >
          <Segments segments={block.segments} />
        </Tag>
      );
    case "schedule":
      return (
        <Tag {...anchor(block.id)} className="mt-14! border-t-3 border-double border-ink pt-6 text-xl">
          <span className="block text-sm font-strong tracking-normal text-muted">{block.marker}</span>
          <Segments segments={block.segments} />
        </Tag>
      );
    case "clause":
      return block.headed ? (
        <Tag {...anchor(block.id)} className={`mt-9! text-lg leading-snug ${markerColumn}`}>
          <span className="figures">{block.marker}</span>
          <span>
            <Segments segments={block.segments} />
          </span>
        </Tag>
      ) : (
        <p {...anchor(block.id)} className={clauseShapes[block.level]}>
          <span className="figures text-muted">{block.marker}</span>
          <span>
            <Segments segments={block.segments} />
          </span>
        </p>
      );
    case "recital":
    case "party":
      return (
        <p {...anchor(block.id)} className={markerColumn}>
          <span className="figures text-muted">{block.marker}</span>
          <span>
            <Segments segments={block.segments} />
          </span>
        </p>
      );
    case "bullet":
      return (
        <p {...anchor(block.id)} className={`${indents[block.level]} grid grid-cols-[1.25rem_minmax(0,1fr)]`}>
          <span aria-hidden="true" className="text-muted">
            •
          </span>
          <span>
            <Segments segments={block.segments} />
          </span>
        </p>
      );
    case "heading":
      return (
        <Tag {...anchor(block.id)} className="mt-8! text-base leading-snug">
          <Segments segments={block.segments} />
        </Tag>
      );
    case "note":
      return (
        <div
          {...anchor(block.id)}
          className={`${indents[block.level] ? "ml-9 sm:ml-12" : ""} border-l-3 border-line-strong bg-paper px-4 py-3 text-sm`}
        >
          <p className="font-strong">Drafting note</p>
          <p>
            <Segments segments={block.segments} />
          </p>
        </div>
      );
    case "line":
      return (
        <p {...anchor(block.id)} className={`mt-0! ${indents[block.level]}`}>
          <Segments segments={block.segments} />
        </p>
      );
    case "table":
      return <DocumentTable table={block} />;
    case "signatures":
      return <Signatures boxes={block.boxes} />;
    case "pagebreak":
      return <hr className="my-10! border-dashed border-line-strong" />;
    default:
      return (
        <p {...anchor(block.id)} className={indents[block.level]}>
          <Segments segments={block.segments} />
        </p>
      );
  }
}

function DocumentTable({ table }: { table: Extract<Block, { kind: "table" }> }) {
  const scrolls = table.widths.length > 2;
  const look = (column: number) =>
    `${columnWidths[Math.round((table.widths[column] ?? 0) * 12)]} ${table.align[column] === "right" ? "text-right" : ""} ${scrolls ? "" : "max-sm:w-auto"}`;
  const name = table.header ? `Table: ${table.header.map(plainText).join(", ")}` : "Table";
  return (
    // biome-ignore lint/a11y/useSemanticElements: it has a name because it takes the focus, and is no part of a form
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
    <div role="group" className={`my-5! overflow-x-auto ${scrolls ? scrolling : ""}`} tabIndex={0} aria-label={name}>
      <table
        className={`w-full border-collapse border-y border-line-strong text-left text-sm leading-snug ${scrolls ? "min-w-[30rem]" : ""}`}
      >
        {table.header && (
          <thead>
            <tr className="bg-paper">
              {table.header.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are fixed
                <th key={column} scope="col" className={`px-3 py-2 align-bottom font-strong ${look(column)}`}>
                  <Segments segments={cell} />
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {table.rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names
            <tr key={row} className="border-t border-line">
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are fixed
                <td key={column} className={`px-3 py-2 align-top ${look(column)}`}>
                  <Segments segments={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
