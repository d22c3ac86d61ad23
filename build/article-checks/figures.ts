import { readdirSync, readFileSync } from "node:fs";
import { resolve, sep } from "node:path";
import type { Plugin } from "vite";
import { enquiryDetails } from "../../content/contact/enquiry.ts";
import { otherCharges } from "../../content/incorporation-costs/charges.ts";
import {
  gstOnServices,
  lateAnnualForm,
  lateDirectorKyc,
  lateGst,
  lateGstReturn,
  lateTdsReturn,
  withoutInc20a,
} from "../../content/law/legal-figures.ts";
import { daysTo, type TimeLimitId } from "../../content/law/time-limits.ts";
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
import { claimIds } from "../../content/schemas/company.ts";
import { type StructureId, structureIds } from "../../content/schemas/plain-lists.ts";
import { type StateCode, states } from "../../content/states.ts";
import type { Amount, Total } from "../../domain/costs/amount.ts";
import { calculateCost } from "../../domain/costs/calculate.ts";
import { gstOn } from "../../domain/india/gst.ts";
import { rupees } from "../../domain/india/money.ts";
import { peopleFor, usualCapital } from "../../domain/structures.ts";
import { joinWords } from "../../domain/text.ts";

/**
 * Figures in the text of an article, of the terms or of the privacy policy: {{fee llp starter}} of the owner, {{days-to aoc-4}} of the law, and
 * {{if gst}}…{{else}}…{{end}} for what holds for some owners only. `figures` below has them all; docs/content.md says what each is.
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
      const [name = "", ...rest] = words.trim().split(/\s+/);
      const value = figures[name]?.(...rest);
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
    `{{if ${condition}}}: neither 'gst', 'desk', 'sample', 'same-fees' nor a claim of content/schemas/company.ts`,
  );
}

/** A structure with usual capital and people, in a state. */
function costIn(structure: StructureId, state: StateCode) {
  return calculateCost({ structure, state, capital: usualCapital[structure], people: peopleFor(structure, 2) });
}

const stateBy = (code: string | undefined) => states.find((state) => state.code.toLowerCase() === code)?.code;

/** In the state of the examples, in another by its code, or as many rupees as given. */
function chargesOf(structure: StructureId, given: string): number | Total | undefined {
  if (given === "example") return exampleCharges[structure];
  const state = stateBy(given);
  if (state) return costIn(structure, state).charges;
  return /^\d+$/.test(given) ? Number(given) : undefined;
}

/** Our fee for a structure and a tier, with or without charges. */
function sumFor([structure, tier, given = "0"]: readonly string[]) {
  const isKnown = structureIds.some((id) => id === structure) && tierIds.some((id) => id === tier);
  const charges = isKnown ? chargesOf(structure as StructureId, given) : undefined;
  return charges === undefined ? undefined : sumOf(structure as StructureId, tier as Tier, charges);
}

function formerPrice(structure: StructureId, tier: Tier): string | undefined {
  if (!sumFor([structure, tier])) return undefined;
  const { price, formerPrice: former } = priceOf(structure, tier);
  return former ? ` (listed at ${sumOf(structure, tier, former - price).beforeGst})` : "";
}

/** The stamp duty of a state on a Private Limited company with usual capital, or one of its parts; of an LLP, on its agreement. */
function stampDuty(code: string, what?: string): Amount | undefined {
  const state = stateBy(code);
  if (!state) return undefined;
  const { lines, stampDuty: whole } = costIn(what === "llp" ? "llp" : "private-limited", state);
  if (what === undefined || what === "llp") return whole.missing.length > 0 ? undefined : whole;
  return lines.find(({ id }) => id === `${what}-duty`)?.amount ?? undefined;
}

const ifKnown = (amount: number | undefined): string | undefined => (amount === undefined ? undefined : rupees(amount));

const counted = (given: string | undefined, count: (given: number) => number): string | undefined =>
  given && /^\d+$/.test(given) ? rupees(count(Number(given))) : undefined;

/** What each figure is, by the first word between the braces; the others are given to it. */
const figures: Readonly<Record<string, (...words: string[]) => string | undefined>> = {
  // The owner's prices and claims.
  "fee-from": () => lowestFee,
  fee: (...words) => sumFor(words)?.fee,
  gst: (...words) => sumFor(words)?.gst,
  with: (...words) => sumFor(words)?.beforeGst,
  total: (...words) => sumFor(words)?.total,
  listed: (structure, tier) => formerPrice(structure as StructureId, tier as Tier),
  charges: (structure = "", given = "example") => sumFor([structure, firstTier, given])?.charges,
  signature: () => rupees(otherCharges.signature.each),
  "example-state": () => exampleStateName,
  days: (structure) => (structure ? registrationDays[structure as StructureId] : setupDays),
  claim: (id) => claims[id as keyof typeof claims]?.figure,
  // The law: content/law/legal-figures.ts, and the record of a state.
  "gst-percent": () => String(gstOnServices.percent),
  "gst-on": (price) => counted(price, (net) => gstOn(net, gstOnServices.percent)),
  "with-gst": (price) => counted(price, (net) => net + gstOn(net, gstOnServices.percent)),
  "gst-interest-percent": () => String(lateGst.percent),
  "late-fee": (days = "1") => counted(days, (late) => late * lateAnnualForm.rupeesADay),
  "late-gst-return": (days = "1") => counted(days, (late) => late * lateGstReturn.rupeesADay),
  "late-nil-gst-return": () => rupees(lateGstReturn.nilRupeesADay),
  "late-tds-return": (days = "1") => counted(days, (late) => late * lateTdsReturn.rupeesADay),
  "late-director-kyc": () => rupees(lateDirectorKyc.rupees),
  "without-inc-20a": (who) => rupees(who === "officer-a-day" ? withoutInc20a.officerADay : withoutInc20a.company),
  "days-to": (what) => daysTo[what as TimeLimitId]?.days.toString(),
  "stamp-duty": (state = "", part) => ifKnown(stampDuty(state, part)?.from),
  "stamp-duty-up-to": (state = "", part) => ifKnown(stampDuty(state, part)?.to),
  // The terms and the privacy policy.
  courts: () => legal.jurisdiction,
  "enquiry-details": () => joinWords(enquiryDetails.map(({ inPolicy }) => inPolicy)),
  "months-kept": (what) => retentionMonths[what as keyof typeof retentionMonths]?.toString(),
  "years-kept": (what) => (what === "receipts" ? String(receiptRetention.years) : undefined),
  "actual-charges": () => actualCharges,
  "refund-rule": () => refundRule,
};

const folder = resolve("content/articles") + sep;

/** Articles with the owner's figures filled in, before anything else reads them. */
export const articleFigures = (): Plugin => ({
  name: "article-figures",
  enforce: "pre",
  load(id) {
    const [file = ""] = id.split("?");
    if (!file.startsWith(folder) || !file.endsWith(".mdx") || id.includes("?")) return null;
    this.addWatchFile(file);
    return fillFigures(readFileSync(file, "utf8"));
  },
});

export interface ArticleFile {
  slug: string;
  frontMatter: string;
  body: string;
}

/** The articles as they are written, for tools that run without the site. */
export const readArticleFiles = (): ArticleFile[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".mdx"))
    .sort()
    .map((file) => {
      const [, frontMatter = "", body = ""] =
        readFileSync(`${folder}${file}`, "utf8").match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/) ?? [];
      return { slug: file.replace(/\.mdx$/, ""), frontMatter: fillFigures(frontMatter), body: fillFigures(body) };
    });
