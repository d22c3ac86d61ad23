import { chooseStructure } from "../../../content/tools/choose-structure.ts";
import { groupBy } from "../../../domain/group-by.ts";
import type { QuestionId } from "../../../domain/structure-choice/answers.ts";
import type { Recommendation } from "../../../domain/structure-choice/recommend.ts";
import { fill } from "../../../domain/text.ts";
import { AnswerDisclosure } from "./AnswerDisclosure.tsx";

const words = chooseStructure.result.changes;

const countText = (count: number) => (count === 1 ? words.one : fill(words.count, { count }));

interface Props {
  changes: Recommendation["changes"];
  onChange: (question: QuestionId) => void;
}

/** What it would come to, and the answers that lead there: 'Private Limited', 'If you give ESOPs'. Each with a way to try it. */
export const WhatWouldChange = ({ changes, onChange }: Props) => (
  <AnswerDisclosure
    id="changes"
    title={words.heading}
    inside={changes.length > 0 ? countText(changes.length) : undefined}
    text={changes.length > 0 ? words.text : words.none}
    open
  >
    {changes.length > 0 && (
      <ul>
        {[...groupBy(changes, ({ leadsTo }) => leadsTo)].map(([leadsTo, conditions]) => (
          <li
            key={leadsTo}
            className="grid gap-x-10 border-t border-line py-2 lg:grid-cols-[minmax(0,21rem)_minmax(0,1fr)]"
          >
            <p className="pt-2.25 font-strong first-letter:uppercase">{leadsTo}</p>
            <ul>
              {conditions.map(({ question, condition }) => (
                <li
                  key={question}
                  className="flex items-center justify-between gap-6 border-line max-lg:not-first:border-t max-lg:py-1"
                >
                  <p>{condition}</p>
                  <button
                    type="button"
                    onClick={() => onChange(question)}
                    className="no-print link min-h-11 text-sm font-strong"
                  >
                    {chooseStructure.standing.changeLabel}
                    <span className="sr-only">{` ${condition}, ${leadsTo}.`}</span>
                  </button>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    )}
  </AnswerDisclosure>
);
