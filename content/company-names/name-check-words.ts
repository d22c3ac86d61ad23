import type { FindingText, NameKind } from "../schemas/company-names.ts";
import { agreed, check, verified } from "../sources/certainty.ts";
import { list } from "./read-lists.ts";

/** The ending the tool builds. It is never part of what the founder types. */
export const nameEndings: Readonly<Record<NameKind, string>> = {
  "private-limited": "Private Limited",
  opc: "(OPC) Private Limited",
  llp: "LLP",
  "section-8": "",
};

/** The last word of a Section 8 company's name, in place of 'Limited'. 'And the like': the list is not closed. */
export const section8Endings = list(
  "foundation, forum, association, federation, chambers, confederation, council, electoral trust",
);

/** No maximum was found in the Act or the rules; above `warnAbove` a name is unwieldy, and the form is said to stop at `stopAbove`. */
export const nameLengths = { warnAbove: 120, stopAbove: 165 } as const;

/** Accepted with letters, figures and spaces. The form's own set was not seen. */
export const acceptedSymbols = "&-'.()";

/** What each clause of rule 8(2) disregards. */
export const rule8Clauses = [
  { clause: "a", disregards: "endings such as Private Limited, LLP, Company, Corporation and Group" },
  { clause: "b", disregards: "singular or plural" },
  { clause: "c", disregards: "capitals, spaces, punctuation and special characters" },
  { clause: "d", disregards: "the tense of a word" },
  { clause: "e", disregards: "spelling by sound, and misspelling" },
  { clause: "f", disregards: "parts of an internet address such as www, net, org, dot and com" },
  { clause: "g", disregards: "the order of the words" },
  { clause: "h", disregards: "the articles a, an and the" },
  { clause: "i", disregards: "slight variations of spelling or grammar" },
  { clause: "j", disregards: "a complete translation or transliteration" },
  { clause: "k", disregards: "a place name that only one of the names has" },
  { clause: "l", disregards: "numbers, unless they are part of a brand" },
] as const;

/** Likeness that no clause names, in words: what the comparison finds beside the clauses. */
export const practiceWords = {
  old: "small words such as New, Shri or Om, disregarded before 2019",
  trade: "trade words of one family, such as Tech and Technologies, refused in practice",
  length: "a long or short vowel, refused in practice",
  parts: "the order of the parts of a word, refused in practice",
} as const;

const rule8 = {
  rule: "Rule 8, Companies (Incorporation) Rules, 2014, as substituted in 2019",
  ...verified("rule-8-2019"),
} as const;
const rule8a = "Rule 8A, Companies (Incorporation) Rules, 2014";

