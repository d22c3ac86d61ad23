import { expect, type Locator, type Route } from "@playwright/test";
import { addDays, dateInIndia } from "../../domain/india/calendar-date.ts";
import { quote } from "../../server/testing/acts.ts";
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
  await desk.store.registrations.act(id, { action: "stage", to: "name", reason: "They follow." }, actor, 1);
  desk.setTime(new Date());
  return id;
}

const topOf = async (part: Locator) => (await part.boundingBox())!.y;

test("an enquiry that is left out of the call keeps its promise", { tag: "@thorough" }, async ({ desk, browser }) => {
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

test("follow-ups say since when and what for, the oldest first, and can be called", { tag: "@thorough" }, async ({
  desk,
  browser,
}) => {
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
  await expect(old!).toContainText("Late");
  await expect(old!).toContainText("Asks his partner");
  await expect(fresh!).toContainText("Today");
  await expect(fresh!).toContainText("Sends the PAN today");
  await expect(fresh!.getByRole("link", { name: "Call Fresh Specimen" })).toHaveAttribute("href", /^tel:/);
  expect(await topOf(old!)).toBeLessThan(await topOf(fresh!));
});

test("registrations that wait for us stand under Today, and can be called by thumb there and on the board", {
  tag: "@thorough",
}, async ({ desk, browser }) => {
  const id = await lateRegistration(desk, "Overdue Specimen");
  const page = await signIn(desk, browser, "Usha", 360);
  const row = page.locator("#follow-ups li", { hasText: "Overdue Specimen" });
  await expect(row).toContainText("Name");
  await expect(row.getByRole("link", { name: "Overdue Specimen", exact: true })).toHaveAttribute(
    "href",
    `/enquiries/${id}`,
  );
  const bySize = async (link: Locator) => Object.values((await link.boundingBox())!).slice(2);
  expect(Math.min(...(await bySize(row.getByRole("link", { name: "Call Overdue Specimen" }))))).toBeGreaterThanOrEqual(
    44,
  );
  await page.goto(`${desk.url}/registrations`);
  const onBoard = page.locator("#we li", { hasText: "Overdue Specimen" });
  await expect(onBoard).toContainText("days late");
  const call = onBoard.getByRole("link", { name: "Call Overdue Specimen" });
  expect(Math.min(...(await bySize(call)))).toBeGreaterThanOrEqual(44);
});

test("a quotation that nobody answers comes back by itself, with the text that asks, and goes once it was asked", async ({
  desk,
  browser,
}) => {
  const id = await lateEnquiry(desk, "Silent Specimen");
  const then = new Date(Date.now() - 6 * dayMs);
  desk.setTime(then);
  await reached(desk, id);
  await quote(desk.store, id, { structure: "opc", state: "KA", tier: "starter" }, dateInIndia(then.getTime()));
  desk.setTime(new Date());
  const page = await signIn(desk, browser, "Wahida");
  const row = page.locator("#follow-ups li", { hasText: "Silent Specimen" });
  await expect(row).toContainText(/Quotation of ₹[\d,]+ sent on .+, no answer/);
  await row.getByRole("link", { name: "Silent Specimen", exact: true }).click();
  const chosen = page.getByRole("region", { name: "Chosen" });
  await expect(chosen.getByText(/^Next: Quotation of .+ no answer\.$/)).toBeVisible();
  // All that can be recorded is in reach, the usual outcome first.
  const outcomes = chosen.getByRole("button", { name: /^(Reached|No answer|Wrong number|E-mail…|Status…)$/ });
  await expect(outcomes.first()).toHaveText("Reached");
  for (const each of await outcomes.all()) await expect(each).toBeInViewport({ ratio: 1 });
  await chosen.getByRole("textbox", { name: "Note" }).fill("Ring his brother");
  await page.reload();
  await expect(chosen.getByRole("heading", { name: "Silent Specimen" })).toBeVisible();
  await expect(chosen.getByRole("textbox", { name: "Note" })).toHaveValue("Ring his brother");
  await chosen.getByRole("button", { name: "Write about the quotation" }).click();
  await expect(page.getByRole("dialog")).toContainText("Quotation");
  await page.keyboard.press("Escape");
  await desk.store.enquiries.act(id, { action: "whatsapp", text: "quotation" }, actor);
  await expect(row).toHaveCount(0);
});

test("a client's page on a phone ends within three screens before 'More', and nothing stands under its bar", async ({
  desk,
  browser,
}) => {
  const id = await lateRegistration(desk, "Client Specimen");
  for (const text of ["Two founders, one abroad", "Sends the rent agreement", "Partner signs on Friday"])
    await desk.store.enquiries.act(id, { action: "note", text }, actor);
  const page = await signIn(desk, browser, "Vani", 360);
  await page.goto(`${desk.url}/enquiries/${id}`);
  await expect(page.locator("#registration")).toBeVisible();
  await expect(page.getByText(/^Next: Name/)).toBeVisible();
  expect(await topOf(page.locator("#more"))).toBeLessThan(3 * 800);
  const parts = [
    page.getByRole("heading", { name: "Client Specimen" }),
    page.getByText(/^Next: Name/),
    page.locator("#registration"),
    page.locator("#quotation"),
    page.locator("#history"),
  ];
  const tops = await Promise.all(parts.map(topOf));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  const bar = page.locator("[data-own-bar]");
  for (const name of [/^Call/, "WhatsApp", "Record"])
    await expect(bar.getByRole("link", { name }).or(bar.getByRole("button", { name }))).toBeInViewport();
  await page.locator("#more summary").first().focus();
  const barTop = await topOf(bar);
  await expect.poll(() => topOf(page.locator("#more summary").first())).toBeLessThan(barTop);
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
  await expect(page.locator("#later li", { hasText: "Counted Specimen" })).toHaveCount(1);
  await shows(overdue + due - 1);

  // News that comes while the first answer is on its way is not lost. A second tab, which hears the same, says that it has come.
  const board = await page.context().newPage();
  let asked = 0;
  board.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/registrations") asked += 1;
  });
  await board.goto(`${desk.url}/registrations`);
  await board.getByRole("heading", { name: "Registrations", level: 1 }).waitFor();
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const { promise: isHeld, resolve: held } = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    const response = await route.fetch();
    held();
    await promise;
    await route.fulfill({ response });
  };
  await page.route("**/api/today", hold, { times: 1 });
  await page.reload();
  await isHeld;
  const before = asked;
  await lateEnquiry(desk, "Meanwhile Specimen");
  await expect.poll(() => asked).toBeGreaterThan(before);
  release();
  await expect(page.locator("#late li", { hasText: "Meanwhile Specimen" })).toHaveCount(1);
});

test("in the list of spam on a phone the day is whole", { tag: "@thorough" }, async ({ desk, browser }) => {
  await lateEnquiry(desk, "Cheap backlinks and many more words in a name www.example.net", {
    suspect: ["honeypot", "fast"],
  });
  const page = await signIn(desk, browser, "Yamini", 360);
  await page.goto(`${desk.url}/enquiries?spam=yes&search=backlinks`);
  const cells = page.getByRole("row", { name: /and many more words/ }).getByRole("cell");
  await expect(cells.filter({ hasText: /^(\d\d:\d\d|yesterday|\d+ \w{3})$/ })).toHaveCount(1);
  for (const cell of await cells.all()) {
    const { x, width } = (await cell.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(360);
    expect(await cell.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  }
});
