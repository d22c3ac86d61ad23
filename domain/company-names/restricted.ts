import { wordRules } from "../../content/company-names/restricted-words.ts";
import type { WordRule } from "../../content/schemas/company-names.ts";
import type { StructureId } from "../../content/schemas/structure-id.ts";
import { type Finding, severity } from "./findings.ts";
import { findPhrase, type Word } from "./tokens.ts";
import { singular } from "./word-forms.ts";

interface Match {
  rule: WordRule;
  start: number;
  length: number;
}

const contains = (words: readonly string[], phrases: readonly string[]): boolean =>
  phrases.some((phrase) => findPhrase(words, phrase.split(" ")) !== -1);

function findMatches(rule: WordRule, words: readonly Word[]): Match[] {
  const texts = words.map(({ text }) => text);
  const singulars = texts.map(singular);
  if (rule.together && !contains(texts, rule.together)) return [];
  return rule.phrases.flatMap((phrase) => {
    const parts = phrase.split(" ");
    const found: Match[] = [];
    for (let start = 0; start + parts.length <= words.length; start += 1) {
      const here = parts.every((part, offset) => texts[start + offset] === part || singulars[start + offset] === part);
      const typed = words.slice(start, start + parts.length).map((word) => word.typed);
      if (!here || (rule.capitals && typed.some((word) => word !== word.toUpperCase()))) continue;
      if (rule.last && start + parts.length < words.length) continue;
      found.push({ rule, start, length: parts.length });
    }
    return found;
  });
}

/** A match inside a longer one that is at least as serious adds nothing: 'authority' in 'development authority'. */
const isCovered = (match: Match, all: readonly Match[]): boolean =>
  all.some(
    (other) =>
      other.length > match.length &&
      other.start <= match.start &&
      other.start + other.length >= match.start + match.length &&
      severity[other.rule.level] >= severity[match.rule.level],
  );

/** Words that need an approval, a declaration or another legal form: one finding for each rule, with the words it met. */
export function restrictedWords(words: readonly Word[], structure: StructureId): Finding[] {
  const rules = wordRules.filter(({ structures }) => !structures || structures.includes(structure));
  const matches = rules.flatMap((rule) => findMatches(rule, words));
  const kept = matches.filter((match) => !isCovered(match, matches));
  return rules.flatMap((rule): Finding[] => {
    const own = kept.filter((match) => match.rule === rule);
    if (own.length === 0) return [];
    const typed = own.map(({ start, length }) =>
      words
        .slice(start, start + length)
        .map((word) => word.typed)
        .join(" "),
    );
    const { id, level, need, llpRule18, rule: ownRule, authority, note, status, sources, checkedUpTo } = rule;
    const clause = structure === "llp" && llpRule18 ? `LLP Rules, 2009, rule 18; ${ownRule}` : ownRule;
    const unique = [...new Set(typed)];
    const title = unique.map((word) => `'${word}'`).join(", ");
    return [
      {
        id,
        level,
        title,
        text: need,
        rule: clause,
        authority,
        words: unique,
        fixed: false,
        note,
        status,
        sources,
        checkedUpTo,
      },
    ];
  });
}
