import type { Counts, DailySummary, Store } from "../store/contract.ts";

const noneLabel = "(none)";
/** An owner reads the first few lines; the desk has the rest. */
const longestList = 10;

/** What came in between two moments, and what is stuck now. */
export async function collectSummary(store: Store, from: Date, until: Date, now: Date): Promise<DailySummary> {
  const pages = new Map<string, number>();
  const offers = new Map<string, number>();
  let leads = 0;
  let leadsToCheck = 0;
  let leadsKeptAsSpam = 0;
  for await (const lead of store.administration.leadFacts(from)) {
    if (lead.createdAt >= until.toISOString()) continue;
    leads += 1;
    if (lead.suspect.length > 0) leadsToCheck += 1;
    if (lead.spam) leadsKeptAsSpam += 1;
    countUp(pages, lead.page ?? noneLabel);
    countUp(offers, lead.offer ?? noneLabel);
  }
  return {
    kind: "summary",
    from: from.toISOString(),
    until: until.toISOString(),
    leads,
    leadsToCheck,
    leadsKeptAsSpam,
    leadsPerPage: rank(pages),
    leadsPerPlan: rank(offers),
    applications: await store.administration.count("application", from, until),
    newsletter: await store.administration.newsletterChanges(from, until),
    deliveries: await store.outbox.stuck(now),
    // Calls are written down at the desk: while nobody is there, nothing is known about them.
    ...((await store.people.list()).length > 0 && { promises: await store.enquiries.promises(from, until) }),
  };
}

const countUp = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);

const rank = (counts: Map<string, number>): Counts =>
  [...counts].sort(([a, most], [b, least]) => least - most || (a < b ? -1 : 1)).slice(0, longestList);
