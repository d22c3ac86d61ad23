import { chooseStructure } from "../../../content/tools/choose-structure.ts";
import type { Recommendation } from "../../../domain/structure-choice/recommend.ts";
import { joinWords } from "../../../domain/text.ts";
import { AnswerDisclosure, AnswerEntry } from "./AnswerDisclosure.tsx";
import { Rule } from "./Rule.tsx";

const { fullNames, result: words } = chooseStructure;

/** How the structure converts later, and what lies outside the three. */
export const LaterAndElsewhere = ({ result: { structure, conversions, pointers } }: { result: Recommendation }) => (
  <>
    {conversions.length > 0 && (
      <AnswerDisclosure
        id="later"
        title={words.later.heading}
        inside={joinWords(conversions.map(({ to }) => fullNames[to]))}
        text={words.later.text}
      >
        <ul>
          {conversions.map((conversion) => (
            <AnswerEntry key={conversion.to} title={fullNames[conversion.to]}>
              <p>{conversion.steps}</p>
              {conversion.cost && <p className="mt-1 text-sm text-muted">{conversion.cost}</p>}
              <Rule rule={{ ...conversion, basis: conversion.route }} />
            </AnswerEntry>
          ))}
        </ul>
      </AnswerDisclosure>
    )}
    {structure && pointers.length > 0 && (
      <AnswerDisclosure
        id="elsewhere"
        title={words.elsewhere.heading}
        inside={joinWords(pointers.map(({ title }) => title))}
        text={words.elsewhere.text}
      >
        <ul>
          {pointers.map((pointer) => (
            <AnswerEntry key={pointer.id} title={pointer.title}>
              <p>{pointer.text}</p>
              <Rule rule={pointer} />
            </AnswerEntry>
          ))}
        </ul>
      </AnswerDisclosure>
    )}
  </>
);
