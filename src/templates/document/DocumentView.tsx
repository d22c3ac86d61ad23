import { memo } from "react";
import { templatePage } from "../../../content/templates/template-library.ts";
import type { Block, DocumentModel } from "../../../domain/templates/model.ts";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { DocumentBlock, type HeadingTag } from "./DocumentBlock.tsx";

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
            label={clauses > 1 ? copy.readAll.replace("{count}", String(clauses)) : copy.readWhole}
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
