import type { Found } from "./engine.ts";
import { markClass, type TextPart } from "./marks.ts";
import { aboutText } from "./words.ts";

const Marked = ({ parts }: { parts: readonly TextPart[] }) =>
  parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
        key={index}
        className={markClass}
      >
        {text}
      </mark>
    ) : (
      text
    ),
  );

/** What was found, in two lines: its title, then its kind and what it is about. */
export const FoundLine = ({ entry }: { entry: Found }) => (
  <>
    <span className="font-strong">
      <Marked parts={entry.mark(entry.title)} />
    </span>
    <span className="block truncate text-sm text-muted">
      <Marked parts={entry.mark(aboutText(entry))} />
    </span>
  </>
);
