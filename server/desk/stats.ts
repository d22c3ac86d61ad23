import { structureNames } from "../../domain/compliance/profile.ts";
import { statusNames } from "../../domain/desk/status.ts";
import { localDay } from "../../domain/india/local-time.ts";
import type { LeadFacts } from "../store/contract.ts";
import { daysBetween } from "./dates.ts";

type Counts = [name: string, count: number][];
export interface LeadStats {
  total: number;
  suspect: number;
  spam: number;
  perDay: Counts;
  perPage: Counts;
  perOffer: Counts;
  perSource: Counts;
  perStructure: Counts;
  perState: Counts;
  perStatus: Counts;
}

const noneLabel = "(none)";

/** Counts leads by what they tell; days without a lead count as zero. */
export async function leadStats(leads: AsyncIterable<LeadFacts>, today: Date): Promise<LeadStats> {
  let [total, suspect, spam] = [0, 0, 0];
  const [days, pages, offers, sources] = [new Tally(), new Tally(), new Tally(), new Tally()];
  const [structures, states, statuses] = [new Tally(), new Tally(), new Tally()];
  for await (const lead of leads) {
    total++;
    if (lead.suspect.length > 0) suspect++;
    if (lead.spam) spam++;
    days.add(localDay(new Date(lead.createdAt)));
    pages.add(lead.page ?? noneLabel);
    offers.add(lead.offer ?? noneLabel);
    if (!lead.spam) statuses.add(statusNames[lead.status]);
    sources.add(lead.utm.utm_source ?? noneLabel);
    // Most leads come without a company plan: only those with one are counted.
    if (lead.company.structure) structures.add(structureNames[lead.company.structure]);
    if (lead.company.state) states.add(lead.company.state);
  }
  const [first] = [...days.counts.keys()].sort();
  const perDay = first
    ? daysBetween(first, localDay(today)).map((day): [string, number] => [day, days.counts.get(day) ?? 0])
    : [];
  return {
    total,
    suspect,
    spam,
    perDay,
    perPage: pages.ranked(),
    perOffer: offers.ranked(),
    perSource: sources.ranked(),
    perStructure: structures.ranked(),
    perState: states.ranked(),
    perStatus: statuses.ranked(),
  };
}

class Tally {
  readonly counts = new Map<string, number>();

  add(name: string): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }

  ranked(): Counts {
    return [...this.counts].sort(([a, most], [b, least]) => least - most || (a < b ? -1 : 1));
  }
}
