import { afterEach, beforeEach, expect, test } from "vitest";
import { sendQuotation } from "../testing/acts.ts";
import { closeDeskFolder, type DeskFolder, openDeskFolder, runDeskCommand } from "../testing/command-line.ts";

let place: DeskFolder;
beforeEach(async () => {
  place = await openDeskFolder();
});
afterEach(() => closeDeskFolder(place));

const run = (...args: string[]) => runDeskCommand(["export", "quotations", ...args], { DATA_DIR: place.dataDir });

test("lists what was sent, with the total, and leaves drafts out", async () => {
  const { sent, draft, enquiryId } = await sendQuotation(place.store, "asha@example.in");
  await place.store.quotations.begin(enquiryId, draft);
  const { code, out } = await run();
  expect(code).toBe(0);
  const [heads, row, ...rest] = out.trim().split("\r\n");
  const cells = Object.fromEntries(heads!.split(",").map((head, index) => [head, row!.split(",")[index]]));
  expect(rest).toEqual([]);
  expect(cells).toMatchObject({
    number: sent!.number,
    version: "1",
    state: "sent",
    total_from: "15522",
    total_to: "15522",
  });
  const [record] = JSON.parse((await run("--format", "json")).out);
  expect(record).toMatchObject({ enquiryId, quotation: sent, total: { from: 15_522, to: 15_522, missing: [] } });
});

test("an empty list is one, and a format that is none is refused", async () => {
  expect((await run("--format", "json")).out).toBe("[]\n");
  expect(await run("--format", "xml")).toMatchObject({ code: 2, err: expect.stringContaining("csv or json") });
});
