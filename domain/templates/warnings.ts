import type { Check, Template, Variable } from "../../content/schemas/template.ts";
import { addMonths, isCalendarDate } from "../india/calendar-date.ts";
import { longDate, weekdayName } from "../india/date-text.ts";
import type { Values } from "./fill.ts";
import { adviseOn, formatValue, readUnits, unitsInOne, writeUnits } from "./format.ts";

/** Something to look at again before the document is used; it stands at one variable. */
export interface Warning {
  variable: Variable;
  message: string;
}

/** Holdings are given rounded: three thirds make 99.99 per cent. */
const percentTolerance = unitsInOne / 10n;

/** At most one for each variable asked for, in their order: its own form first, then what it is to the others. */
export function templateWarnings(
  { checks = [] }: Pick<Template, "checks">,
  asked: readonly Variable[],
  values: Values,
): Warning[] {
  const filled: Filled[] = asked.flatMap((variable) => {
    const text = (values[variable.id] ?? "").trim();
    return text ? { variable, text, units: readUnits(text) } : [];
  });
  const expected = new Set(asked.map(({ id }) => id));
  const found = checks.flatMap((check) => checkWarning(check, filled, expected) ?? []);
  return filled.flatMap(({ variable, text }) => {
    const message = adviseOn(variable, text) ?? found.find((one) => one.variable === variable)?.message;
    return message ? { variable, message } : [];
  });
}

/** A value that is in the document: one that belongs to a clause now switched off is not among them. */
interface Filled {
  variable: Variable;
  text: string;
  units: bigint | undefined;
}

interface Amount {
  variable: Variable;
  units: bigint;
}

function checkWarning(check: Check, filled: readonly Filled[], expected: Set<string>): Warning | undefined {
  const one = (id: string): Filled | undefined => filled.find(({ variable }) => variable.id === id);
  const amounts = (ids: readonly string[]): Amount[] =>
    ids.flatMap((id) => {
      const { variable, units } = one(id) ?? {};
      return variable && units !== undefined ? { variable, units } : [];
    });
  const complete = (ids: readonly string[]): boolean =>
    amounts(ids).length === ids.filter((id) => expected.has(id)).length;

  if ("order" in check)
    return outOfOrder(
      check.order.flatMap((id) => one(id) ?? []),
      check.months,
      check.apart,
    );
  if ("amount" in check) {
    const [amount] = amounts([check.amount]);
    const least = readUnits(check.least);
    if (!amount || least === undefined || amount.units >= least) return undefined;
    return { variable: amount.variable, message: `Less than ${written(amount.variable, least)}: ${check.below}` };
  }
  if ("weekday" in check) return wrongWeekday(one(check.weekday), one(check.of)?.text ?? "");
  if ("number" in check) {
    const [number, by] = [one(check.number), one(check.by)];
    const kind = by && check.kinds[by.text];
    const message = number && kind && adviseOn({ kind }, number.text);
    return message ? { variable: number.variable, message } : undefined;
  }
  if ("half" in check) {
    const [part] = amounts([check.half]);
    const all = total(amounts(check.of));
    if (!part || part.units * 2n >= all) return undefined;
    const least = written(part.variable, all / 2n);
    return {
      variable: part.variable,
      message: `The document promises at least half of the parts that count, which is ${least}`,
    };
  }
  const [target] = amounts([check.is]);
  const fixed = readUnits(check.is);
  if ("product" in check) {
    if (!target || !complete(check.product)) return undefined;
    const product = amounts(check.product).reduce((all, { units }) => (all * units) / unitsInOne, unitsInOne);
    const apart = product - target.units;
    if (apart < unitsInOne && -apart < unitsInOne) return undefined;
    return {
      variable: target.variable,
      message: `${labels(amounts(check.product))} make ${written(target.variable, product)}`,
    };
  }
  if (Object.entries(check.when ?? {}).some(([id, value]) => one(id)?.text !== value)) return undefined;
  const parts = amounts(check.sum);
  const wanted = target?.units ?? fixed;
  const at = target ?? parts.at(-1);
  if (wanted === undefined || !at) return undefined;
  const apart = total(parts) - wanted;
  const tolerance = at.variable.kind === "percent" ? percentTolerance : 0n;
  // Parts still to be filled in can only add to the sum.
  if (apart > tolerance || (-apart > tolerance && complete(check.sum)))
    return {
      variable: at.variable,
      message: `${target ? "The parts" : "This and the others"} add up to ${written(at.variable, total(parts))}, not ${written(at.variable, wanted)}`,
    };
  return undefined;
}

/** Each is compared with the one ahead of it that is filled in. */
function outOfOrder(list: readonly Filled[], months = 0, apart = false): Warning | undefined {
  for (const [index, { variable, text, units }] of list.entries()) {
    const before = list[index - 1];
    if (!before) continue;
    const shown = `“${before.variable.label}” (${formatValue(before.variable, before.text)})`;
    if (variable.kind === "date") {
      if (apart && text === before.text) return { variable, message: `The same day as ${shown}` };
      if (isCalendarDate(text) && isCalendarDate(before.text) && text < addMonths(before.text, months))
        return { variable, message: `Earlier than ${months ? `${months} months after ` : ""}${shown}` };
    } else if (units !== undefined && before.units !== undefined && units < before.units)
      return { variable, message: `Less than ${shown}` };
  }
  return undefined;
}

function wrongWeekday(day: Filled | undefined, date: string): Warning | undefined {
  if (!day || !isCalendarDate(date)) return undefined;
  const right = weekdayName(date);
  if (day.text.toLowerCase().startsWith(right.slice(0, 3).toLowerCase())) return undefined;
  return { variable: day.variable, message: `${longDate(date)} is a ${right}` };
}

const total = (amounts: readonly Amount[]): bigint => amounts.reduce((all, { units }) => all + units, 0n);
const labels = (amounts: readonly Amount[]): string => amounts.map(({ variable }) => `“${variable.label}”`).join(" × ");
const written = (variable: Variable, units: bigint): string =>
  formatValue(variable, writeUnits(units)) ?? writeUnits(units);
