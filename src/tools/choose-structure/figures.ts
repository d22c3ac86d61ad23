import type { StructureId } from "../../../content/schemas/plain-lists.ts";
import { chooseStructure } from "../../../content/tools/choose-structure.ts";
import { toNearestThousand } from "../../../domain/costs/keeping.ts";
import { rupees } from "../../../domain/india/money.ts";
import { yearlyCount } from "../../../domain/structure-choice/yearly-count.ts";
import { fill } from "../../../domain/text.ts";

export const inThousands = (amount: number): string => rupees(toNearestThousand(amount));

/** '7 a year', '4 to 6 a year' */
export function yearlyCountText(structure: StructureId, neverSmall = false): string {
  const { from, to } = yearlyCount(structure, neverSmall);
  const { count, countRange } = chooseStructure.result.yearly;
  return from === to ? fill(count, { count: from }) : fill(countRange, { from, to });
}
