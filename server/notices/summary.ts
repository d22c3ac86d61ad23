import type { DailySummary } from "../store/contract.ts";
import type { Store } from "../store/open.ts";

/** What came in between two moments, and what is stuck now. */
export async function collectSummary(store: Store, from: Date, until: Date, now: Date): Promise<DailySummary> {
  return {
    kind: "summary",
    from: from.toISOString(),
    until: until.toISOString(),
    ...(await store.administration.leadCounts(from, until)),
    applications: await store.administration.count("application", from, until),
    newsletter: await store.administration.newsletterChanges(from, until),
    deliveries: await store.outbox.stuck(now),
    // Calls are written down at the desk: while nobody is there, nothing is known about them.
    ...((await store.people.list()).length > 0 && { promises: await store.enquiries.promises(from, until) }),
  };
}
