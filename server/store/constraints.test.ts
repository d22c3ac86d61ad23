import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { storedIn } from "../testing/acts.ts";
import { testEngines } from "../testing/engines.ts";
import { sampleApplication, sampleLead } from "../testing/samples.ts";
import type { Engine } from "./engines/engine.ts";
import { openEngine, type Store, storeOver } from "./open.ts";

describe.each(testEngines())("the schema on $name", ({ name, fresh, clean }) => {
  let engine: Engine;
  let store: Store;
  beforeAll(async () => {
    engine = await openEngine(await fresh());
    store = storeOver(engine, { deliveries: ["mail"] });
    await store.saveLead(sampleLead());
    await store.saveApplication(sampleApplication());
    await store.requestSubscription({ email: "reader@example.in", suspect: [] });
    await store.ping();
    const { id } = await store.people.invite({ email: "asha@firm.example" });
    await store.people.issueLink(id, "open");
    await store.people.rememberChallenge("c", "sign-in");
    await store.views.add([{ day: "2026-11-15", path: "/", referrer: "", count: 1 }]);
  });
  afterAll(async () => {
    await store.close();
    clean();
  });

  const write = (statement: string) => engine.write((db) => sql.raw(statement).execute(db));
  const count = async (table: string) => {
    const { rows } = await engine.read((db) =>
      sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db),
    );
    return Number(rows[0]!.n);
  };

  test.each([
    "update leads set form = 'nothing'",
    "update leads set utm = '[]'",
    "update leads set utm = 'no json'",
    "update leads set suspect = '{}'",
    "update leads set created_at = 'yesterday evening'",
    "update applications set resume_size = -1",
    "update subscribers set status = 'maybe'",
    "update subscribers set confirm_mails = -1",
    "update subscribers set requested_at = 'never'",
    "update deliveries set state = 'lost'",
    "update deliveries set channel = 'pigeon'",
    "update deliveries set attempts = -1",
    "update deliveries set due_at = ''",
    "update heartbeat set id = 2",
    "update leads set status = 'lost'",
    "update leads set status = 'closed'",
    "update leads set closed_reason = 'spam'",
    "update leads set owner_id = 'nobody'",
    "update leads set follow_up_on = 'soon'",
    "update leads set due_at = 'soon'",
    "update leads set version = 0",
    "update applications set status = 'lost'",
    "update people set role = 'king'",
    "update desk_links set purpose = 'other'",
    "update challenges set purpose = 'other'",
    "update views set count = 0",
    "update views set day = 'today'",
    "insert into events (id, subject_id, at, by_name, type, data) values ('e', 's', '2026-01-01T00:00:00.000Z', 'x', 'note', '[]')",
    "insert into enquiry_search (id, words, notes) values ('nobody', 'x', '')",
    "insert into sessions (hash, person_id, via, browser, created_at, last_seen_at, expires_at) values ('h', 'nobody', 'link', '', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')",
    "insert into resumes (application_id, bytes) values ('nobody', 'x')",
    "insert into newsletter_tokens (hash, subscriber_id, purpose, created_at) values ('h', 'nobody', 'confirm', '2026-01-01T00:00:00.000Z')",
  ])("refuses: %s", async (statement) => {
    await expect(write(statement)).rejects.toThrow();
  });

  test("times and JSON have the engine's own types, and come out as the store promises", async () => {
    const [lead] = await storedIn(store, "lead");
    expect(lead).toMatchObject({ createdAt: expect.stringMatching(/^\d{4}-.*T.*\.\d{3}Z$/), suspect: [] });
    const tables = await engine.read((db) => db.introspection.getTables());
    const times = tables.flatMap(({ columns }) => columns.filter((column) => /_at$|^at$/.test(column.name)));
    const json = tables.flatMap(({ columns }) =>
      columns.filter((column) => /^(utm|suspect|data|company_plan|estimate|filing)$/.test(column.name)),
    );
    expect([times.length > 15, json.length > 7]).toEqual([true, true]);
    const types = (columns: typeof times) => [...new Set(columns.map(({ dataType }) => dataType.toLowerCase()))];
    expect([types(times), types(json)]).toEqual(
      name === "PostgreSQL" ? [["timestamptz"], ["jsonb"]] : [["text"], ["text"]],
    );
  });

  test("a campaign may say anything, and can be read again", async () => {
    const utm = { utm_source: "\\u0000", utm_medium: 'a"b\\', utm_campaign: "x\u0000y\ud800z" };
    const { id } = await store.saveLead(sampleLead({ utm }));
    const kept = { ...utm, utm_campaign: "xy\ufffdz" };
    expect(await store.submission(id)).toMatchObject({ utm: kept });
  });

  test("an application takes its resume with it, a subscriber its links", async () => {
    const [subscriber] = await storedIn(store, "subscriber");
    await store.issueNewsletterTokens(subscriber!.id);
    expect([await count("resumes"), await count("newsletter_tokens")]).toEqual([1, 2]);
    await write("delete from applications");
    await write("delete from subscribers");
    expect([await count("resumes"), await count("newsletter_tokens")]).toEqual([0, 0]);
  });
});
