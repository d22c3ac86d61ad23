import { type CallLanguage, offeredLanguages, otherLanguages } from "../../content/contact/enquiry.ts";
import type { Site } from "../../content/site.ts";

const known = [...offeredLanguages, ...otherLanguages];

/** The owner names a language in English or as it is written; one we do not know stays as it was given. */
const findLanguage = (given: string): CallLanguage =>
  known.find(({ name, own }) => name.toLowerCase() === given.toLowerCase() || own === given) ?? {
    name: given,
    own: given,
  };

/** What a visitor may choose: the owner's list, or else the usual ones and what the team speaks. */
export function callLanguages({ callLanguages: listed, team }: Pick<Site, "callLanguages" | "team">): CallLanguage[] {
  const names = listed ?? [
    ...offeredLanguages.map(({ name }) => name),
    ...team.flatMap(({ languages = [] }) => languages),
  ];
  const found = new Map(names.map(findLanguage).map((language) => [language.name, language]));
  return [...found.values()];
}
