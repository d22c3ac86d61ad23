import { z } from "zod";
import {
  clauseSchema,
  findingTextSchema,
  ordinaryMarkSchema,
  wordListSchema,
  wordMapSchema,
  wordRuleSchema,
} from "./company-names.ts";
import {
  companyFeesSchema,
  extraCostSchema,
  llpDutySchema,
  llpFeesSchema,
  otherChargesSchema,
  section8Schema,
  stampDutySchema,
  yearlyCostSchema,
} from "./incorporation-costs.ts";
import { packSchema } from "./pack.ts";
import { packIds } from "./pack-id.ts";
import { sentence, sourceSchema } from "./sourced.ts";
import { stateSchema } from "./state.ts";
import { stateTaxesSchema } from "./state-taxes.ts";
import {
  complianceRowSchema,
  conversionSchema,
  pointerSchema,
  questionWordsSchema,
  structureAlternativeSchema,
  structureAnswersSchema,
  structureExitSchema,
  structureFlagSchema,
  structureNeedsSchema,
  structurePointsSchema,
  structureRuleSchema,
} from "./structure-choice.ts";

const sources = z.record(z.string(), sourceSchema);
/** Sentences in any nesting of records and lists. */
const texts = z.record(z.string(), z.unknown()).superRefine((value, context) => {
  const check = (inner: unknown, path: string[]): void => {
    if (typeof inner === "object" && inner !== null) {
      for (const [key, next] of Object.entries(inner)) check(next, [...path, key]);
      return;
    }
    for (const { message } of sentence().safeParse(inner).error?.issues ?? []) {
      context.addIssue({ code: "custom", path, message });
    }
  };
  check(value, []);
});
const count = z.number().nonnegative();

/** The schemas of the data behind the free tools, export by export. */
export const toolDataSchemas: Record<string, z.ZodType> = {
  "company-names/comparison-words.ts": z.strictObject({
    legalEndings: wordListSchema,
    domainWords: wordListSchema,
    articles: wordListSchema,
    numberWords: wordListSchema,
    letterNames: wordMapSchema,
    irregularPlurals: wordMapSchema,
    irregularTenses: wordMapSchema,
    spellings: wordMapSchema,
    oldIgnoredWords: wordListSchema,
    hindiToEnglish: wordMapSchema,
    tradeFamilies: wordListSchema,
  }),
  "company-names/descriptive-words.ts": z.strictObject({
    descriptiveWords: wordListSchema,
    praiseWords: wordListSchema,
    fillerWords: wordListSchema,
    overusedWords: wordListSchema,
    hangingWords: wordListSchema,
    ordinaryWords: wordListSchema,
  }),
  "company-names/marks.ts": z.strictObject({
    strongMarks: wordListSchema,
    letterMarks: wordListSchema,
    ordinaryMarks: z.array(ordinaryMarkSchema),
    notMarks: wordListSchema,
  }),
  "company-names/name-roots.ts": z.strictObject({
    nameRoots: z.array(
      z.strictObject({
        trades: wordListSchema,
        roots: z.array(z.string().regex(/^[a-z]{4,11}=[a-z ]+ in [A-Z][a-z]+$/)),
      }),
    ),
    insteadAfter: z.record(z.string(), wordMapSchema),
    insteadWords: wordMapSchema,
  }),
  "company-names/places.ts": z.strictObject({
    indianPlaces: wordListSchema,
    continents: wordListSchema,
    foreignCountries: wordListSchema,
    foreignCities: wordListSchema,
  }),
  "company-names/restricted-words.ts": z.strictObject({
    wordRules: z.array(wordRuleSchema),
    lettersAsWords: wordListSchema,
    businessParts: z.record(z.string(), wordListSchema),
    harmlessWords: wordListSchema,
  }),
  "company-names/words.ts": z.strictObject({
    nameEndings: z.record(z.string(), z.string()),
    section8Endings: wordListSchema,
    nameLengths: z.record(z.string(), count),
    acceptedSymbols: z.string(),
    rule8Clauses: z.array(clauseSchema).length(12),
    practiceWords: z.record(z.string(), sentence(120)),
    findingTexts: z.record(z.string(), findingTextSchema),
    repairWords: z.record(z.string(), sentence()),
  }),
  "incorporation-costs/llp-agreement-duty.ts": z.strictObject({ llpDuties: z.array(llpDutySchema).length(36) }),
  "incorporation-costs/llp-audit.ts": z.strictObject({
    llpAudit: z.strictObject({
      contributionAbove: count,
      turnovers: z.array(z.string()).readonly(),
      low: count,
      middle: count,
    }),
  }),
  "incorporation-costs/mca-fees.ts": z.strictObject({ companyFees: companyFeesSchema, llpFees: llpFeesSchema }),
  "incorporation-costs/other-charges.ts": z.strictObject({ otherCharges: otherChargesSchema }),
  "incorporation-costs/section-8.ts": z.strictObject({ section8: section8Schema, section8Words: texts }),
  "incorporation-costs/stamp-duty.ts": z.strictObject({ stampDuties: z.array(stampDutySchema).length(36) }),
  "incorporation-costs/words.ts": z.strictObject({ costWords: texts }),
  "incorporation-costs/yearly-costs.ts": z.strictObject({
    yearlyCosts: z.array(yearlyCostSchema),
    yearlyCostAssumptions: z.strictObject({ small: sentence(), audited: sentence() }),
    extraCosts: z.array(extraCostSchema),
  }),
  "packs.ts": z.strictObject({ packs: z.array(packSchema).length(packIds.length) }),
  "sources/checked-up-to.ts": z.strictObject({ checkedUpTo: z.iso.date() }),
  "sources/fees-and-duty.ts": z.strictObject({ feeSources: sources }),
  "sources/index.ts": z.strictObject({ sources }),
  "sources/names.ts": z.strictObject({ nameSources: sources }),
  "sources/packs.ts": z.strictObject({ packSources: sources }),
  "sources/shared.ts": z.strictObject({ sharedSources: sources }),
  "sources/status-words.ts": z.strictObject({ statusWords: texts }),
  "sources/structures.ts": z.strictObject({ structureSources: sources }),
  "state-taxes.ts": z.strictObject({ stateTaxes: stateTaxesSchema }),
  "states.ts": z.strictObject({ states: z.array(stateSchema).length(36) }),
  "structure-answers.ts": z.strictObject({ structureAnswers: z.array(structureAnswersSchema) }),
  "structure-elsewhere.ts": z.strictObject({ pointers: z.array(pointerSchema) }),
  "structure-paths.ts": z.strictObject({
    conversions: z.array(conversionSchema),
    yearlyCompliance: z.strictObject({
      rows: z.array(complianceRowSchema),
      largerCompany: sentence(),
      sources: z.array(z.string()),
      checkedUpTo: z.iso.date(),
    }),
    structureNeeds: z.array(structureNeedsSchema),
  }),
  "structure-points.ts": z.strictObject({
    closeMargin: count,
    maxQuestions: count,
    structurePoints: z.array(structurePointsSchema),
  }),
  "structure-questions.ts": z.strictObject({ structureQuestions: z.record(z.string(), questionWordsSchema) }),
  "structure-rules.ts": z.strictObject({
    structureRules: z.array(structureRuleSchema),
    structureExits: z.array(structureExitSchema),
    structureAlternatives: z.array(structureAlternativeSchema),
    structureFlags: z.array(structureFlagSchema),
  }),
};
