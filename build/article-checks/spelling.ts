/** Terms of Indian company law and tax as this site writes them. A pattern finds every spelling; only the right one is allowed. */
const terms: readonly (readonly [pattern: RegExp, right: string])[] = [
  [/\bspice ?(?:\+|plus\b)/gi, "SPICe+"],
  [/\bfillip\b/gi, "FiLLiP"],
  [/\bstart-?up india\b/gi, "Startup India"],
  [/\bstand-?up india\b/gi, "Stand-Up India"],
  [/\bdpiit\b/gi, "DPIIT"],
  [/\bgstin\b/gi, "GSTIN"],
  [/\ba+dh?a+r\b/gi, "Aadhaar"],
  [/\bpvt\.? ltd\b/gi, "Pvt Ltd"],
  [/\bdigilocker\b/gi, "DigiLocker"],
  [/\bAGILE-PRO-S\b/gi, "AGILE-PRO-S"],
  [/\bINC[ -]?20A\b/gi, "INC-20A"],
  [/\bDIR[ -]?3\b/gi, "DIR-3"],
  [/\bAOC[ -]?4\b/gi, "AOC-4"],
  [/\bMGT[ -]?7A?\b/gi, "MGT-7"],
  [/\bADT[ -]?1\b/gi, "ADT-1"],
];

const wrong: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [/\bauthorized\b/i, "authorised"],
  [
    /\b(?:an?|the|this|that|your|its|their|each|every|no|driving|trade|separate|central|state|8) licenses?\b/i,
    "licence (the noun)",
  ],
  [/\bemails?\b/i, "e-mail"],
  [/\b(?:recogni|organi|capitali|speciali)z(?:e|ed|es|ing|ation)\b/i, "the spelling with s: recognise, organise"],
  [/\blacs?\b/i, "lakh"],
  [/\b(?:Rs\.?|INR) ?\d/, "₹ before the figure"],
  [/\bMOA\b/, "MoA"],
  [/\bAOA\b/, "AoA"],
  [/\bfulfillment\b/i, "fulfilment"],
  [/\bcheck ?book\b/i, "cheque book"],
];

/** What is spelt otherwise than the site spells it, each with what to write. */
export function findSpellingErrors(text: string): string[] {
  const unlike = terms.flatMap(([pattern, right]) =>
    [...text.matchAll(pattern)].filter(([found]) => !sameTerm(found, right)).map(([found]) => say(found, right)),
  );
  const bad = wrong.flatMap(([pattern, advice]) => {
    const found = text.match(pattern)?.[0];
    return found ? [say(found, advice)] : [];
  });
  return [...new Set([...unlike, ...bad])];
}

/** Some terms have a longer form: MGT-7 and MGT-7A. */
const sameTerm = (found: string, right: string) => found === right || found === `${right}A`;
const say = (found: string, right: string) => `'${found}' is written ${right}`;
