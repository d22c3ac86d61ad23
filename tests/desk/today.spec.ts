import { expect, type Locator } from "@playwright/test";
import { addDays, dateInIndia } from "../../domain/india/calendar-date.ts";
import { type Desk, lateEnquiry, openDesk, signIn, test } from "./desk.ts";

const actor = { name: "Somebody" };
const dayMs = 24 * 60 * 60 * 1000;
const today = () => dateInIndia(Date.now());
const versionOf = async ({ store }: Desk, id: string) => (await store.enquiries.detail(id))!.enquiry.version;

async function reached(desk: Desk, id: string): Promise<void> {
  const version = await versionOf(desk, id);
  await desk.store.enquiries.act(id, { action: "call", outcome: "reached", channel: "phone", version }, actor);
}

/** At the name since forty days: usually it takes a few. */
async function lateRegistration(desk: Desk, name: string): Promise<string> {
  const id = await lateEnquiry(desk, name);
  await reached(desk, id);
  desk.setTime(new Date(Date.now() - 40 * dayMs));
  await desk.store.registrations.start(id, { form: "private-limited", state: "KA", people: 2 }, actor);
  await desk.store.registrations.act(id, { action: "stage", to: "name" }, actor, 1);
  desk.setTime(new Date());
  return id;
}

const topOf = async (part: Locator) => (await part.boundingBox())!.y;

test("one person with two enquiries is one row and one call, which counts for both", async ({ desk, browser }) => {
  const same = { email: "twice@example.in", phone: "9000071001" };
  const first = await lateEnquiry(desk, "Twice Specimen", same);
  const second = await lateEnquiry(desk, "Twice Specimen", { ...same, form: "quick" });
  const page = await signIn(desk, browser, "Rekha", 360);
  const row = page
    .locator("main li", { hasText: "Twice Specimen" })
    .filter({ has: page.getByRole("link", { name: /^Call/ }) });
  await expect(row).toHaveCount(1);
  await row.getByRole("link", { name: "and 1 more enquiry" }).click();
  await expect(page).toHaveURL(new RegExp(`/enquiries/(${first}|${second})$`));
  await page.goBack();
  await page.evaluate(() => document.addEventListener("click", (event) => event.preventDefault()));
  await row.getByRole("link", { name: "Call Twice Specimen" }).click();
  const prompt = page.getByRole("region", { name: "How did the call with Twice Specimen go?" });
  await expect(prompt.getByRole("group", { name: "Also for" }).getByRole("checkbox")).toBeChecked();
  await prompt.getByLabel("Note").fill("Both are the same company");
  await prompt.getByRole("button", { name: "Reached" }).click();
  await expect(row).toHaveCount(0);
  for (const id of [first, second]) {
    const { enquiry, events } = (await desk.store.enquiries.detail(id))!;
    expect(enquiry).toMatchObject({ status: "contacted", dueAt: null, owner: { name: "Rekha" } });
    expect(events.find(({ type }) => type === "called")).toMatchObject({
      shared: true,
      note: "Both are the same company",
    });
  }
});

test("an enquiry that is left out of the call keeps its promise", async ({ desk, browser }) => {
  const same = { email: "apart@example.in", phone: "9000071002" };
  const first = await lateEnquiry(desk, "Apart Specimen", same);
  const second = await lateEnquiry(desk, "Apart Specimen", same);
  const page = await signIn(desk, browser, "Sana");
  await page.goto(`${desk.url}/enquiries/${first}`);
  await page.getByRole("group", { name: "Also for" }).getByRole("checkbox").uncheck();
  await page.getByRole("button", { name: "Reached" }).click();
  await expect(page.locator("#history")).toContainText("Called: reached");
  expect((await desk.store.enquiries.detail(second))!.enquiry).toMatchObject({ status: "new", firstCallAt: null });
});

