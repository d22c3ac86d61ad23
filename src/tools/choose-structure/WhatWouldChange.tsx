import { chooseStructure } from "../../../content/choose-structure.ts";
import type { QuestionId } from "../../../domain/structure-choice/answers.ts";
import type { Recommendation } from "../../../domain/structure-choice/recommend.ts";
import { SmallHeading } from "../../ui/SmallHeading.tsx";

const words = chooseStructure.result.changes;

interface Props {
  changes: Recommendation["changes"];
  onChange: (question: QuestionId) => void;
}

/** 'If you give ESOPs' leads to 'Private Limited'. Each with a way to try it. */
export const WhatWouldChange = ({ changes, onChange }: Props) => (
  <section aria-labelledby="changes-heading">
    <SmallHeading id="changes-heading" title={words.heading} text={changes.length > 0 ? words.text : words.none} />
    {changes.length > 0 && (
      <ul className="mt-4 border-t border-ink">
        {changes.map(({ question, condition, leadsTo }) => (
          <li
            key={question}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 border-b border-line py-1.5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
          >
            <p className="max-md:col-start-1">{condition}</p>
            <p className="font-strong first-letter:uppercase max-md:col-start-1">{leadsTo}</p>
            <button
              type="button"
              onClick={() => onChange(question)}
              className="no-print link min-h-11 text-sm font-strong max-md:col-start-2 max-md:row-span-2 max-md:row-start-1"
            >
              {chooseStructure.standing.changeLabel}
              <span className="sr-only">{` ${condition}, ${leadsTo}.`}</span>
            </button>
          </li>
        ))}
      </ul>
    )}
  </section>
);
