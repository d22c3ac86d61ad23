import type { StructureId } from "../schemas/plain-lists.ts";

export interface TierRecord {
  id: string;
  name: string;
  /** Standard, and only Standard. */
  popular?: true;
  /** The structures that have it, where not all do. */
  only?: readonly StructureId[];
  /** An owner's prices.json may be without it, as one that was written before the tier: then no page shows it. */
  optional?: true;
}

const records = [
  { id: "starter", name: "Starter" },
  { id: "standard", name: "Standard", popular: true },
  { id: "pro", name: "Pro" },
] as const satisfies readonly TierRecord[];

export type Tier = (typeof records)[number]["id"];

/** What we sell for a structure, from the least: Starter, Standard and Pro. Without zod, so that code in the browser can use it. */
export const tiers: readonly (TierRecord & { id: Tier })[] = records;

export const tierIds: readonly Tier[] = tiers.map(({ id }) => id);

/** What is counted while nobody has chosen one. */
export const firstTier: Tier = records[0].id;

export const tiersOf = (structure: StructureId) => tiers.filter(({ only }) => !only || only.includes(structure));
