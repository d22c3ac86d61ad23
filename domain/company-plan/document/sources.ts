import type { Source, Sourced } from "../../../content/schemas/sourced.ts";
import { sources } from "../../../content/sources/index.ts";
import { myPlan } from "../../../content/tools/my-plan.ts";
import type { LedgerLine } from "../../costs/ledger.ts";
import { partialDate } from "../../india/date-text.ts";
import type { Pack } from "../../packs/packs.ts";
import type { SourceGroup } from "./model.ts";

const records: Readonly<Record<string, Source>> = sources;
const { headings } = myPlan.sources;

type Cited = Pick<Sourced, "sources" | "differing">;

interface Parts {
  reasons: readonly Cited[];
  lines: readonly Pick<LedgerLine, "sources" | "differing">[];
  packs: readonly Pack[];
}

/** Every source of the plan once, under the part that cites it first. */
export function planSources({ reasons, lines, packs }: Parts): SourceGroup[] {
  const parts: [string, readonly Cited[]][] = [
    [headings.structure, reasons],
    [
      headings.case,
      packs.flatMap(({ papers, steps, costs, dates, rules }) => [...papers, ...steps, ...costs, ...dates, ...rules]),
    ],
    [headings.cost, lines],
  ];
  const told = new Set<string>();
  return parts.flatMap(([heading, cited]) => {
    const ids = new Set(cited.flatMap((record) => [...record.sources, ...(record.differing ?? [])]));
    const items = [...ids].flatMap((id) => {
      const source = records[id];
      if (!source || told.has(id)) return [];
      told.add(id);
      const { title, publisher, dated, url } = source;
      return [{ title, detail: [publisher, dated && partialDate(dated)].filter(Boolean).join(", "), url }];
    });
    return items.length > 0 ? [{ heading, items }] : [];
  });
}
