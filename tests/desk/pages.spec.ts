import { expect } from "@playwright/test";
import { writeSamples } from "../../server/admin/samples/enquiries.ts";
import { watchFor } from "../support/watch.ts";
import { lateEnquiry, openDesk, test } from "./desk.ts";
import { layoutFaults } from "./layout-faults.ts";

// axe reads an enquiry, the board, a quotation and the delivery in their own files.
test("every page is whole at 360 and 1280 px, accessible and quiet", async ({ desk, page }) => {
  const ids = await writeSamples(desk, new Date());
  await openDesk(desk, page, "Kiran");
  const faults = watchFor(page, desk.url);
  const application = (await desk.store.applications.list({}, { limit: 1 })).rows[0]!;
  for (const [path, heading, axeAt] of [
    ["/", "Today", 360],
    ["/enquiries?status=new", "Enquiries", 1280],
    ["/enquiries?spam=1", "Kept as spam"],
    ["/enquiries/new", "New enquiry", 360],
    [`/enquiries/${ids[0]}`, "Asha Specimen"],
    ["/registrations", "Registrations"],
    ["/numbers", "Numbers", 360],
    ["/applications", "Applications"],
    [`/applications/${application.id}`, application.name, 360],
    ["/delivery", "Delivery"],
    ["/people", "People", 360],
  ] as const) {
    await page.goto(desk.url + path);
    await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
    await expect(page.getByText("Loading…")).toHaveCount(0);
    expect(await layoutFaults(page, axeAt), path).toEqual([]);
  }
  expect(faults).toEqual([]);
});

test("the list's filters are in the address", { tag: "@thorough" }, async ({ desk, page }) => {
  await lateEnquiry(desk, "Listed Specimen");
  await openDesk(desk, page, "Lata");
  await page.goto(`${desk.url}/enquiries`);
  await page.getByRole("button", { name: "More filters" }).click();
  await page.getByLabel("Status").selectOption("closed");
  await expect(page).toHaveURL(/status=closed/);
  await page.reload();
  await expect(page.getByRole("button", { name: /^Closed \d+$/, pressed: true })).toBeVisible();
  await page.getByRole("button", { name: /^With me \d+$/ }).click();
  await expect(page).toHaveURL(/status=open&owner=/);
  await page.getByRole("button", { name: "Clear search and filters" }).click();
  await expect(page).toHaveURL(/\/enquiries$/);
});

test("in the list a new one that nobody has can be taken, by pointer or keys, and no other", async ({ desk, page }) => {
  const [free, had] = [await lateEnquiry(desk, "Free Specimen"), await lateEnquiry(desk, "Had Specimen")];
  await openDesk(desk, page, "Olga");
  const olga = (await desk.store.people.byEmail("olga@example.in"))!;
  await desk.store.enquiries.act(had, { action: "claim" }, { personId: olga.id, name: olga.name });
  await page.goto(`${desk.url}/enquiries`);
  await expect(page.getByRole("columnheader")).toHaveText([
    "Name, and what they wrote",
    "Wants",
    "Status",
    "Next",
    "With",
    "Came",
  ]);
  const row = page.getByRole("row", { name: "Free Specimen" });
  expect((await row.boundingBox())!.height).toBeLessThan(60);
  await expect(page.getByRole("row", { name: "Had Specimen" }).getByRole("button")).toHaveCount(0);
  await row.getByRole("link", { name: "Free Specimen" }).focus();
  await page.keyboard.press("Tab");
  await expect(row.getByRole("button", { name: "Take Free Specimen" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(row).toContainText("With you");
  expect((await desk.store.enquiries.detail(free))!.enquiry.owner?.name).toBe("Olga");
  await page.setViewportSize({ width: 360, height: 800 });
  expect((await row.boundingBox())!.height).toBeLessThan(70);
  await expect(page.getByRole("button", { name: /^Take/ })).toHaveCount(0);
});

test("somebody who telephones is entered by hand; whoever has the number already is shown", async ({ desk, page }) => {
  await lateEnquiry(desk, "Known Specimen", { phone: "9000070707" });
  await openDesk(desk, page, "Nila");
  await page.keyboard.press("e");
  await page.getByLabel("Name").fill("Caller Specimen");
  await page.getByLabel("Phone").fill("+91 90000-70707");
  await expect(page.getByRole("link", { name: "Known Specimen" })).toBeVisible();
  await expect(page.getByLabel("It is with me")).toBeChecked();
  await page.getByLabel("We have spoken").check();
  await expect(page.getByLabel("When to call")).toHaveCount(0);
  await page.getByRole("button", { name: "Save the enquiry" }).click();
  await expect(page.getByRole("heading", { name: "Caller Specimen", level: 1 })).toBeVisible();
  await expect(page.getByText("Entered by hand: telephone")).toBeVisible();
  await expect(page.getByText("Next: make the quotation.")).toBeVisible();
  await expect(page.getByLabel("With", { exact: true }).locator("option:checked")).toHaveText("Nila (you)");
});

test("numbers: one table counted by what is chosen, with one file that follows", { tag: "@thorough" }, async ({
  desk,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openDesk(desk, page, "Meenu");
  await page.goto(`${desk.url}/numbers`);
  const files = page.getByRole("link", { name: /^CSV/ });
  await expect(files).toHaveCount(1);
  await page.getByLabel("Count by").selectOption("month");
  await expect(page).toHaveURL(/by=month/);
  await expect(files).toHaveAttribute("href", /by=month/);
  await page.getByRole("button", { name: "7 days" }).click();
  await expect(page).toHaveURL(/by=month&from=/);
  await expect(page.getByRole("table", { name: "By month" })).toBeVisible();
  const { width, height } = (await files.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});
