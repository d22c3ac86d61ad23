import { expect, test } from "vitest";
import { findingTexts } from "../company-names/name-check-words.ts";
import { wordRules } from "../company-names/restricted-words.ts";
import { companyFees, llpFees, otherCharges } from "../incorporation-costs/charges.ts";
import { section8 } from "../incorporation-costs/section-8.ts";
import { stateDuties } from "../incorporation-costs/state-duties.ts";
import { extraCosts, yearlyCosts } from "../incorporation-costs/yearly-costs.ts";
import { receiptRetention } from "../legal/retention.ts";
import { packs } from "../packs/packs.ts";
import { conversions, structureNeeds, yearlyCompliance } from "../structure-choice/conversions-and-duties.ts";
import { pointers } from "../structure-choice/elsewhere.ts";
import { structureFlags } from "../structure-choice/flags.ts";
import { structurePoints } from "../structure-choice/preferences.ts";
import { structureRules } from "../structure-choice/rules.ts";
import { feeSources } from "./fees-and-duty.ts";
import { legalSources, sources } from "./index.ts";
import { nameSources } from "./names.ts";
import { packSources, structureSources } from "./structures.ts";

type Cited = readonly { status?: string; sources: readonly string[]; differing?: readonly string[] | undefined }[];

/** What each tool shows, with the sources that it brings to the browser. */
const tools: Readonly<Record<string, { records: Cited; sources: object }>> = {
  names: { records: [...wordRules, ...Object.values(findingTexts)], sources: nameSources },
  costs: {
    records: [
      ...Object.values(stateDuties).flatMap(({ company, llp }) => [company, llp]),
      ...Object.values(companyFees),
      llpFees,
      ...Object.values(otherCharges),
      ...Object.values(section8),
      ...extraCosts,
      ...yearlyCosts,
    ],
    sources: feeSources,
  },
  structures: {
    records: [
      ...conversions,
      ...pointers,
      ...pointers.flatMap(({ costs = [] }) => costs),
      ...structureNeeds,
      yearlyCompliance,
      ...structurePoints,
      ...structureFlags,
      ...structureRules,
    ],
    sources: structureSources,
  },
  packs: {
    records: packs.flatMap(({ papers, steps, costs, dates }) => [...papers, ...steps, ...costs, ...dates]),
    sources: { ...structureSources, ...packSources },
  },
  privacy: { records: [receiptRetention], sources: legalSources },
};

const citedIn = (records: Cited): string[] =>
  records.flatMap((record) => [...record.sources, ...(record.differing ?? [])]);

test.each(Object.entries(tools))("%s brings every source that it cites", (_, { records, sources: own }) => {
  expect(citedIn(records).filter((id) => !(id in own))).toEqual([]);
});

test("every source is cited", () => {
  const cited = new Set(Object.values(tools).flatMap(({ records }) => citedIn(records)));
  expect([...cited].toSorted()).toEqual(Object.keys(sources).toSorted());
});

test.each(Object.entries(tools))("%s: what is called verified was read in a text, and only that", (_, { records }) => {
  const kinds: Readonly<Record<string, { kind: string }>> = sources;
  const wrong = records.filter(({ status, sources: ids }) => {
    const isRead = ids.some((id) => kinds[id]?.kind === "text");
    return status === (isRead ? "agreed" : "verified");
  });
  expect(wrong).toEqual([]);
});
