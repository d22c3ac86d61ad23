import type { TextPart } from "./marks.ts";

const looks = {
  // A stroke under the words, not a box around them.
  title:
    "box-decoration-clone bg-transparent bg-linear-to-t from-action/13 from-38% to-transparent to-38% text-inherit",
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
