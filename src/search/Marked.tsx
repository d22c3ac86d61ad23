import type { TextPart } from "./marks.ts";

/** A text with what was looked for marked in it: a stroke under the words, not a box around them. */
export const Marked = ({ parts }: { parts: readonly TextPart[] }) =>
  parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
        key={index}
        className="bg-transparent bg-[linear-gradient(#0000_70%,--alpha(var(--color-action)/12%)_0)] text-inherit"
      >
        {text}
      </mark>
    ) : (
      text
    ),
  );
