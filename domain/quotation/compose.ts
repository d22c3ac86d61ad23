import { actualCharges, longestDays, quotationWords, refundRule } from "../../content/registration/quotation.ts";
import type { Site } from "../../content/site.ts";
import { site as ownSite } from "../../content/site.ts";
import { addDays, type CalendarDate } from "../india/calendar-date.ts";
import { offerOf, offerSet } from "../offers/offers.ts";
import { findService, serviceLines, soldService } from "../offers/services.ts";
import { cityLine, grievanceDetails, ownerDetails } from "../owner/details.ts";
import { peopleFor } from "../structures.ts";
import { fill } from "../text.ts";
import { plannedLines } from "./basis.ts";
import type {
  Basis,
  Edit,
  Quotation,
  QuotationDraft,
  QuotationLine,
  SentQuotation,
  SoldService,
  Stamp,
} from "./model.ts";
import { feeTotal } from "./total.ts";

const words = quotationWords;

/** What is quoted: a registration, services or both. */
export type Quoted = Pick<QuotationDraft, "basis" | "services" | "place">;

export const newDraft = (
  { basis, services, place }: Quoted,
  today: CalendarDate,
  validDays: number = words.validDays,
): QuotationDraft => ({
  ...(basis && { basis }),
  ...(services && { services }),
  ...(place && { place }),
  edits: [],
  validUntil: addDays(today, validDays),
});

/** Every line as the rules and the price list have it. */
export const draftLines = ({ basis, services = [] }: Quoted): QuotationLine[] => [
  ...(basis ? plannedLines(basis) : []),
  ...services.flatMap(serviceLines),
];

interface Edited {
  lines: QuotationLine[];
  problems: string[];
}

function changed(line: QuotationLine, { amount, reason }: Extract<Edit, { kind: "change" }>): QuotationLine {
  const { readings: _, ...rest } = line;
  return {
    ...rest,
    amount,
    // What we charge is fixed; of the charges of others we only know better.
    certainty: line.part === "ours" ? "verified" : "check",
    change: { kind: "changed", planned: line.amount, ...(reason && { reason }) },
  };
}

const isUnchanged = (line: QuotationLine, edit: Extract<Edit, { kind: "change" }>): boolean =>
  line.amount?.from === edit.amount.from && line.amount.to === edit.amount.to;

/** The calculation with what the advisor changed, added and struck. */
function applyEdits(planned: readonly QuotationLine[], edits: readonly Edit[]): Edited {
  const problems: string[] = [];
  const lines = new Map(planned.map((line) => [line.id, line]));
  const report = (problem: keyof typeof words.problems, line: string) =>
    problems.push(fill(words.problems[problem], { line }));

  let count = 0;
  for (const edit of edits) {
    if (edit.kind === "add" || edit.kind === "discount") {
      count += 1;
      const { reason } = edit;
      const { part, label, amount } =
        edit.kind === "add"
          ? edit
          : {
              ...{ part: "ours" as const, label: edit.label ?? words.services.discount },
              amount: { from: -edit.amount, to: -edit.amount },
            };
      if (amount.from > amount.to) report("range", label);
      const certainty = part === "ours" ? "verified" : "check";
      lines.set(`added-${count}`, {
        id: `added-${count}`,
        part,
        label,
        amount,
        certainty,
        change: { kind: "added", reason },
      });
      continue;
    }
    const line = lines.get(edit.id);
    if (edit.kind === "change" && edit.amount.from > edit.amount.to) report("range", line?.label ?? edit.id);
    if (!line || line.change?.kind === "added") report("unknownLine", edit.id);
    else if (line.change) report("twice", line.label);
    else if (edit.kind === "strike") lines.set(edit.id, { ...line, change: { kind: "struck", reason: edit.reason } });
    else if (!isUnchanged(line, edit)) {
      // Where there was no figure, the figure needs no excuse.
      if (line.amount !== null && !edit.reason) report("reason", line.label);
      lines.set(edit.id, changed(line, edit));
    }
  }
  return { lines: [...lines.values()], problems };
}

/** A document in standard form is not listed beside the same one written for the founder. */
function withoutReplaced(features: readonly string[]): string[] {
  const standard = / in standard form$/;
  return features.filter(
    (feature) =>
      !standard.test(feature) ||
      !features.some((other) => other.startsWith(`${feature.replace(standard, "")} written`)),
  );
}

/** Our plans count two people, and one for an OPC; a quotation counts those who sign. */
function forThoseWhoSign(feature: string, people: number): string {
  return feature
    .replace(
      /^(Digital signature|DSC) applications? for (2 directors|2 designated partners|the director)$/,
      `$1 applications for ${people} people`,
    )
    .replace(/^DIN for (2 directors|the director)\b/, `DIN for up to ${people} directors`);
}

