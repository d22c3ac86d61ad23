import { sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import { testEngines } from "../../testing/engines.ts";
import {
  fillAsFirstVersion,
  firstVersionApplication,
  firstVersionLead,
  firstVersionSubscriber,
} from "../../testing/first-version.ts";
import { sampleLead } from "../../testing/samples.ts";
import { openPostgres } from "../engines/postgres.ts";
import { openSqlite } from "../engines/sqlite.ts";
import { hashToken } from "../ids.ts";
import { openStore, sqliteFile } from "../open.ts";
import { currentVersion, migrate, readVersion } from "./index.ts";

describe.each(testEngines())("a database of the first version, on $name", ({ bare, clean }) => {
  afterEach(clean);

  const open = ({ dataDir, databaseUrl }: Awaited<ReturnType<typeof bare>>) =>
    databaseUrl ? openPostgres(databaseUrl) : openSqlite(sqliteFile(dataDir));

  test("is brought to the present one by the server, and every row still says what it said", async () => {
    const place = await bare();
    const old = open(place);
    await fillAsFirstVersion(old);
    await old.close();
    const store = await openStore({ ...place, deliveries: [] });
    const { id } = firstVersionLead;
    const none = { companyPlan: null, message: null, bestTime: null, language: null, city: null, filing: null };
    const untouched = {
      status: "new",
      closedReason: null,
      ownerId: null,
      firstCallAt: null,
      dueAt: null,
      followUpOn: null,
    };
    const work = { work: untouched };
    expect(await store.submission(id)).toEqual({ kind: "lead", ...firstVersionLead, ...none, ...work, spam: false });
    // An enquiry from before the desk can be found there, and nobody is told that its call is late.
    const found = await store.enquiries.list({ search: "asha 98765" }, { limit: 9 });
    expect(found.rows).toMatchObject([
      { id, structure: "private-limited", campaign: firstVersionLead.utm.utm_campaign },
    ]);
    expect(await store.enquiries.today()).toMatchObject({ calls: [], counts: { overdue: 0 } });
    expect((await store.desk.show(id))?.deliveries).toMatchObject([
      { id: "d1", state: "waiting", attempts: 2, createdAt: firstVersionLead.createdAt },
    ]);
    const resume = await store.desk.resume(firstVersionApplication.id);
    expect(Buffer.from(resume!.bytes)).toEqual(firstVersionApplication.resume);
    expect(await store.submission(firstVersionSubscriber.id)).toMatchObject({ status: "pending" });
    expect((await store.saveLead(sampleLead({ idempotencyKey: "k1" }))).id).toBe(id);
    expect(await store.desk.count("lead", new Date("2025-03-01"), new Date("2025-03-02"))).toBe(1);
    expect(
      await store.outbox.claim({ now: new Date(), limit: 9, leaseMs: 1, workerId: "w", channels: ["mail"] }),
    ).toHaveLength(1);
    await store.close();
  });

  test("may hold campaigns that could not be read again: they are mended, and nothing else is lost", async () => {
    const place = await bare();
    const old = open(place);
    await fillAsFirstVersion(old);
    const broken = ['{"utm_source":"\\"}', '{"utm_source":"a\\ud800b"}', '{"utm_source":"a\\\\b"}'];
    await old.write(async (db) => {
      for (const [index, utm] of broken.entries())
        await sql`insert into leads select ${`x${index}`}, created_at, email, email_key, page, ${utm}, suspect, form, name, phone,
          company_name, plan from leads where id = ${firstVersionLead.id}`.execute(db);
    });
    await old.close();
    const store = await openStore({ ...place, deliveries: [] });
    const campaigns = await Promise.all(broken.map(async (_, index) => (await store.submission(`x${index}`))?.utm));
    expect(campaigns).toEqual([{ utm_unreadable: broken[0] }, { utm_source: "a\ufffdb" }, { utm_source: "a\\b" }]);
    await store.close();
  });

  test("of version 8 keeps who has left or wants no mail, and only as hashes", async () => {
    const place = await bare();
    const old = open(place);
    await migrate(old, 8);
    const at = "2025-03-01T10:00:00.000Z";
    const columns = { createdAt: at, page: "/from", utm: '{"a":"b"}', suspect: "[]", spamScore: 0, requestedAt: at };
    const subscriber = { ...columns, confirmMails: 0, confirmQueuedAt: null, confirmedAt: at, unsubscribedAt: at };
    await old.write(async (db) => {
      const people = [
        { id: "s1", email: "Left@example.in", emailKey: "left@example.in", status: "unsubscribed" as const },
        { id: "s2", email: "here@example.in", emailKey: "here@example.in", status: "confirmed" as const },
      ];
      await db
        .insertInto("subscribers")
        .values(people.map((person) => ({ ...subscriber, ...person })))
        .execute();
      await db
        .insertInto("newsletterTokens")
        .values({ hash: hashToken("t"), subscriberId: "s1", purpose: "unsubscribe", createdAt: at, expiresAt: null })
        .execute();
      await db
        .insertInto("suppressions")
        .values({ hash: hashToken("never@example.in"), createdAt: at })
        .execute();
    });
    await old.close();
    const store = await openStore({ ...place, deliveries: [] });
    expect(await store.submission("s1")).toMatchObject({ email: "", status: "unsubscribed", page: null, utm: {} });
    expect(await store.submission("s2")).toMatchObject({ email: "here@example.in", status: "confirmed" });
    expect(await store.readNewsletterLink("unsubscribe", "t")).toBe("unsubscribed");
    await store.requestSubscription({ email: "never@example.in", suspect: [] });
    expect(await store.desk.count("subscriber")).toBe(2);
    expect((await store.requestSubscription({ email: "left@example.in", suspect: [] })).id).toBe("s1");
    expect(await store.submission("s1")).toMatchObject({ status: "pending", email: "left@example.in" });
    await store.housekeep();
    expect(await store.readNewsletterLink("unsubscribe", "t")).toBe("pending");
    await store.close();
  });

  test("may stop at any version on the way", async () => {
    const engine = open(await bare());
    await fillAsFirstVersion(engine);
    for (let version = 2; version <= currentVersion; version++) {
      await migrate(engine, version);
      expect(await readVersion(engine)).toBe(version);
    }
    await engine.close();
  });
});
