import type { Delivery, Submission, SubmissionKind } from "../store/contract.ts";
import type { Store } from "../store/open.ts";

const kinds: readonly SubmissionKind[] = ["lead", "application", "subscriber"];

/** What was sent in, of all kinds or one, the newest first. */
export async function storedIn(store: Store, kind?: SubmissionKind): Promise<Submission[]> {
  const wanted = kind ? [kind] : kinds;
  const lists = await Promise.all(wanted.map((each) => Array.fromAsync(store.administration.export(each))));
  return lists.flat().sort((a, b) => (a.id < b.id ? 1 : -1));
}

export async function deliveriesOf(store: Store, id: string): Promise<Delivery[]> {
  const all = await store.outbox.list(["waiting", "sending", "done", "dead"], 1_000_000);
  return all.filter(({ submissionId }) => submissionId === id);
}