test("follow-ups say since when and what for, the oldest first, and can be called", async ({ desk, browser }) => {
  for (const [name, days, note] of [
    ["Fresh Specimen", 0, "Sends the PAN today"],
    ["Forgotten Specimen", -4, "Asks his partner"],
  ] as const) {
    const id = await lateEnquiry(desk, name);
    await reached(desk, id);
    const [on, version] = [addDays(today(), days), await versionOf(desk, id)];
    await desk.store.enquiries.act(id, { action: "follow-up", on, note, version }, actor);
  }
  const page = await signIn(desk, browser, "Tara", 360);
  const rows = page.locator("#follow-ups li");
  const [old, fresh] = ["Forgotten", "Fresh"].map((name) => rows.filter({ hasText: `${name} Specimen` }));
  await expect(old!).toContainText(/since (Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d/);
  await expect(old!).toContainText("Asks his partner");
  await expect(fresh!).toContainText("today");
  await expect(fresh!).toContainText("Sends the PAN today");
  await expect(fresh!.getByRole("link", { name: "Call Fresh Specimen" })).toHaveAttribute("href", /^tel:/);
  await expect(fresh!.getByRole("link", { name: "WhatsApp to Fresh Specimen" })).toBeVisible();
  expect(await topOf(old!)).toBeLessThan(await topOf(fresh!));
});

test("registrations that wait for us stand under Today, with their stage, and their cards can be called by thumb", async ({
  desk,
  browser,
}) => {
  const id = await lateRegistration(desk, "Overdue Specimen");
  const page = await signIn(desk, browser, "Usha", 360);
  const row = page
    .getByRole("region", { name: /^Registrations that wait for us/ })
    .getByRole("listitem")
    .filter({ hasText: "Overdue Specimen" });
  await expect(row).toContainText("days late");
  await expect(row).toContainText("Name. We act next since");
  await expect(row.getByRole("link", { name: "Call Overdue Specimen" })).toBeVisible();
  await expect(row.getByRole("link", { name: "Overdue Specimen", exact: true })).toHaveAttribute(
    "href",
    `/enquiries/${id}`,
  );
  await page.goto(`${desk.url}/registrations`);
  const card = page.getByRole("listitem").filter({ hasText: "Overdue Specimen" });
  for (const name of ["Call Overdue Specimen", "WhatsApp to Overdue Specimen"]) {
    const { width, height } = (await card.getByRole("link", { name }).boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});

test("an enquiry on a phone: how to call, what came of it, the note, the registration, the rest; on a desk the registration first", async ({
  desk,
  browser,
}) => {
  const id = await lateRegistration(desk, "Ordered Specimen");
  const page = await signIn(desk, browser, "Vani", 360);
  await page.goto(`${desk.url}/enquiries/${id}`);
  await expect(page.locator("#registration")).toBeVisible();
  const parts = [
    page.getByRole("heading", { name: "Ordered Specimen" }),
    page.getByRole("link", { name: "Call Ordered Specimen" }),
    page.getByRole("button", { name: "Reached" }),
    page.getByRole("button", { name: "Wrong number" }),
    page.getByLabel("Note"),
    page.locator("#registration"),
    page.locator("#history"),
  ];
  const tops = await Promise.all(parts.map(topOf));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await topOf(page.locator("#registration"))).toBeLessThan(
    await topOf(page.getByRole("button", { name: "Reached" })),
  );
});

test("the count in menu and title is of today's calls, not of tomorrow's", async ({ desk, page }) => {
  const id = await lateEnquiry(desk, "Counted Specimen");
  await openDesk(desk, page, "Waris");
  const { overdue, due } = (await desk.store.enquiries.today()).counts;
  const shows = async (count: number) => {
    await expect(page).toHaveTitle(count > 0 ? `(${count}) Today · Desk` : "Today · Desk");
    const link = page
      .getByRole("navigation")
      .getByRole("link", { name: /^Today/ })
      .first();
    await expect(link).toHaveText(count > 0 ? new RegExp(`^Today${count} `) : "Today");
  };
  await shows(overdue + due);
  const callBackAt = new Date(Date.now() + 2 * dayMs);
  const version = await versionOf(desk, id);
  await desk.store.enquiries.act(
    id,
    { action: "call", outcome: "call-back", channel: "phone", callBackAt, version },
    actor,
  );
  await expect(page.locator("#later li", { hasText: "Counted Specimen" })).toBeVisible();
  await shows(overdue + due - 1);
});

test("in the list of spam on a phone the day is whole", async ({ desk, browser }) => {
  await lateEnquiry(desk, "Cheap backlinks and many more words in a name www.example.net", {
    suspect: ["honeypot", "fast"],
  });
  const page = await signIn(desk, browser, "Yamini", 360);
  await page.goto(`${desk.url}/enquiries?spam=yes&search=backlinks`);
  const cells = page.getByRole("row", { name: /and many more words/ }).getByRole("cell");
  await expect(cells.filter({ hasText: /\d (am|pm)$/ })).toHaveCount(1);
  for (const cell of await cells.all()) {
    const { x, width } = (await cell.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(360);
    expect(await cell.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  }
});
