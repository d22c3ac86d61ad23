import type { Question } from "../../content/schemas/text.ts";
import { FoldMark } from "./FoldMark.tsx";
import { NoBreaks } from "./NoBreaks.tsx";

/** Questions that open in place, without script. */
export const Faq = ({ questions }: { questions: readonly Question[] }) => (
  <div className="border-t border-line">
    {questions.map(({ q, a }) => (
      <details key={q} className="border-b border-line">
        <summary className="flex min-h-14 items-center justify-between gap-6 py-4 text-lg font-strong">
          {q}
          <FoldMark className="size-5 text-action" />
        </summary>
        <p className="max-w-prose pb-6 text-muted">
          <NoBreaks text={a} />
        </p>
      </details>
    ))}
  </div>
);
