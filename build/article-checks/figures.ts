import { otherCharges } from "../../content/incorporation-costs/other-charges.ts";
import { receiptRetention, retentionMonths } from "../../content/legal/retention.ts";
import { firstTier, type Tier, tierIds } from "../../content/offers/tiers.ts";
import { exampleCharges } from "../../content/owner/example-charges.ts";
import { exampleStateName } from "../../content/owner/example-state.ts";
import { claims, hasDesk, isSample, legal } from "../../content/owner/facts.ts";
import { lowestFee, priceOf, sumOf } from "../../content/owner/fees.ts";
import { gst } from "../../content/owner/gst.ts";
import { registrationDays, setupDays } from "../../content/owner/registration-days.ts";
import { withoutHiddenLinks } from "../../content/owner/shown-articles.ts";
import { actualCharges, refundRule } from "../../content/registration/quotation.ts";
import { claimIds } from "../../content/schemas/claim.ts";
import { type StructureId, structureIds } from "../../content/schemas/structure-id.ts";
import { states } from "../../content/states.ts";
import type { Total } from "../../domain/costs/amount.ts";
import { calculateCost } from "../../domain/costs/calculate.ts";
import { rupees } from "../../domain/india/money.ts";
import { peopleFor, usualCapital } from "../../domain/structures.ts";

/**
 * The owner's figures in the text of an article, of the terms or of the privacy policy: {{fee llp starter}}, {{with llp starter 11443}}, {{total llp starter example}}, {{charges llp}}, {{charges llp ka}}, {{signature}}, {{example-state}}, {{days llp}}, {{claim name-approval}}, and
 * {{if gst}}…{{else}}…{{end}} for what holds for some owners only. docs/content.md lists them.
 */
const conditional = /\{\{if ([a-z0-9-]+)\}\}((?:(?!\{\{if )[\s\S])*?)\{\{end\}\}/g;
const figure = /\{\{([a-z][a-z0-9 -]*)\}\}/g;

export function fillFigures(text: string): string {
  return withoutHiddenLinks(text)
    .replace(conditional, (_, condition: string, body: string) => {
      const [then = "", otherwise = ""] = body.split("{{else}}");
      return holds(condition) ? then : otherwise;
    })
    .replace(figure, (whole, words: string) => {
      const value = figureOf(words.trim().split(/\s+/));
      if (value === undefined) throw new Error(`${whole} is no figure; docs/content.md lists them`);
      return value;
    });
}

function holds(condition: string): boolean {
  if (condition === "gst") return gst.registered;
  if (condition === "desk") return hasDesk;
  if (condition === "sample") return isSample;
  if (condition === "same-fees") return priceOf("opc", firstTier).price === priceOf("private-limited", firstTier).price;
  if (claimIds.some((id) => id === condition)) return condition in claims;
  throw new Error(
    `{{if ${condition}}}: neither 'gst', 'desk', 'sample', 'same-fees' nor a claim of content/schemas/claim.ts`,
  );
}

/** In the state of the examples, in another by its code, or as many rupees as given. */
function chargesOf(structure: StructureId, given: string): number | Total | undefined {
  if (given === "example") return exampleCharges[structure];
  const state = states.find(({ code }) => code.toLowerCase() === given);
  if (state) {
    const people = peopleFor(structure, 2);
    return calculateCost({ structure, state: state.code, capital: usualCapital[structure], people }).charges;
  }
  return /^\d+$/.test(given) ? Number(given) : undefined;
}

function figureOf([name, ...rest]: readonly string[]): string | undefined {
  if (name === "fee-from") return lowestFee;
  if (name === "claim") return claims[rest[0] as keyof typeof claims]?.figure;
  if (name === "days") return rest[0] ? registrationDays[rest[0] as StructureId] : setupDays;
  if (name === "example-state") return exampleStateName;
  if (name === "courts") return legal.jurisdiction;
  if (name === "gst-percent") return String(gst.percent);
  if (name === "months-kept") return retentionMonths[rest[0] as keyof typeof retentionMonths]?.toString();
  if (name === "years-kept" && rest[0] === "receipts") return String(receiptRetention.years);
  if (name === "actual-charges") return actualCharges;
  if (name === "refund-rule") return refundRule;
  if (name === "signature") return rupees(otherCharges.signature.each);
  const [structure, tier, given = "0"] = (name === "charges" ? [rest[0], firstTier, rest[1] ?? "example"] : rest) as [
    StructureId,
    Tier,
    string?,
  ];
  if (!structureIds.includes(structure) || !tierIds.includes(tier)) return undefined;
  const charges = chargesOf(structure, given);
  if (charges === undefined) return undefined;
  const sum = sumOf(structure, tier, charges);
  if (name === "charges") return sum.charges;
  if (name === "fee") return sum.fee;
  if (name === "gst") return sum.gst;
  if (name === "with") return sum.beforeGst;
  if (name === "total") return sum.total;
  if (name !== "listed") return undefined;
  const { price, formerPrice } = priceOf(structure, tier);
  return formerPrice ? ` (listed at ${sumOf(structure, tier, formerPrice - price).beforeGst})` : "";
}
