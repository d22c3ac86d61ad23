import type { ReactNode } from "react";
import type { Block } from "../../../domain/templates/model.ts";
import { DocumentTable } from "./DocumentTable.tsx";
import { Segments, textId } from "./Segments.tsx";
import { Signatures } from "./Signatures.tsx";

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

export type HeadingTag = "h3" | "h4" | "h5";

interface BlockProps {
  block: Block;
  tag: HeadingTag;
}

export function DocumentBlock({ block, tag: Tag }: BlockProps): ReactNode {
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
