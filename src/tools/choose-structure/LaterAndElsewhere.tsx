import type { ReactNode } from "react";
import { chooseStructure } from "../../../content/choose-structure.ts";
import type { Recommendation } from "../../../domain/structure-choice/recommend.ts";
import { joinWords } from "../../../domain/text.ts";
import { Fold } from "../../ui/Fold.tsx";
import { SmallHeading } from "../../ui/SmallHeading.tsx";
import { Rule } from "./Rule.tsx";

const words = chooseStructure.result;

/** What to do before filing, how the structure converts later, and what lies outside the three. */
export const LaterAndElsewhere = ({
  result: { structure, flags, conversions, pointers },
}: {
  result: Recommendation;
}) => (
  <div className="grid empty:hidden gap-x-16 gap-y-14 lg:grid-cols-2">
    {flags.length > 0 && (
      <Part id="flags" heading={words.flagsHeading}>
        {flags.map((flag) => (
          <li key={flag.text} className="border-b border-line py-3.5">
            <p className="text-sm">{flag.text}</p>
            <Rule rule={flag} />
          </li>
        ))}
      </Part>
    )}
    {conversions.length > 0 && (
      <Part
        id="later"
        heading={words.later.heading}
        text={words.later.text}
        fold={joinWords(conversions.map(({ to }) => chooseStructure.fullNames[to]))}
      >
        {conversions.map((conversion) => (
          <li key={conversion.to} className="border-b border-line py-3.5">
            <p className="font-strong">{chooseStructure.fullNames[conversion.to]}</p>
            <p className="mt-1 text-sm">{conversion.steps}</p>
            {conversion.cost && <p className="mt-1 text-sm text-muted">{conversion.cost}</p>}
            <Rule rule={{ ...conversion, basis: conversion.route }} />
          </li>
        ))}
      </Part>
    )}
    {structure && pointers.length > 0 && (
      <Part id="elsewhere" heading={words.elsewhere.heading} text={words.elsewhere.text}>
        {pointers.map((pointer) => (
          <li key={pointer.id} className="border-b border-line py-3.5">
            <p className="font-strong">{pointer.title}</p>
            <p className="mt-1 text-sm">{pointer.text}</p>
            <Rule rule={pointer} />
          </li>
        ))}
      </Part>
    )}
  </div>
);

interface PartProps {
  id: string;
  heading: string;
  text?: string;
  /** Where what follows is folded: the line that opens it. */
  fold?: string;
  children: ReactNode;
}

const Part = ({ id, heading, text, fold, children }: PartProps) => (
  <section aria-labelledby={`${id}-heading`}>
    <SmallHeading id={`${id}-heading`} title={heading} text={text} />
    {fold ? (
      <Fold label={fold} className="prints-open mt-4 border-y border-line print:[&>summary]:hidden">
        <ul className="border-t border-line *:last:border-0">{children}</ul>
      </Fold>
    ) : (
      <ul className="mt-4 border-t border-ink">{children}</ul>
    )}
  </section>
);
