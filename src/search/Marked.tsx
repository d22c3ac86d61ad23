import type { TextPart } from "./marks.ts";

const looks = {
  title: "rounded-sm bg-action/12 text-inherit",
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
