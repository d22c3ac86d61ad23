import { expect, test } from "vitest";
import { wordRules } from "../company-names/restricted-words.ts";
import { findingTexts } from "../company-names/words.ts";
import { llpDuties } from "../incorporation-costs/llp-agreement-duty.ts";
import { companyFees, llpFees } from "../incorporation-costs/mca-fees.ts";
import { otherCharges } from "../incorporation-costs/other-charges.ts";
import { section8 } from "../incorporation-costs/section-8.ts";
import { stampDuties } from "../incorporation-costs/stamp-duty.ts";
import { extraCosts, yearlyCosts } from "../incorporation-costs/yearly-costs.ts";
import { packs } from "../packs.ts";
import { pointers } from "../structure-elsewhere.ts";
import { conversions, structureNeeds, yearlyCompliance } from "../structure-paths.ts";
import { structurePoints } from "../structure-points.ts";
import { structureFlags, structureRules } from "../structure-rules.ts";
import { sources } from "./index.ts";

const records: { sources: readonly string[]; differing?: readonly string[] | undefined }[] = [
  ...wordRules,
  ...Object.values(findingTexts),
  ...llpDuties,
  ...Object.values(companyFees),
  llpFees,
  ...Object.values(otherCharges),
  ...Object.values(section8),
  ...stampDuties,
  ...extraCosts,
  ...yearlyCosts,
  ...conversions,
  ...packs.flatMap(({ papers, steps, costs, dates }) => [...papers, ...steps, ...costs, ...dates]),
  ...pointers,
  ...pointers.flatMap(({ costs = [] }) => costs),
  ...structureNeeds,
  yearlyCompliance,
  ...structurePoints,
  ...structureFlags,
  ...structureRules,
];

test("every source that is cited exists, and every source is cited", () => {
  const cited = new Set(records.flatMap((record) => [...record.sources, ...(record.differing ?? [])]));
  expect([...cited].toSorted()).toEqual(Object.keys(sources).toSorted());
});
