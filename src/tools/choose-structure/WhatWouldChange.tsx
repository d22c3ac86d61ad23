import { chooseStructure } from "../../../content/choose-structure.ts";
import type { QuestionId } from "../../../domain/structure-choice/answers.ts";
import type { Recommendation } from "../../../domain/structure-choice/recommend.ts";

const words = chooseStructure.result.changes;

interface Props {
  changes: Recommendation["changes"];
  onChange: (question: QuestionId) => void;
}

/** 'If you give ESOPs, Private Limited.' Each with a way to try it. */
export const WhatWouldChange = ({ changes, onChange }: Props) => (
  <section aria-labelledby="changes-heading">
    <h2 id="changes-heading" className="text-2xl">
      {words.heading}
    </h2>
    <p className="mt-2 text-sm text-muted">{changes.length > 0 ? words.text : words.none}</p>
    {changes.length > 0 && (
      <ul className="mt-4 border-t border-ink">
        {changes.map(({ question, text }) => (
          <li
            key={question}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 border-b border-line py-2"
          >
            <p>{text}</p>
            <button
              type="button"
              onClick={() => onChange(question)}
              className="no-print link min-h-11 text-sm font-strong"
            >
              {chooseStructure.standing.changeLabel}
              <span className="sr-only"> {text}</span>
            </button>
          </li>
        ))}
      </ul>
    )}
  </section>
);
