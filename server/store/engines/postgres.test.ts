import { execFileSync, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { TLSSocket } from "node:tls";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { recordPayment, sendQuotation } from "../../testing/acts.ts";
import { temporaryFolder } from "../../testing/basics.ts";
import { createTestDatabase } from "../../testing/engines.ts";
import { sampleApplication, sampleLead } from "../../testing/samples.ts";
import { migrate } from "../migrations.ts";
import { storeOver } from "../open.ts";
import { StoreUnavailable } from "../records.ts";
import { openPostgres, usualTimeouts, withTls } from "./postgres.ts";

const openssl = "openssl";

describe("time-outs", () => {
  const impatient = { ...usualTimeouts, visitor: { statement_timeout: 100, query_timeout: 5_000 } };
  const sleep = sql`select pg_sleep(0.3)`;

  test("end what a visitor waits for, and not the owner's work", async () => {
    const engine = openPostgres(await createTestDatabase(), impatient);
    await migrate(engine);
    await expect(engine.write((db) => sleep.execute(db))).rejects.toThrow("the work took too long");
    await engine.longWrite((db) => sleep.execute(db));
    await engine.snapshot((db) => sleep.execute(db));
    await engine.close();
  });

  test("of a visitor do not keep anybody from being forgotten, and what was erased is counted though the vacuum fails", async () => {
    const url = await createTestDatabase();
    const engine = openPostgres(url);
    await migrate(engine);
    const store = storeOver(engine, { deliveries: [] });
    await store.saveLead(sampleLead());
    // Each deleted row takes longer than a visitor may.
    await engine.longWrite(async (db) => {
      await sql`create function slow() returns trigger language plpgsql as 'begin perform pg_sleep(0.3); return old; end'`.execute(
        db,
      );
      await sql`create trigger slow before delete on leads for each row execute function slow()`.execute(db);
    });
    const hurried = openPostgres(url, impatient);
    const hurriedDesk = storeOver(hurried, { deliveries: [] }).administration;
    expect(await hurriedDesk.forget("asha@example.in")).toMatchObject({ leads: 1, cleaned: true });
    await hurried.close();
    await engine.longWrite((db) => sql`drop trigger slow on leads`.execute(db));
    await store.saveLead(sampleLead());
    const strict = openPostgres(url, { ...usualTimeouts, owner: { statement_timeout: 2_000, query_timeout: 10_000 } });
    const blocker = engine.longWrite(async (db) => {
      await sql`lock table subscribers in share update exclusive mode`.execute(db);
      return storeOver(strict, { deliveries: [] }).administration.forget("asha@example.in");
    });
    expect(await blocker).toMatchObject({ leads: 1, cleaned: false });
    await strict.close();
    await engine.close();
  });
});

describe("statistics", () => {
  /** What PostgreSQL may know of: lists of our own words, names of its users and of commands, pages and hosts that many have seen. */
  const counted = [
    "audit.command",
    "audit.outcome",
    "audit.who",
    "challenges.challenge",
    "deliveries.purpose",
    "enquiry_numbers.year",
    "events.type",
    "idempotency_keys.form_kind",
    "leads.closed_reason",
    "leads.joined_as",
    "leads.number",
    "leads.state",
    "leads.structure",
    "marks.name",
    "migrations.program",
    "notices.occasion",
    "outgoings.year",
    "payments.year",
    "receipt_numbers.year",
    "quotations.year",
    "quotation_numbers.year",
    "site_changes.file",
    "views.path",
    "views.referrer",
  ];

  test("are kept of no column that holds what a person sent, unless it is named here", async () => {
    const engine = openPostgres(await createTestDatabase());
    await migrate(engine);
    // Apart from ids, hashes and days, and from columns whose values are listed in a check.
    const { rows } = await engine.read((db) =>
      sql<{ name: string }>`
        select c.relname || '.' || a.attname as name
        from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
        where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attnum > 0
          and t.typname in ('text', 'jsonb', 'bytea') and a.attstattarget is distinct from 0
          and a.attname !~ '^(id|key|hash|lease_owner)$|_id$|_on$|^day$|^waiting_since$'
          and not exists (
            select from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
              and pg_get_constraintdef(k.oid) ~ 'ANY')
        order by name`.execute(db),
    );
    expect(rows.map(({ name }) => name)).toEqual(counted.toSorted());
    const extended = await engine.read((db) => sql`select 1 from pg_statistic_ext`.execute(db));
    expect(extended.rows).toEqual([]);
    await engine.close();
  });

  test("hold nothing of somebody who was forgotten, and no table has it", async () => {
    const engine = openPostgres(await createTestDatabase());
    const email = "forgetme@example.in";
    await migrate(engine);
    const store = storeOver(engine, { deliveries: ["mail"] });
    const own = { message: "Forgotten", city: "Forgotten", bestTime: "Forgotten", language: "Forgotten" };
    const visit = { page: "/forgotten", offer: "forgotten", utm: { utm_campaign: "forgotten" } };
    for (let index = 0; index < 20; index++) {
      const lead = {
        email,
        name: "Forgotten",
        companyName: "Forgotten",
        ...own,
        ...visit,
        filing: { id: "forgotten" },
      };
      const { id } = await store.saveLead(sampleLead(lead));
      await store.enquiries.act(id, { action: "note", text: "Forgotten" }, { name: "Asha" });
      await store.registrations.start(id, { form: "opc", people: 1 }, { name: "Asha" });
      await store.founders.issueKey(id);
      await store.saveApplication(sampleApplication({ email, name: "Forgotten", coverLetter: "Forgotten" }));
    }
    const { enquiryId } = await sendQuotation(store, email);
    await recordPayment(store, enquiryId, { reference: "Forgotten" });
    await engine.longWrite((db) => sql`update deliveries set last_error = '550 no forgetme@example.in'`.execute(db));
    await engine.longWrite((db) => sql`analyze`.execute(db));
    expect(await store.administration.forget(email)).toMatchObject({ leads: 21, applications: 20, cleaned: true });
    const unclean = await engine.read((db) =>
      sql`select relname from pg_stat_user_tables where last_vacuum is null`.execute(db),
    );
    expect(unclean.rows).toEqual([]);
    const stats = await engine.read((db) =>
      sql`select * from pg_stats where schemaname = current_schema()`.execute(db),
    );
    expect(stats.rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(stats.rows)).not.toMatch(/forg[eo]t/i);
    for (const { name } of await engine.read((db) => db.introspection.getTables())) {
      const { rows } = await engine.read((db) => sql`select * from ${sql.table(name)}`.execute(db));
      expect(JSON.stringify(rows), name).not.toMatch(/forg[eo]t/i);
    }
    await engine.close();
  });
});

describe("TLS", () => {
  test.each([
    ["postgres://u:p@db.example.in/leads", true],
    ["postgres://u:p@10.0.0.7:6432/leads", true],
    ["postgres://u:p@localhost.example.in/leads", true],
    ["postgres:///leads?host=db.example.in", true],
    ["postgres://u:p@localhost/leads", false],
    ["postgres://u:p@127.0.0.1:5432/leads", false],
    ["postgres://u:p@[::1]/leads", false],
    ["postgres:///leads?host=/var/run/postgresql", false],
    ["postgres://u:p@%2Fvar%2Frun%2Fpostgresql/leads", false],
    ["postgres://u:p@database/leads?sslmode=disable", false],
    ["postgres://u:p@db.example.in/leads?sslmode=no-verify", false],
  ])("%s: asked for by default is %s", (url, asked) => {
    expect(withTls(url).includes("sslmode=verify-full")).toBe(asked);
    if (!asked) expect(withTls(url)).toBe(url);
  });

  const failure = async (url: string): Promise<string> => {
    const engine = openPostgres(url);
    const error = await engine.read((db) => sql`select 1`.execute(db)).catch((cause: unknown) => cause);
    await engine.close();
    expect(error).toBeInstanceOf(StoreUnavailable);
    return (error as Error).message;
  };

  test("a server without it is refused, with what to do", async () => {
    const message = await failure(`${await createTestDatabase()}?sslmode=verify-full`);
    expect(message).toMatch(/does not offer encryption.*sslmode=disable/);
  });

  test.skipIf(spawnSync(openssl, ["version"]).status !== 0)(
    "a certificate nobody vouches for is refused, with what to do",
    async () => {
      using folder = temporaryFolder();
      const [keyFile, certificateFile] = [join(folder.path, "key.pem"), join(folder.path, "certificate.pem")];
      const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", keyFile];
      execFileSync(openssl, ["req", "-x509", "-days", "2", ...key, "-out", certificateFile, "-subj", "/CN=db"], {
        stdio: "ignore",
      });
      const [privateKey, cert] = [readFileSync(keyFile), readFileSync(certificateFile)];
      // As far as PostgreSQL's protocol goes before the password would be sent.
      const server = createServer((socket) => {
        socket.once("data", () => {
          socket.write("S");
          new TLSSocket(socket, { isServer: true, key: privateKey, cert }).on("error", () => {});
        });
      });
      server.listen(0, "127.0.0.1");
      await once(server, "listening");
      const { port } = server.address() as AddressInfo;
      expect(await failure(`postgres://u:p@127.0.0.1:${port}/leads?sslmode=verify-full`)).toMatch(/sslrootcert=FILE/);
      server.close();
    },
  );
});
