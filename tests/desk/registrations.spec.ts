import { expect, type Page } from "@playwright/test";
import { addDays, dateInIndia } from "../../domain/india/calendar-date.ts";
import { writeSamples } from "../../server/admin/samples/enquiries.ts";
import { writeRegistrations } from "../../server/admin/samples/fill.ts";
import { watchFor } from "../support/watch.ts";
import { type Desk, lateEnquiry, signIn, test } from "./desk.ts";
import { layoutFaults } from "./layout-faults.ts";

const today = () => dateInIndia(Date.now());
const actor = { name: "Somebody" };

/** An enquiry that is contacted, so that a registration can begin. */
async function contacted(desk: Desk, name: string): Promise<string> {
  const id = await lateEnquiry(desk, name, {
    companyPlan: { plan: { structure: "private-limited", state: "KA", people: 2, name: "Zyntra Foods" }, dropped: [] },
  });
  const { version } = (await desk.store.enquiries.detail(id))!.enquiry;
  await desk.store.enquiries.act(id, { action: "call", outcome: "reached", channel: "phone", version }, actor);
  return id;
}

const open = (page: Page, desk: Desk, id: string) => page.goto(`${desk.url}/enquiries/${id}`);
const unfold = (page: Page, name: string | RegExp) =>
  page.locator("#registration summary").filter({ hasText: name }).first().click();

test("two people: one takes it from the papers to the certificate, the other sees it live", {
  tag: "@thorough",
}, async ({ desk, browser }) => {
  const id = await contacted(desk, "Together Specimen");
  const [one, other] = [await signIn(desk, browser, "Mina"), await signIn(desk, browser, "Nikhil", 360)];
  await other.goto(`${desk.url}/registrations`);
  await open(one, desk, id);
  await one.locator("#more summary").first().click();
  await unfold(one, "Begin without that");
  await expect(one.getByLabel("State of the office")).toHaveValue("KA");
  await one.getByLabel("Under way since").fill(today());
  await one.getByRole("button", { name: "Begin the registration" }).click();
  const card = other.getByRole("listitem").filter({ hasText: "Together Specimen" });
  await expect(card).toContainText("0 of 15");

  // Ticks, one after the other without waiting, are all kept.
  const papers = one.locator("#registration").getByRole("checkbox");
  await expect(papers).toHaveCount(15);
  for (const paper of await papers.all()) await paper.check();
  await expect(one.getByText("We act next")).toBeVisible();
  await expect(other.locator("#we li", { hasText: "Together Specimen" })).toBeVisible();

  await one.getByRole("button", { name: "Move to name" }).click();
  await expect(card).toContainText("Name");
  await expect(one.getByRole("status").filter({ hasText: "The stage is changed." })).toBeVisible();
  await one.getByRole("combobox", { name: "Name", exact: true }).fill("Kaveri Data");
  await one.getByLabel("Outcome").selectOption("refused");
  await one.getByLabel("The reason that the Registrar gave").fill("Too close to an existing company");
  await one.getByRole("button", { name: "Save the name" }).click();
  await expect(one.getByRole("combobox", { name: "Name", exact: true })).toHaveValue("");
  await one.getByRole("combobox", { name: "Name", exact: true }).fill("Zyntra Foods");
  await one.getByLabel("Outcome").selectOption("approved");
  await one.getByRole("button", { name: "Save the name" }).click();
  await expect(one.locator("#registration")).toContainText("Zyntra Foods, approved");
  await expect(card).toContainText("Zyntra Foods");

  await open(other, desk, id);
  await unfold(other, "Another stage or day");
  await other.getByLabel("Stage").selectOption("documents");
  await other.getByLabel("What was wrong").fill("One PAN was unreadable");
  await other.getByRole("button", { name: "Correct it" }).click();
  await expect(one.locator("#registration [aria-current=step]")).toContainText("Documents");
  await expect(one.locator("#history")).toContainText("Stage corrected: Documents");
  await expect(one.locator("#history")).toContainText("One PAN was unreadable");

  await unfold(one, "Another stage or day");
  await one.getByLabel("Stage").selectOption("certificate");
  await one.getByRole("button", { name: "Set to certificate" }).click();
  // The name was approved; nobody went through the two after it.
  await expect(one.locator("#registration li[data-state=skipped]")).toHaveText(["Signaturesskipped", "Filingskipped"]);
  await one.getByLabel("Date of incorporation").fill(today());
  const certified = one.getByLabel("Name, as on the certificate");
  await certified.fill("");
  await expect(certified).toHaveValue("");
  await certified.fill("Zyntra Foods");
  await one.getByRole("textbox", { name: "CIN" }).fill("U74140KA1999PTC098765");
  await one.getByRole("button", { name: "Record the certificate" }).click();
  await expect(one.getByRole("alert").filter({ hasText: "The CIN is of 1999" })).toBeVisible();
  await expect(one.getByRole("textbox", { name: "CIN" })).toHaveValue("U74140KA1999PTC098765");
  await one.getByRole("textbox", { name: "CIN" }).fill(`u74140ka${today().slice(0, 4)}ptc098765`);
  await one.getByRole("button", { name: "Record the certificate" }).click();
  await expect(other.locator("#registration [aria-current=step]")).toContainText("First filings");
  const filing = one.getByRole("checkbox", { name: /first board meeting/i });
  await filing.check();
  await expect(one.locator("#registration")).toContainText("done");
  await one.getByRole("button", { name: "Everything is done" }).click();
  await expect(one.getByText("Nothing is left to do", { exact: true })).toBeVisible();
  const { registration } = (await desk.store.registrations.find(id))!;
  expect(registration).toMatchObject({
    stage: "complete",
    names: [
      { name: "Kaveri Data", outcome: "refused" },
      { name: "Zyntra Foods", outcome: "approved" },
    ],
    incorporation: { date: today(), number: `U74140KA${today().slice(0, 4)}PTC098765`, name: "Zyntra Foods" },
  });
});

