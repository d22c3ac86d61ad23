import { memo, type ReactNode } from "react";
import {
  type Block,
  type DocumentModel,
  plainText,
  type Segment,
  type SignatureBox,
} from "../../../domain/templates/model.ts";

/** Ids in the text have their own prefix, so that a clause named 'document' never meets a section of the page. */
export const textId = (id: string): string => `text-${id}`;

const Words = ({ segments }: { segments: readonly Segment[] }) =>
  segments.map((segment, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a block have no names of their own
    const words = <Word key={index} segment={segment} />;
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    return segment.bold ? <b key={index}>{words}</b> : words;
  });

function Word({ segment }: { segment: Segment }): ReactNode {
  switch (segment.kind) {
    case "field":
      return segment.filled ? (
        <span
          data-field={segment.variable}
          className="whitespace-pre-line data-active:bg-action-wash data-active:outline-2 data-active:outline-action"
        >
          {segment.text}
        </span>
      ) : (
        <mark
          data-field={segment.variable}
          className="bg-highlight/25 px-0.5 whitespace-pre-line text-ink data-active:outline-2 data-active:outline-action"
        >
          {segment.text}
        </mark>
      );
    case "reference":
      return (
        <a href={`#${textId(segment.target)}`} className="underline decoration-line-strong underline-offset-3">
          {segment.text}
        </a>
      );
    default:
      return segment.text;
  }
}

const indents = ["", "pl-9 sm:pl-12", "pl-9 sm:pl-12", "pl-16 sm:pl-22", "pl-23 sm:pl-31"] as const;
const markerColumn = "grid grid-cols-[2.25rem_minmax(0,1fr)] sm:grid-cols-[3rem_minmax(0,1fr)]";
const narrowColumn = "grid grid-cols-[1.75rem_minmax(0,1fr)] sm:grid-cols-[2.5rem_minmax(0,1fr)]";
/** Where a clause's number stands; its text then stands at the indent of that level. */
const clauseShapes = [
  "",
  markerColumn,
  markerColumn,
  `pl-9 sm:pl-12 ${narrowColumn}`,
  `pl-16 sm:pl-22 ${narrowColumn.replace("2.5rem", "2.25rem")}`,
] as const;

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

const anchor = (id: string | undefined) => (id ? { id: textId(id) } : {});

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
          <Words segments={block.segments} />
        </Tag>
      );
    case "schedule":
      return (
        <Tag {...anchor(block.id)} className="mt-14! border-t-3 border-double border-ink pt-6 text-xl">
          <span className="block text-sm font-strong tracking-normal text-muted">{block.marker}</span>
          <Words segments={block.segments} />
        </Tag>
      );
    case "clause":
      return block.headed ? (
        <Tag {...anchor(block.id)} className={`mt-9! text-lg leading-snug ${markerColumn}`}>
          <span className="figures">{block.marker}</span>
          <span>
            <Words segments={block.segments} />
          </span>
        </Tag>
      ) : (
        <p {...anchor(block.id)} className={clauseShapes[block.level]}>
          <span className="figures text-muted">{block.marker}</span>
          <span>
            <Words segments={block.segments} />
          </span>
        </p>
      );
    case "recital":
    case "party":
      return (
        <p {...anchor(block.id)} className={markerColumn}>
          <span className="figures text-muted">{block.marker}</span>
          <span>
            <Words segments={block.segments} />
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
            <Words segments={block.segments} />
          </span>
        </p>
      );
    case "heading":
      return (
        <Tag {...anchor(block.id)} className="mt-8! text-base leading-snug">
          <Words segments={block.segments} />
        </Tag>
      );
    case "note":
      return (
        <div
          {...anchor(block.id)}
          className={`${indents[block.level] ? "ml-9 sm:ml-12" : ""} border-l-3 border-highlight bg-highlight-wash px-4 py-3 text-xs`}
        >
          <p className="font-strong">Drafting note</p>
          <p>
            <Words segments={block.segments} />
          </p>
        </div>
      );
    case "line":
      return (
        <p {...anchor(block.id)} className={`mt-0! ${indents[block.level]}`}>
          <Words segments={block.segments} />
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
          <Words segments={block.segments} />
        </p>
      );
  }
}

function DocumentTable({ table }: { table: Extract<Block, { kind: "table" }> }) {
  const look = (column: number) =>
    `${columnWidths[Math.round((table.widths[column] ?? 0) * 12)]} ${table.align[column] === "right" ? "text-right" : ""}`;
  const name = table.header ? `Table: ${table.header.map(plainText).join(", ")}` : "Table";
  return (
    // biome-ignore lint/a11y/useSemanticElements: it has a name because it takes the focus, and is no part of a form
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
    <div role="group" className="my-5! overflow-x-auto" tabIndex={0} aria-label={name}>
      <table className="w-full min-w-[30rem] border-collapse border-y border-line-strong text-left text-xs">
        {table.header && (
          <thead>
            <tr className="bg-paper">
              {table.header.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are fixed
                <th key={column} scope="col" className={`px-3 py-2 align-bottom font-strong ${look(column)}`}>
                  <Words segments={cell} />
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
                  <Words segments={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Signatures = ({ boxes }: { boxes: readonly SignatureBox[] }) => (
  <ul className="my-8! grid gap-x-10 gap-y-10 sm:grid-cols-2">
    {boxes.map(({ heading, fields }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no names
      <li key={index} className="break-inside-avoid">
        <p>
          <Words segments={heading} />
        </p>
        <div aria-hidden="true" className="mt-10 border-b border-ink" />
        <p className="mt-1 text-xs text-muted">Signature</p>
        <dl className="mt-2 text-xs">
          {fields.map(({ label, value }) => (
            <div key={label} className="flex gap-2 border-b border-line pt-2 pb-0.5">
              <dt className="shrink-0 text-muted">{label}</dt>
              <dd className="min-w-0">
                <Words segments={value} />
              </dd>
            </div>
          ))}
        </dl>
      </li>
    ))}
  </ul>
);

/** Typing changes a few blocks; the others are told apart by what they say and are not drawn again. */
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

/** The document as a typeset page; the same component draws it at build and while it is being filled in. */
export function DocumentView({ model, version }: { model: DocumentModel; version: string }) {
  const tags = headingTags(model.blocks);
  return (
    <div className="border border-line bg-sheet px-5 py-8 text-sm shadow-lift [overflow-wrap:anywhere] sm:px-10 sm:py-12 xl:px-14">
      <div className="mb-8 flex items-baseline justify-between gap-6 border-b border-ink pb-4">
        <p className="text-2xl font-heading tracking-tight">{model.title}</p>
        <p className="figures shrink-0 text-xs text-muted">v{version}</p>
      </div>
      <div className="space-y-3">
        {model.blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks keep their order; one that comes or goes redraws those after it
          <LiveBlock key={index} block={block} tag={tags[index]!} />
        ))}
      </div>
    </div>
  );
}
