import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { createMigratedDatabase } from "../testing/engines.ts";
import { sampleLead } from "../testing/samples.ts";
import { openEngine, openStore } from "./open.ts";

/** Several writers on PostgreSQL that have all read a row before the first of them may change it. */
async function storeWithGate() {
  const place = { dataDir: "", databaseUrl: await createMigratedDatabase() };
  const store = await openStore({ ...place, deliveries: ["mail", "webhook"], founderPages: true });
  const gate = await openEngine(place);
  onTestFinished(async () => {
    await store.close();
    await gate.close();
  });
  const waiting = async () => {
    const query = sql<{ count: string }>`select count(*) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    return Number((await gate.read((db) => query.execute(db))).rows[0]!.count);
  };
  async function together<T>(table: "subscribers" | "leads", id: string, work: () => Promise<T>): Promise<T[]> {
    const { running } = await gate.write(async (db) => {
      await db.selectFrom(table).select("id").where("id", "=", id).forUpdate().execute();
      const both = Promise.all([work(), work()]);
      while ((await waiting()) < 2);
      return { running: both };
    });
    return running;
  }
  return { store, together };
}

test("a link that is followed twice at the same moment confirms once, and one welcome is sent", async () => {
  const { store, together } = await storeWithGate();
  const { id } = await store.requestSubscription({ email: "reader@example.in", suspect: [] });
  const { confirmToken } = (await store.issueNewsletterTokens(id))!;
  const outcomes = await together("subscribers", id, () => store.confirmSubscription(confirmToken));
  expect(outcomes.toSorted()).toEqual(["confirmed", "done"]);
  const { mail, webhook } = await store.outbox.counts();
  expect([mail.waiting, webhook.waiting]).toEqual([2, 1]);
});

test("spam that is accepted twice at the same moment is sent once", async () => {
  const { store, together } = await storeWithGate();
  const { id } = await store.saveLead(sampleLead({ suspect: ["honeypot", "fast"] }));
  expect((await together("leads", id, () => store.acceptSubmission(id, { name: "owner" }))).toSorted()).toEqual([
    false,
    true,
  ]);
  const { mail, webhook } = await store.outbox.counts();
  expect([mail.waiting, webhook.waiting]).toEqual([1, 1]);
});

test("two registrations of one person that move on at the same moment make one mail", async () => {
  const { store } = await storeWithGate();
  const ids: string[] = [];
  for (let index = 0; index < 8; index++) ids.push((await store.saveLead(sampleLead({ email: "a@example.in" }))).id);
  await Promise.all(ids.map((id) => store.registrations.start(id, { form: "opc", people: 1 }, { name: "Asha" })));
  const mails = (await store.outbox.list(["waiting"], 100)).filter(({ purpose }) => purpose === "stage");
  expect(mails).toHaveLength(1);
  expect(await store.founders.stageNews(mails[0]!)).toHaveLength(8);
});
