import type { ReactNode } from "react";
import type { Segment } from "../../../domain/templates/filled-document.ts";

/** Ids in the text have their own prefix, so that a clause named 'document' never meets a section of the page. */
export const textId = (id: string): string => `text-${id}`;

/** The text of a block: plain words, fields to fill in and references to other clauses. */
export const Segments = ({ segments }: { segments: readonly Segment[] }) =>
  segments.map((segment, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the segments of a block have no ids of their own
    const text = <SegmentText key={index} segment={segment} />;
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    return segment.bold ? <b key={index}>{text}</b> : text;
  });

function SegmentText({ segment }: { segment: Segment }): ReactNode {
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