test("who acts next opens with what is there; another's change is shown beside what is being typed", {
  tag: "@thorough",
}, async ({ desk, browser }) => {
  const id = await contacted(desk, "Prefilled Specimen");
  await desk.store.registrations.start(id, { form: "llp", state: "KL", people: 2 }, actor);
  const told = { action: "actor", actor: "we", awaited: "The draft", expectedOn: addDays(today(), 3) } as const;
  await desk.store.registrations.act(id, told, actor, 1);
  const page = await signIn(desk, browser, "Rohan");
  await open(page, desk, id);
  await unfold(page, "Who acts next");
  const form = page.getByRole("form", { name: "Who acts next" });
  await expect(form.getByLabel("Who acts next")).toHaveValue("we");
  await expect(form.getByLabel("What is awaited")).toHaveValue("The draft");
  await expect(form.getByLabel("Expected by")).toHaveValue(addDays(today(), 3));
  await expect(form.getByRole("button", { name: "Save" })).toBeDisabled();
  await form.getByLabel("What is awaited").fill("");
  // Somebody else, at the same moment: it comes over the stream.
  await desk.store.registrations.act(id, { ...told, actor: "you", awaited: "A scan" }, actor, 2);
  await expect(form.getByRole("status")).toContainText("Meanwhile it was changed to: Founder, “A scan”");
  await expect(form.getByLabel("Who acts next")).toHaveValue("you");
  await expect(form.getByLabel("What is awaited")).toHaveValue("");
  await page.reload();
  await unfold(page, "Who acts next");
  await expect(form.getByLabel("What is awaited")).toHaveValue("");
  await form.getByLabel("Expected by").fill("");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByRole("status")).toHaveCount(0);
  const { registration } = (await desk.store.registrations.find(id))!;
  expect([registration.actor, registration.awaited, registration.expectedOn]).toEqual(["you", undefined, undefined]);
});

test("a fresh link to the founder's page opens it, until all are ended", { tag: "@thorough" }, async ({
  desk,
  browser,
}) => {
  const id = await contacted(desk, "Link Specimen");
  await desk.store.registrations.start(id, { form: "opc", state: "TN", people: 1 }, actor);
  const page = await signIn(desk, browser, "Pooja");
  await open(page, desk, id);
  await page.locator("#more summary").first().click();
  await page.getByRole("button", { name: "Make a fresh link" }).click();
  const link = new URL(await page.getByLabel("Link for Link Specimen").inputValue());
  const address = `${desk.siteUrl}${link.pathname}${link.search}`;
  expect(await (await fetch(address)).text()).toContain("Send 12 papers");
  await page.getByRole("button", { name: "End all links…" }).dblclick();
  await page.getByRole("dialog").getByRole("button", { name: "End every link" }).click();
  await expect(page.getByText("1 link ended.")).toBeVisible();
  await expect(page.getByLabel("Link for Link Specimen")).toHaveCount(0);
  expect((await fetch(address)).status).toBe(404);
});

test("the board: by who acts, late first, filtered, by keyboard, accessible", { tag: "@thorough" }, async ({
  desk,
  browser,
}) => {
  const page = await signIn(desk, browser, "Qadir");
  const owner = (await desk.store.people.byEmail("qadir@example.in"))!;
  const ids = await writeSamples(desk, new Date());
  await writeRegistrations(desk, ids.slice(7, 15), new Date(), [owner]);
  const faults = watchFor(page, desk.url);
  await page.goto(`${desk.url}/registrations`);
  await page.getByRole("button", { name: "Mine" }).click();
  await expect(page).toHaveURL(new RegExp(`owner=${owner.id}`));
  const rows = page.locator("main [data-row]:visible");
  await expect(rows.first()).toBeVisible();
  const ofMine = await rows.count();
  await expect(page.getByText(/\d days late/).first()).toBeVisible();
  for (const group of await page.locator("main section").all()) {
    const late = await group.locator("li").evaluateAll((all) => all.map((row) => row.textContent!.includes(" late")));
    expect(late).toEqual(late.toSorted((a, b) => Number(b) - Number(a)));
  }
  const chip = page.getByRole("group", { name: "Stage" }).getByRole("button").nth(1);
  const count = Number(/\d+$/.exec((await chip.textContent())!)![0]);
  await chip.click();
  await expect(rows).toHaveCount(count);
  await page.reload();
  await expect(chip).toHaveAttribute("aria-pressed", "true");
  await chip.click();
  await expect(rows).toHaveCount(ofMine);
  await chip.blur();
  await page.keyboard.press("j");
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press("j");
  await expect(rows.nth(1)).toBeFocused();
  for (const [path, axeAt] of [
    ["/registrations", 1280],
    [`/enquiries/${ids[7]}`, 360],
    [`/enquiries/${ids[13]}`],
  ] as const) {
    await page.goto(desk.url + path);
    await expect(page.locator(path === "/registrations" ? "[data-row]" : "#registration").first()).toBeVisible();
    expect(await layoutFaults(page, axeAt), path).toEqual([]);
  }
  expect(faults).toEqual([]);
});
