import { expect, test } from "vitest";
import { z } from "zod";
import { wordRules } from "../company-names/restricted-words.ts";
import { findingTexts } from "../company-names/words.ts";
import { llpDuties } from "../incorporation-costs/llp-agreement-duty.ts";
import { companyFees, llpFees } from "../incorporation-costs/mca-fees.ts";
import { otherCharges } from "../incorporation-costs/other-charges.ts";
import { stampDuties } from "../incorporation-costs/stamp-duty.ts";
import { costWords } from "../incorporation-costs/words.ts";
import { extraCosts, yearlyCosts } from "../incorporation-costs/yearly-costs.ts";
import { sentence, sourceSchema } from "../schemas/sourced.ts";
import { conversions, pointers, structureNeeds, yearlyCompliance } from "../structure-paths.ts";
import { structurePoints } from "../structure-points.ts";
import { structureFlags, structureRules } from "../structure-rules.ts";
import { sources } from "./index.ts";
import { statusWords } from "./status-words.ts";

const records: { sources: readonly string[]; differing?: readonly string[] | undefined }[] = [
  ...wordRules,
  ...Object.values(findingTexts),
  ...llpDuties,
  ...Object.values(companyFees),
  llpFees,
  ...Object.values(otherCharges),
  ...stampDuties,
  ...extraCosts,
  ...yearlyCosts,
  ...conversions,
  ...pointers,
  ...structureNeeds,
  yearlyCompliance,
  ...structurePoints,
  ...structureFlags,
  ...structureRules,
];

test("every source fits its schema", () => {
  expect(z.record(z.string(), sourceSchema).safeParse(sources).error?.issues ?? []).toEqual([]);
});

test("every source that is cited exists, and every source is cited", () => {
  const cited = new Set(records.flatMap((record) => [...record.sources, ...(record.differing ?? [])]));
  expect([...cited].toSorted()).toEqual(Object.keys(sources).toSorted());
});

test("the words of the ledger and of the states of certainty are fit to print", () => {
  const texts = (value: unknown): string[] =>
    typeof value === "string" ? [value] : Object.values(value as object).flatMap(texts);
  for (const text of [...texts(costWords), ...texts(statusWords)]) {
    expect(sentence().safeParse(text).error?.issues ?? []).toEqual([]);
  }
});
