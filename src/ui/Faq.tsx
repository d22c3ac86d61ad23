import type { Question } from "../../content/schemas/structure.ts";
import { Disclosure } from "./Disclosure.tsx";
import { NoBreaks } from "./NoBreaks.tsx";

/** Questions that open in place, without script. */
export const Faq = ({ questions }: { questions: readonly Question[] }) => (
  <div className="border-t border-line">
    {questions.map(({ q, a }) => (
      <Disclosure
        key={q}
        label={<h3 className="max-md:text-base">{q}</h3>}
        line="title"
        className="prints-open border-b border-line"
      >
        <p className="max-w-prose pb-6 text-muted">
          <NoBreaks text={a} />
        </p>
      </Disclosure>
    ))}
  </div>
);