/** Findings that do not come from a word list. Words in braces are filled in by the check. */
export const findingTexts = {
  empty: {
    level: "block",
    title: "There is no name yet",
    text: "An ending alone, or a word such as Company, is no name. Type at least one word of your own before it.",
    rule: "Section 4, Companies Act, 2013",
    ...agreed("spice-part-a-kit"),
  },
  "short-ending": {
    level: "block",
    title: "Abbreviated ending",
    text: "The form refuses Pvt, (P), Ltd and the like. We have written the ending out.",
    rule: "SPICe+ Part A",
    ...agreed("spice-part-a-kit"),
  },
  "other-ending": {
    level: "info",
    title: "Ending of another structure",
    text: "The ending you typed is another structure’s, or only a part of yours. We have corrected it.",
    rule: "SPICe+ Part A",
    ...agreed("spice-part-a-kit"),
  },
  "section-8-ending": {
    level: "warn",
    title: "No word of a Section 8 company at the end",
    text: "A Section 8 company carries no 'Limited'. Its name ends in Foundation, Forum, Association, Federation, Chambers, Confederation, Council, Electoral Trust or the like.",
    rule: "Section 8, Companies Act, 2013; rule 8A",
    ...check("name-search-tool"),
    note: "The exact list was not seen. Some sites offer Trust and Society, which rule 8A does not allow.",
  },
  "ending-inside": {
    level: "block",
    title: "A legal ending inside the name: {words}",
    text: "Private and Limited close a name and stand nowhere else. The form refuses Pvt, Ltd and the like anywhere.",
    rule: "Section 4(1)(a), Companies Act, 2013; SPICe+ Part A",
    ...check("spice-part-a-kit"),
    note: "The short forms were read as refused; that 'Limited' comes last follows from the section, which was not seen.",
  },
  "same-name": {
    level: "block",
    title: "Counts as the same name as '{other}'",
    text: "Rule 8(2) disregards {clauses}. Without that, the two names are the same.",
    ...rule8,
    note: "The letters of clauses (h) to (l) follow a reprint and may differ by one in the gazette. Rule 8 lets a resolution of the existing company waive some matters; by the Registrar’s advisory of 12 March 2026 such a letter is not considered for the same or a similar name.",
    sources: ["rule-8-2019", "name-advisory-2026"],
  },
  "identical-name": {
    level: "block",
    title: "The same name as '{other}'",
    text: "The two names are identical.",
    ...rule8,
  },
  "near-name": {
    level: "warn",
    title: "May count as the same name as '{other}'",
    text: "The two names differ only by {clauses}. Expect a question.",
    ...rule8,
    status: "check",
    sources: ["rule-8-2019", "rule-8-before-2019", "name-advisory-2026"],
    note: "Full translations are judged by the Registrar. Small words such as New, Shri and Om were disregarded before 2019. The advisory of 12 March 2026 shows pairs of this kind as refused.",
  },
  "own-choice": {
    level: "warn",
    title: "Counts as the same name as your first choice '{other}'",
    text: "If the first is refused for likeness, this one will be too. Base the second on a different word.",
    rule: "Rules 8 and 9, Companies (Incorporation) Rules, 2014",
    ...check("rule-8-2019", "name-rejection-faq"),
  },
  "own-root": {
    level: "info",
    title: "Same main word as your first choice '{other}'",
    text: "If the first is refused for likeness, this one may be too. A different word is safer.",
    rule: "Rules 8 and 9, Companies (Incorporation) Rules, 2014",
    ...check("name-rejection-faq"),
  },
  "same-root": {
    level: "info",
    title: "Same main word as '{other}'",
    text: "Rule 8 calls the two names different. In practice the Registrar, or the other company, may still object.",
    rule: "Rule 8A, Companies (Incorporation) Rules, 2014; advisory of March 2026",
    ...check("name-advisory-2026"),
  },
  mark: {
    level: "warn",
    title: "A well-known mark, or close to one: {words}",
    text: "Refused in its trade unless the owner consents in writing, and its owner may object elsewhere. If it is your own name, say so in the form. Our list of marks is short: search the register for every word.",
    rule: "Rule 8A(b); sections 2(1)(zg) and 11(2), Trade Marks Act, 1999",
    ...check("well-known-marks", "rule-8a-2019", "name-advisory-2026"),
    note: "The rule was read; most marks on our list are from memory, and it is far from complete.",
  },
  "mark-elsewhere": {
    level: "info",
    title: "Also a well-known mark: {words}",
    text: "An ordinary word that is a mark in another trade. Do not use it in that trade, and search the register.",
    rule: "Rule 8A(b), Companies (Incorporation) Rules, 2014",
    ...check("well-known-marks", "rule-8a-2019"),
    note: "Our list of marks is from memory and far from complete.",
  },
  "business-word": {
    level: "warn",
    title: "Sounds like a bank, a fund or an insurer: {words}",
    text: "The Registrar may read it as that business, which needs the regulator’s approval. Be ready to explain it, or choose another word.",
    rule: `${rule8a}`,
    ...check("rule-8a-2019"),
    note: "Nobody publishes how longer words of this kind are treated; this is our judgement.",
  },
  overused: {
    level: "info",
    title: "Very many names begin so: {words}",
    text: "Nothing forbids it. Likeness with a name that exists is the risk, so search the registers with care.",
    rule: "Rule 8, Companies (Incorporation) Rules, 2014",
    ...check("rule-8-before-2019"),
  },
  "overused-only": {
    level: "warn",
    title: "An over-used word and nothing of your own: {words}",
    text: "Very many names carry it, and yours adds only the trade or a place: it is likely to resemble one of them. Add a word of your own.",
    rule: "Rule 8, Companies (Incorporation) Rules, 2014",
    ...check("rule-8-before-2019", "name-rejection-faq"),
  },
  "place-only": {
    level: "block",
    title: "Only a place name",
    text: "A name made only of a continent, country, state or city is refused. Add a word of your own.",
    rule: rule8a,
    ...verified("rule-8-before-2019"),
  },
  "foreign-place": {
    level: "warn",
    title: "A foreign place: {words}",
    text: "Needs proof of a business link with it, such as a memorandum of understanding. The name of an enemy country is never allowed.",
    rule: rule8a,
    ...verified("rule-8-before-2019", "name-rejection-faq"),
  },
  "india-and-country": {
    level: "block",
    title: "India together with another country: {words}",
    text: "A name of this kind is allowed only where a government takes part.",
    rule: rule8a,
    ...verified("rule-8-before-2019"),
  },
  descriptive: {
    level: "warn",
    title: "Too general: it only describes the business",
    text: "Names such as Cotton Textile Mills or Chennai Software Solutions are usually sent back. Add a word of your own, for example in front.",
    rule: `${rule8a}; MCA FAQ on rejections`,
    ...verified("name-rejection-faq", "rule-8-before-2019"),
  },
  "numbers-only": {
    level: "warn",
    title: "Numbers alone",
    text: "Numbers are disregarded when names are compared, unless they are a brand. Add a word of your own.",
    rule: "Rule 8(2)(l), Companies (Incorporation) Rules, 2014",
    ...check("rule-8-2019"),
    note: "The letter of the clause may differ by one in the gazette.",
  },
  initials: {
    level: "warn",
    title: "Initials without a meaning: {words}",
    text: "Explain in the form what the letters stand for: unexplained letters are sent back.",
    rule: "MCA FAQ on rejections",
    ...verified("name-rejection-faq", "name-relaxation-2016", "llp-rule-18-2018"),
  },
  "llp-place-in-brackets": {
    level: "warn",
    title: "A place in brackets: {words}",
    text: "A place in brackets, as in Indian Press (Delhi) LLP, does not make the name different from one without it.",
    rule: "LLP Rules, 2009, rule 18, text before the change of 2022",
    ...check("llp-name-rules"),
  },
  long: {
    level: "warn",
    title: "A long name",
    text: "{length} characters with the ending. We found no maximum in the law, but above 120 it is hard to use.",
    rule: "Our own limit",
    ...check("name-search-tool"),
  },
  "too-long": {
    level: "block",
    title: "Too long",
    text: "{length} characters with the ending; keep it to 165.",
    rule: "165 characters, the figure in use for the form",
    ...check("name-search-tool"),
    note: "No statute or rule with this figure was found.",
  },
  symbols: {
    level: "info",
    title: "Signs in the name: {words}",
    text: "Usually accepted. They do not make the name different from one without them.",
    rule: "Rule 8(2)(c)",
    ...check("name-rejection-faq", "rule-8-2019"),
  },
  characters: {
    level: "warn",
    title: "Characters the form may refuse: {words}",
    text: "Use English letters, figures, spaces and & - ' . ( ) only. The form’s own list is not published.",
    rule: "Rule 8(2)(c); SPICe+ Part A",
    ...check("name-rejection-faq", "rule-8-2019"),
  },
} as const satisfies Record<string, FindingText>;

/** Good to know, but a ground on which the name may still fall: no seal above one of these. */
export const riskFindings: readonly string[] = list("mark-elsewhere, same-root, own-root, overused");

/** Said with a proposed rewrite. */
export const repairWords = {
  removed: "Without {words}.",
  instead: "'{instead}' instead of '{word}'.",
  root: "'{root}' is said to mean {meaning}. We have not checked it: ask someone who speaks the language.",
  ended: "With '{ending}' at the end.",
  shortened: "Shortened.",
  cleaned: "Written with characters the form accepts.",
  pattern:
    "Put a word of your own in the blank: a name from your family or your village, or a word that has nothing to do with the trade. Say it aloud to a few people and see whether they can spell it.",
} as const;
