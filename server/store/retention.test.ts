import { expect, test } from "vitest";
import { workStages } from "../../content/schemas/registration-stage.ts";
import { enquiryStatuses } from "../../domain/desk/enquiry.ts";
import { startRegistration } from "../../domain/registration/registration-changes.ts";
import { toColumns } from "../registrations/store-rows.ts";
import { claimDue } from "../testing/acts.ts";
import { sampleApplication, sampleLead } from "../testing/samples.ts";
import { describeStore } from "../testing/stores.ts";
import { listAudit } from "./audit.ts";
import { monthsBefore } from "./housekeeping.ts";
import { openEngine } from "./open.ts";

const given = {
  deliveries: ["mail"],
  retention: { leads: 12, applications: 6 },
  begins: new Date("2026-01-31T06:00:00.000Z"),
} as const;

describeStore("retention", given, (here) => {
  const counts = async () => [
    await here.store.administration.count("lead"),
    await here.store.administration.count("application"),
  ];
  const houseKeepOn = async (day: string) => {
    here.clock = new Date(`${day}T06:00:00.001Z`);
    await here.store.housekeep({ confirmed: true });
    return counts();
  };

  test("erases applications after six months and enquiries after twelve, résumés and repeat keys with them", async () => {
    await here.store.saveLead(sampleLead({ idempotencyKey: "k" }));
    const { id } = await here.store.saveApplication(sampleApplication());
    await here.deliver();
    expect(await houseKeepOn("2026-07-30")).toEqual([1, 1]);
    expect(await houseKeepOn("2026-07-31")).toEqual([1, 0]);
    expect(await here.store.administration.resume(id)).toBeUndefined();
    expect(await houseKeepOn("2027-01-30")).toEqual([1, 0]);
    expect(await houseKeepOn("2027-01-31")).toEqual([0, 0]);
    expect((await here.store.outbox.counts()).mail).toEqual({ waiting: 0, sending: 0, done: 0, dead: 0 });
  });

  test("asks first where the clock has leapt, and goes on by itself when it is right again", async () => {
    for (let index = 0; index < 5; index++) await here.store.saveLead(sampleLead());
    await here.deliver();
    const lookOn = async (day: string) => {
      here.clock = new Date(`${day}T06:00:00.000Z`);
      return here.store.housekeep();
    };
    expect(await lookOn("2036-01-31")).toContain("3652 days");
    expect(await lookOn("2026-03-02")).toBeUndefined();
    expect(await lookOn("2036-01-31")).toContain("by the clock it is 31 January 2036, 3622 days after");
    expect(await here.store.doubt()).toContain("3622 days");
    expect(await counts()).toEqual([5, 0]);
    here.clock = new Date("2026-03-03T06:00:00.000Z");
    expect(await here.store.doubt()).toBeUndefined();
    // Behind, and right again.
    for (const day of ["2000-01-01", "2026-04-01", "2026-04-02"]) expect(await lookOn(day)).toBeUndefined();
    expect(await lookOn("2026-05-03")).toContain("31 days");
    expect(await houseKeepOn("2027-05-03")).toEqual([0, 0]);
  });

  test.each([
    [51, 459, [459, 0]],
    [51, 458, [509, 0]],
    [50, 0, [0, 0]],
    [4, 1, [1, 0]],
  ])(
    "of %i outdated and %i newer enquiries %j are left: more than a tenth goes when it is confirmed",
    async (old, recent, left) => {
      await here.store.saveLead(sampleLead());
      await here.deliver();
      const direct = await openEngine(here.settings);
      await direct.write(async (db) => {
        const row = await db.selectFrom("leads").selectAll().executeTakeFirstOrThrow();
        const createdAt = "2027-01-30T06:00:00.000Z";
        const copies = Array.from({ length: old + recent - 1 }, (_, index) => ({
          ...row,
          number: null,
          id: `copy ${index}`,
          createdAt: index < old - 1 ? row.createdAt : createdAt,
        }));
        for (let from = 0; from < copies.length; from += 100)
          await db
            .insertInto("leads")
            .values(copies.slice(from, from + 100))
            .execute();
      });
      await direct.close();
      here.clock = new Date("2027-01-15T06:00:00.000Z");
      await here.store.audit.note("Asha", "export", "done");
      here.clock = new Date("2027-01-31T06:00:00.001Z");
      const doubt = await here.store.housekeep();
      expect(await counts()).toEqual(left);
      expect(doubt).toEqual(left[0] === old + recent ? expect.stringContaining("51 of 509") : undefined);
      expect(await houseKeepOn("2027-01-31")).toEqual([recent, 0]);
    },
  );

  test("is recorded as numbers, once for each time something was erased", async () => {
    await here.store.saveLead(sampleLead());
    await here.deliver();
    await houseKeepOn("2026-06-01");
    await houseKeepOn("2027-06-01");
    const reader = await openEngine(here.settings);
    expect(await listAudit(reader)).toMatchObject([
      { who: "server", command: "retention", outcome: "1 leads, 0 applications, 0 newsletter entries" },
    ]);
    await reader.close();
  });

  test("waits for what the owner has not got yet, and not for a channel that is not set up", async () => {
    await here.store.saveLead(sampleLead());
    expect(await houseKeepOn("2027-06-01")).toEqual([1, 0]);
    const [delivery] = await here.store.outbox.claim(claimDue(here.clock));
    await here.store.outbox.fail(delivery!.id, "w", "refused", "dead");
    expect(await houseKeepOn("2027-06-02")).toEqual([1, 0]);
    await here.reopen({ deliveries: [] });
    expect(await houseKeepOn("2027-06-03")).toEqual([0, 0]);
  });

  test("a registration is in work until its founder's page has ended, then the time of the enquiry counts", async () => {
    const { id } = await here.store.saveLead(sampleLead());
    const actor = { name: "Asha" };
    await here.store.registrations.start(id, { form: "opc", people: 1 }, actor);
    await here.deliver();
    expect(await houseKeepOn("2027-06-01")).toEqual([1, 0]);
    const certificate = {
      date: "2027-06-01",
      number: "U74140KA2027OPC098765",
      name: "Rao Foods (OPC) Private Limited",
    };
    await here.store.registrations.act(id, { action: "incorporated", ...certificate }, actor, 1);
    const done = await here.store.registrations.act(id, { action: "stage", to: "complete" }, actor, 2);
    expect(done.result).toBe("done");
    await here.deliver();
    expect(await houseKeepOn("2027-07-01")).toEqual([1, 0]);
    expect(await houseKeepOn("2027-07-02")).toEqual([0, 0]);
    expect(await Array.fromAsync(here.store.registrations.all())).toEqual([]);
  });

  test("over every status, registration and kind of work: nothing in work is erased, whatever its status", async () => {
    const registrations = ["none", ...workStages, "complete long ago"] as const;
    const works = [
      {},
      { ownerId: (await here.store.people.invite({ email: "asha@firm.example" })).id },
      { followUpOn: "2026-02-01" },
    ];
    const cases = enquiryStatuses.flatMap((status) =>
      registrations.flatMap((registration) =>
        works.map((work, index) => ({
          id: `${status}, ${registration}, ${["nobody's", "somebody's", "with a follow-up"][index]}`,
          ...{ status, registration, work },
        })),
      ),
    );
    await here.store.saveLead(sampleLead());
    await here.deliver();
    const direct = await openEngine(here.settings);
    await direct.write(async (db) => {
      const row = await db.selectFrom("leads").selectAll().executeTakeFirstOrThrow();
      const leads = cases.map(({ id, status, work }) => {
        const closedReason = status === "closed" ? ("other" as const) : null;
        return { ...row, id, number: null, status, closedReason, ...{ ownerId: null, followUpOn: null, ...work } };
      });
      await db.insertInto("leads").values(leads).execute();
      const begun = toColumns(startRegistration({ company: { form: "opc", people: 1 } }, {}, "2026-01-31"));
      const registered = cases.flatMap(({ id, registration }) => {
        if (registration === "none") return [];
        const stage = registration === "complete long ago" ? "complete" : registration;
        const since = registration === "complete long ago" ? "2026-12-01" : "2027-01-20";
        return [
          { ...begun, enquiryId: id, createdAt: row.createdAt, stage, actor: null, waitingSince: since, version: 1 },
        ];
      });
      await db.insertInto("registrations").values(registered).execute();
    });
    await direct.close();
    await houseKeepOn("2027-02-01");
    const left = await Array.fromAsync(here.store.administration.export("lead"));
    const inWork = cases.filter(({ status, registration, work }) => {
      if (registration !== "none") return registration !== "complete long ago";
      return status === "new" ? Object.keys(work).length > 0 : status !== "closed";
    });
    expect(left.map(({ id }) => id).toSorted()).toEqual(inWork.map(({ id }) => id).toSorted());
    expect(inWork).toHaveLength(116);
  });

  test("addresses that never confirmed the newsletter end after 30 days, confirmed ones stay", async () => {
    const ask = (email: string) => here.store.requestSubscription({ email, suspect: [] });
    const [pending, confirmed, late] = [
      await ask("a@example.in"),
      await ask("b@example.in"),
      await ask("c@example.in"),
    ];
    await here.store.confirmSubscription((await here.store.issueNewsletterTokens(confirmed.id))!.confirmToken);
    here.clock = new Date("2026-02-20T06:00:00.000Z");
    await here.deliver();
    await ask("c@example.in");
    const left = async () =>
      Promise.all([pending, confirmed, late].map(async ({ id }) => Boolean(await here.store.submission(id))));
    await houseKeepOn("2026-03-02");
    expect(await left()).toEqual([false, true, true]);
    await houseKeepOn("2026-03-23");
    expect(await left()).toEqual([false, true, false]);
    expect((await here.store.outbox.counts()).mail).toMatchObject({ waiting: 0, done: 2 });
  });

  test("what is about nothing that is here is removed, and the audit after three years", async () => {
    const { id } = await here.store.saveLead(sampleLead({ idempotencyKey: "k" }));
    await here.store.notices.create({ kind: "alert", channel: "mail", dead: 1, late: 0, oldest: null }, "now", [
      "mail",
    ]);
    await here.store.audit.note("Asha", "export", "done");
    await here.store.founders.requestLink("asha@example.in");
    const direct = await openEngine(here.settings);
    const orphan = { id: "o", state: "done", attempts: 1, leaseOwner: null, doneAt: null, lastError: null } as const;
    const at = here.clock.toISOString();
    const about = { channel: "mail", purpose: "stage", submissionId: "erased", createdAt: at, dueAt: at } as const;
    const key = { formKind: "quick", key: "o", bodyDigest: null, submissionId: "erased", createdAt: at };
    await direct.write((db) =>
      db
        .insertInto("deliveries")
        .values({ ...orphan, ...about })
        .execute(),
    );
    await direct.write((db) => db.insertInto("idempotencyKeys").values(key).execute());
    const submissions = (table: "deliveries" | "idempotencyKeys") =>
      direct.read(async (db) =>
        (await db.selectFrom(table).select("submissionId").execute()).map(({ submissionId }) => submissionId),
      );
    await houseKeepOn("2026-02-01");
    expect(await submissions("deliveries")).toHaveLength(3);
    expect(await submissions("deliveries")).not.toContain("erased");
    expect((await submissions("idempotencyKeys")).toSorted()).toEqual(["", "", id]);
    await houseKeepOn("2029-01-29");
    expect(await listAudit(direct)).toHaveLength(1);
    await houseKeepOn("2029-01-31");
    expect(await listAudit(direct)).toEqual([]);
    await direct.close();
  });

  test("is left to the owner where no time is set", async () => {
    await here.store.saveLead(sampleLead());
    await here.deliver();
    await here.reopen({ retention: undefined });
    expect(await houseKeepOn("2036-01-01")).toEqual([1, 0]);
  });
});

test.each([
  ["2026-08-31", 6, "2026-02-28"],
  ["2028-08-31", 6, "2028-02-29"],
  ["2026-03-15", 12, "2025-03-15"],
  ["2026-01-31", 2, "2025-11-30"],
])("%s less %i months is %s", (from, months, expected) => {
  expect(monthsBefore(new Date(`${from}T10:00:00Z`), months).toISOString()).toBe(`${expected}T10:00:00.000Z`);
});
