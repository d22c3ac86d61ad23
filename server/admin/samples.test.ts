import { join } from "node:path";
import { expect, test } from "vitest";
import { workStages } from "../../content/schemas/registration-stage.ts";
import { enquiryStatuses } from "../../domain/desk/enquiry.ts";
import { openStore } from "../store/open.ts";
import { temporaryFolder } from "../testing/basics.ts";
import { runDeskCommand } from "../testing/command-line.ts";
import { withMigratedFile } from "../testing/migrated-file.ts";
import { fillDesk } from "./samples/fill.ts";

test("fills a new folder once, with every state and nothing that would be sent", async () => {
  using folder = temporaryFolder();
  const DATA_DIR = join(folder.path, "data");
  expect((await runDeskCommand(["samples"], { DATA_DIR, SMTP_URL: "smtp://127.0.0.1:1" })).code).not.toBe(0);
  expect(await runDeskCommand(["samples"], { DATA_DIR })).toMatchObject({ code: 0 });
  const again = await runDeskCommand(["samples"], { DATA_DIR });
  expect(again).toMatchObject({ code: 1, err: expect.stringContaining("not empty") });

  const store = await openStore({ dataDir: DATA_DIR, deliveries: [] });
  const leads = await Array.fromAsync(store.administration.export("lead"));
  expect(leads).toHaveLength(40);
  expect(new Set(leads.map((lead) => lead.kind === "lead" && lead.work.status))).toEqual(new Set(enquiryStatuses));
  const registrations = await Array.fromAsync(store.registrations.all());
  expect(registrations).toHaveLength(9);
  for (const { enquiry, startedAt } of registrations) expect(enquiry.createdAt < startedAt, enquiry.name).toBe(true);
  expect(await store.people.list()).toMatchObject([{ role: "owner" }, { role: "member" }, { role: "member" }]);
  expect((await store.outbox.counts()).mail).toMatchObject({ waiting: 0, sending: 0, dead: 3 });
  await store.close();
});

test("is the same for the same moment, at night and at the turn of a year too", async () => {
  const night = "2027-01-01T00:05:00+05:30";
  const looks = [];
  // The test above does it at the hour of the day.
  const moments = [night, night, ...(process.env.THOROUGH ? ["2026-11-16T11:00:00+05:30"] : [])];
  for (const moment of moments) {
    using folder = temporaryFolder();
    let time = new Date(moment);
    const dataDir = await withMigratedFile(folder.path);
    const store = await openStore({ dataDir, deliveries: [], founderPages: true, now: () => time });
    const setTime = (at: Date) => {
      time = at;
    };
    await fillDesk({ store, setTime }, new Date(moment));
    const { rows } = await store.enquiries.list({}, { limit: 50 });
    looks.push(rows.map(({ name, createdAt, status, dueAt, owner }) => [name, createdAt, status, dueAt, owner?.name]));
    const { counts } = await store.enquiries.today();
    expect(counts, moment).toMatchObject({ spam: 2 });
    expect(counts.followUps, moment).toBeGreaterThan(2);
    expect(new Set((await store.registrations.board()).map(({ stage }) => stage)).size).toBe(workStages.length);
    await store.close();
  }
  expect(looks[0]).toEqual(looks[1]);
});
