import type { TextPart } from "./marks.ts";

const looks = {
  // A stroke under the words, not a box around them.
  title: "bg-transparent bg-[linear-gradient(#0000_62%,--alpha(var(--color-action)/13%)_0)] text-inherit",
  text: "bg-transparent font-strong text-ink",
};

/** A text with what was looked for marked in it. */
export const Marked = ({ parts, as }: { parts: readonly TextPart[]; as: keyof typeof looks }) =>
  parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
      <mark key={index} className={looks[as]}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
