import { afterEach, beforeEach, expect, test } from "vitest";
import { dateInIndia } from "../../domain/india/calendar-date.ts";
import { closeDeskFolder, type DeskFolder, openDeskFolder, runDeskCommand } from "../testing/desk.ts";
import { sampleLead } from "../testing/samples.ts";

let place: DeskFolder;
let id: string;
beforeEach(async () => {
  place = await openDeskFolder();
  ({ id } = await place.store.saveLead(sampleLead({ name: "Asha \u001b[2J Rao" })));
});
afterEach(() => closeDeskFolder(place));

const run = (...args: string[]) => runDeskCommand(args, { DATA_DIR: place.dataDir });
const begin = () =>
  place.store.registrations.start(id, { form: "private-limited", state: "KA", people: 2 }, { name: "Meera" });

test("lists what is in work, and moves it on and back", async () => {
  expect((await run("registrations")).out).toBe("No registration is in work.\n");
  expect(await run("stage", id, "name")).toMatchObject({ code: 1, err: expect.stringContaining("has not begun") });
  await begin();
  const today = dateInIndia(Date.now());
  expect((await run("stage", id.slice(-6), "name")).out).toContain(`Name since ${today}, next us\n`);
  expect(await run("stage", id, "documents")).toMatchObject({ code: 1, err: expect.stringContaining("Say why") });
  expect((await run("stage", id, "documents", "--reason", "The PAN came back")).code).toBe(0);
  expect(await run("stage", id, "nowhere")).toMatchObject({ code: 2, err: expect.stringContaining("is no stage") });
  expect((await run("stage", id, "name", "--on", "tomorrow")).code).toBe(2);
  const { out } = await run("registrations");
  expect(out).toMatch(/Documents +Asha .* Rao +Rao Foods +the founder +0 +0\/15/);
  expect(out).not.toContain("\u001b");
});

test("export has registrations, as CSV and as JSON", async () => {
  await begin();
  await place.store.registrations.act(id, { action: "paper", id: "1-pan", arrived: true }, { name: "Meera" }, 1);
  const { code, out } = await run("export", "registrations");
  expect(code).toBe(0);
  const [heads, row, ...rest] = out.trim().split("\r\n");
  const cells = Object.fromEntries(heads!.split(",").map((head, index) => [head, row!.split(",")[index]]));
  expect(rest).toEqual([]);
  expect(cells).toMatchObject({
    enquiry_id: id,
    stage: "documents",
    papers_arrived: "1",
    papers: "15",
    next_actor: "you",
  });
  expect(heads!.split(",")).toHaveLength(row!.split(",").length);
  const [record] = JSON.parse((await run("export", "registrations", "--format", "json")).out);
  expect(record).toMatchObject({ enquiryId: id, stage: "documents", company: { form: "private-limited" } });
  expect((await run("export", "registrations", "--since", "2100-01-01", "--format", "json")).out).toBe("[]\n");
  expect((await run("export", "registrations", "--links")).code).toBe(2);
});

test("a mail between mailboxes is written down", async () => {
  expect((await run("mail", id, "received", "The PAN of both")).code).toBe(0);
  expect(await run("mail", id, "lost", "Nothing")).toMatchObject({
    code: 2,
    err: expect.stringContaining("no direction of a mail"),
  });
  const { events } = (await place.store.enquiries.detail(id))!;
  expect(events).toMatchObject([{ type: "mail", direction: "received", text: "The PAN of both" }]);
});