/** What the tier includes, with the tiers it builds on, and what it leaves out. */
function tierContents({ structure, tier, people }: Basis): { included: string[]; notIncluded: string[] } {
  if (!structure) return { included: [], notIncluded: [] };
  const { offers } = offerSet(structure);
  const offer = offerOf(structure, tier);
  const own = offers.indexOf(offer);
  const first = offers.findLastIndex(({ buildsOn }, index) => index <= own && !buildsOn);
  const left = offer.notIncluded.replace(/^Not included:\s*/i, "") ?? "";
  const features = withoutReplaced(offers.slice(Math.max(first, 0), own + 1).flatMap(({ features: ofTier }) => ofTier));
  const isUsual = people === peopleFor(structure, 2);
  return {
    included: isUsual ? features : features.map((feature) => forThoseWhoSign(feature, people)),
    notIncluded: left ? [left.charAt(0).toUpperCase() + left.slice(1)] : [],
  };
}

/** What the fee includes as a rule, of all that is quoted. */
function usualContents({ basis, services = [] }: Quoted): ReturnType<typeof tierContents> {
  const tier = basis ? tierContents(basis) : { included: [], notIncluded: [] };
  const more = services.flatMap(({ key }) => findService(key)?.included ?? []);
  return { ...tier, included: [...new Set([...tier.included, ...more])] };
}

/** Where nothing is taken from rules and price list, what was written by hand is what is sold. */
function soldServices({ basis, services = [] }: Quoted, lines: readonly QuotationLine[]): SoldService[] {
  if (basis || services.length > 0) return services.flatMap(soldService);
  const byHand = lines.filter(({ part, amount }) => part === "ours" && amount !== null && amount.to > 0);
  return byHand.map(({ id, label }) => ({ id, key: id, name: label, per: "once", times: 1, needs: [] }));
}

const firm = (site: Site): Quotation["firm"] => ({
  name: site.legalName ?? site.name,
  details: ownerDetails(site).filter(({ value }) => value !== site.legalName),
  contact: [[...site.address.lines, cityLine(site.address)].join(", "), site.email, site.phone.display],
  sample: site.sample,
});

function grievance(site: Site): Quotation["grievance"] {
  const details = grievanceDetails(site).map(({ label, value }) => ({ label, value }));
  if (details.length > 0) return details;
  return [{ label: words.grievance, value: fill(words.noOfficer, { email: site.email, phone: site.phone.display }) }];
}

interface Context {
  /** The founder's name. */
  to: string;
  advisor?: string | undefined;
  today: CalendarDate;
  site?: Site;
  /** The firm's terms of paying and its own sentence on refunds: never on a public page. */
  payment?: Quotation["payment"];
  refund?: string | undefined;
  /** What it promises beside ours. */
  terms?: readonly string[] | undefined;
}

/** A draft as the founder would get it, and what keeps it from being sent. */
export function composeQuotation(
  draft: QuotationDraft,
  { to, advisor, today, site = ownSite, payment, refund, terms = [] }: Context,
): { quotation: Quotation; problems: string[] } {
  const { basis, services = [], validUntil } = draft;
  const { lines, problems } = applyEdits(draftLines(draft), draft.edits);
  const usual = usualContents(draft);
  const included = draft.included ?? usual.included;
  const place = basis?.state ?? draft.place;
  if (lines.length === 0) problems.push(words.problems.nothing);
  for (const { key, filing } of services) {
    const service = findService(key);
    if (!service) problems.push(fill(words.problems.noService, { line: key }));
    else if (filing && filing.filedOn < today) problems.push(fill(words.problems.filedOn, { line: service.name }));
  }
  const fee = lines.find(({ id }) => id === "our-fee");
  if (fee?.amount === null && fee.change?.kind !== "struck") problems.push(words.problems.fee);
  if (feeTotal({ lines, gstPercent: 0 }).from < 0) problems.push(words.problems.discount);
  if (included.length === 0) problems.push(words.problems.included);
  if (validUntil <= today || validUntil > addDays(today, longestDays)) problems.push(words.problems.validUntil);
  const sold = soldServices(draft, lines);
  return {
    quotation: {
      ...(basis && { basis }),
      ...(sold.length > 0 && { services: sold }),
      to,
      ...(advisor && { advisor }),
      lines,
      gstPercent: site.gst.registered ? site.gst.percent : 0,
      ...(site.gst.state && place && { taxPlace: { from: site.gst.state, to: place } }),
      included,
      notIncluded: draft.notIncluded ?? usual.notIncluded,
      promises: [
        fill(words.fixed, { actual: actualCharges }),
        words.accept,
        ...(lines.some(({ part, change }) => part !== "ours" && change?.kind !== "struck") ? [words.authorise] : []),
        ...terms,
      ],
      refund: [...(refund ? [refund] : []), words.notStarted, refundRule],
      grievance: grievance(site),
      firm: firm(site),
      validUntil,
      ...(payment && { payment }),
    },
    problems,
  };
}

export const stampQuotation = (quotation: Quotation, stamp: Stamp): SentQuotation => ({ ...quotation, ...stamp });
