import type { DutyRule } from "../../content/schemas/incorporation-costs.ts";
import { rupees } from "../india/money.ts";

/** Percentages have at most three decimals: whole numbers keep 0.15% of ₹1,00,000 at exactly ₹150. */
const percentage = (capital: number, percent: number): number => (capital * Math.round(percent * 1000)) / 100_000;

/** Decimals are rounded up to the next rupee, as on the MCA portal. */
export function calculateDuty(rule: DutyRule, capital: number): number {
  switch (rule.kind) {
    case "flat":
      return rule.amount;
    case "steps": {
      const step = rule.steps.find(({ upTo }) => capital <= upTo);
      if (step) return step.amount;
      return "amount" in rule.above ? rule.above.amount : Math.ceil(percentage(capital, rule.above.percent));
    }
    case "percent": {
      const duty = Math.max(percentage(capital, rule.percent), rule.min);
      return Math.ceil(Math.min(duty, rule.max ?? Number.POSITIVE_INFINITY));
    }
    case "block":
      return Math.min(Math.ceil(capital / rule.size) * rule.amount, rule.max ?? Number.POSITIVE_INFINITY);
    case "beyond": {
      const above = Math.max(0, capital - rule.upTo);
      const more =
        "percent" in rule.more
          ? percentage(above, rule.more.percent)
          : Math.ceil(above / rule.more.size) * rule.more.amount;
      return Math.min(rule.base + Math.ceil(more), rule.max ?? Number.POSITIVE_INFINITY);
    }
  }
}

const limits = (min: number, max: number | null): string =>
  [min > 0 && `at least ${rupees(min)}`, max !== null && `at most ${rupees(max)}`]
    .filter(Boolean)
    .map((limit) => `, ${limit}`)
    .join("");

/** The rule in words. `base` is 'authorised capital' or 'contribution'. */
export function describeDuty(rule: DutyRule, base: string): string {
  switch (rule.kind) {
    case "flat":
      return `${rupees(rule.amount)} at any ${base}`;
    case "steps": {
      const steps = rule.steps.map(({ upTo, amount }) => `${rupees(amount)} up to ${rupees(upTo)} of ${base}`);
      const above = "amount" in rule.above ? rupees(rule.above.amount) : `${rule.above.percent}%`;
      return `${steps.join(", ")}, ${above} above`;
    }
    case "percent":
      return `${rule.percent}% of the ${base}${limits(rule.min, rule.max)}`;
    case "block":
      return `${rupees(rule.amount)} for every ${rupees(rule.size)} of ${base} or part of it${limits(0, rule.max)}`;
    case "beyond": {
      const { more } = rule;
      const above =
        "percent" in more
          ? `${more.percent}% of the rest`
          : `${rupees(more.amount)} for every ${rupees(more.size)} or part of it`;
      return `${rupees(rule.base)} up to ${rupees(rule.upTo)} of ${base}, above it ${above} more${limits(0, rule.max)}`;
    }
  }
}
