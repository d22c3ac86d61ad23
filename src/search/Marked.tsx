import type { TextPart } from "./marks.ts";

/** A text with what was looked for marked in it. */
export const Marked = ({ parts }: { parts: readonly TextPart[] }) =>
  parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
        key={index}
        className="bg-action/12 text-inherit"
      >
        {text}
      </mark>
    ) : (
      text
    ),
  );
