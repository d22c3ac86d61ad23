import { Plus } from "lucide-react";
import type { Question } from "../../content/schemas/text.ts";
import { NoBreaks } from "./NoBreaks.tsx";

/** Questions that open in place, without script. */
export const Faq = ({ questions }: { questions: readonly Question[] }) => (
  <div className="border-t border-line">
    {questions.map(({ q, a }) => (
      <details key={q} className="group border-b border-line">
        <summary className="flex min-h-14 items-center justify-between gap-6 py-4 text-lg font-strong">
          {q}
          <Plus
            aria-hidden="true"
            className="size-5 shrink-0 text-action transition-transform group-open:rotate-45"
            strokeWidth={1.5}
          />
        </summary>
        <p className="max-w-prose pb-6 text-muted">
          <NoBreaks text={a} />
        </p>
      </details>
    ))}
  </div>
);
