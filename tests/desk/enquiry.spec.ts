import { expect } from "@playwright/test";
import { lateEnquiry, openDesk, signIn, test } from "./desk.ts";

test("an enquiry is worked through: taken, noted, followed up, quoted, closed, reopened", async ({ desk, page }) => {
  const id = await lateEnquiry(desk, "Work Specimen", {
    page: "/private-limited",
    utm: { utm_campaign: "test" },
    companyPlan: { plan: { structure: "private-limited", state: "KA", people: 2 }, dropped: [] },
  });
  await openDesk(desk, page, "Esha");
  await page.goto(`${desk.url}/enquiries/${id}`);
  await expect(page.getByRole("heading", { name: "Work Specimen" })).toBeVisible();
  await expect(page.locator("#plan summary")).toContainText(/Private Limited · Karnataka · 2 people.*₹/);
  await expect(page.locator("#plan").getByRole("table")).toBeHidden();
  await expect(page.locator("#origin")).toBeHidden();
  await page.locator("#more summary").first().click();
  await expect(page.locator("#origin")).toContainText("/private-limited");

  await page.getByRole("button", { name: "Take it" }).click();
  const history = page.locator("#history");
  await expect(history).toContainText("Took it");
  await page.getByLabel("Note").fill("Two founders, one abroad");
  // Pressed twice before the page has drawn anything, it is done once.
  const save = page.getByRole("button", { name: "Save the note alone" });
  await expect(save).toBeEnabled();
  await save.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(history).toContainText("Two founders, one abroad");
  await expect(page.getByLabel("Note")).toHaveValue("");
  await page.getByRole("button", { name: "Follow up on…" }).click();
  await page.getByRole("button", { name: "In a week" }).click();
  await page.getByLabel("What for").fill("Sends the rent agreement");
  await page.getByRole("button", { name: "Save the day" }).click();
  await expect(history).toContainText("Follow up on");
  await expect(history).toContainText("Sends the rent agreement");
  await page.getByRole("button", { name: "Status…" }).click();
  await page.getByLabel("From new to").selectOption("quoted");
  await page.getByRole("button", { name: "Set to quoted" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Quoted, saved" })).toBeVisible();
  await page.getByRole("button", { name: "Status…" }).click();
  await page.getByLabel("From quoted to").selectOption("closed");
  await expect(page.getByText("It ends the follow-up.")).toBeVisible();
  await page.getByLabel("Why").selectOption("went-elsewhere");
  await page.getByRole("button", { name: "Close the enquiry" }).click();
  await expect(history).toContainText("Closed, went elsewhere");
  await expect(page.getByText("Next: nothing. It is closed.")).toBeVisible();
  await page.getByRole("button", { name: "Status…" }).click();
  await page.getByRole("button", { name: "Reopen it" }).click();
  await expect(history).toContainText("Reopened");
  const { events } = (await desk.store.enquiries.detail(id))!;
  expect(events.filter(({ type }) => type === "note")).toHaveLength(1);
});

test("a page that is stale gets the newer state and keeps what was typed", async ({ desk, browser }) => {
  const id = await lateEnquiry(desk, "Stale Specimen");
  const page = await signIn(desk, browser, "Farah");
  // Without the stream it does not hear of the other.
  await page.route("**/api/stream", (route) => route.abort());
  await page.goto(`${desk.url}/enquiries/${id}`);
  await page.getByRole("button", { name: "Status…" }).click();
  const note = page.getByLabel("Note").last();
  await note.fill("Sent the figures");
  const { version } = (await desk.store.enquiries.detail(id))!.enquiry;
  await desk.store.enquiries.act(id, { action: "status", to: "contacted", version }, { name: "Somebody else" });
  await page.getByLabel("From new to").selectOption("quoted");
  await page.getByRole("button", { name: "Set to quoted" }).click();
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toBeVisible();
  await expect(page.getByLabel("From contacted to")).toHaveValue("quoted");
  await expect(note).toHaveValue("Sent the figures");
  await page.getByRole("button", { name: "Set to quoted" }).click();
  await expect(page.locator("#history")).toContainText("Sent the figures");
  expect((await desk.store.enquiries.detail(id))!.enquiry.status).toBe("quoted");
});

test("no press is lost without a word: not while newer news is on its way, nor while the server is away", async ({
  desk,
  browser,
}) => {
  const id = await lateEnquiry(desk, "Pressed Specimen");
  const page = await signIn(desk, browser, "Lalit");
  await page.goto(`${desk.url}/enquiries/${id}`);
  await expect(page.getByRole("heading", { name: "Pressed Specimen" })).toBeVisible();
  const { version } = (await desk.store.enquiries.detail(id))!.enquiry;
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  // The page may still be asking for what it shows: only the newer answer is kept back.
  await page.route(`**/api/enquiries/${id}`, async (route) => {
    const response = await route.fetch();
    if ((await response.json()).enquiry.version > version) {
      asked.resolve();
      await promise;
    }
    await route.fulfill({ response });
  });
  await desk.store.enquiries.act(id, { action: "follow-up", on: "2099-01-01", version }, { name: "Somebody else" });
  await asked.promise;
  await page.getByRole("button", { name: "Reached" }).click();
  release();
  const alert = page.getByRole("alert").filter({ hasText: /./ });
  await expect(alert).toContainText("Somebody was faster");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Reached" }).click();
  await expect(alert).toContainText("Not saved: the server does not answer.");
  await expect(alert).toBeInViewport({ ratio: 1 });
  await page.context().setOffline(false);
  await expect(alert).toContainText("It does again");
  await page.getByRole("button", { name: "Reached" }).click();
  await expect(page.locator("#history")).toContainText("Called: reached");
});

test("on a phone a call with somebody else is asked about far from this one's own buttons", async ({
  desk,
  browser,
}) => {
  const called = await lateEnquiry(desk, "Called Specimen");
  const same = { phone: "9000091001" };
  await lateEnquiry(desk, "Known Specimen", { ...same, email: "known@example.in" });
  const other = await lateEnquiry(desk, "Known Specimen", { ...same, email: "" });
  const page = await signIn(desk, browser, "Mohini", 360);
  await page.goto(`${desk.url}/enquiries/${called}`);
  await page.locator("[data-own-bar]").getByRole("link", { name: "Call Called Specimen" }).click();
  await page.getByRole("dialog", { name: "Called Specimen" }).getByRole("button", { name: "Close" }).click();
  await page.goto(`${desk.url}/enquiries/${other}`);
  const question = page.getByRole("button", { name: "How did it go with Called Specimen?" });
  const own = page.getByRole("button", { name: "Record" });
  await expect(own).toHaveCount(1);
  expect((await question.boundingBox())!.y + 300).toBeLessThan((await own.boundingBox())!.y);
  await question.click();
  await expect(page.getByRole("dialog", { name: "Called Specimen" })).toBeVisible();
  await page.keyboard.press("Escape");

  // The address that the person has given before is offered, not left out.
  await page.getByRole("button", { name: "Use it" }).click();
  await expect(page.getByRole("link", { name: "known@example.in" })).toBeVisible();
  expect((await desk.store.enquiries.detail(other))!.enquiry.email).toBe("known@example.in");
});

test("erasing names the person and what goes, is the owners', survives a double click, and closes the page elsewhere", async ({
  desk,
  browser,
}) => {
  const id = await lateEnquiry(desk, "Erased Specimen");
  const [page, other] = [await signIn(desk, browser, "Gita"), await signIn(desk, browser, "Hari", 360)];
  const hari = (await desk.store.people.byEmail("hari@example.in"))!;
  await desk.store.people.setRole(hari.id, "member");
  for (const each of [page, other]) {
    await each.goto(`${desk.url}/enquiries/${id}`);
    await each.locator("#more summary").first().click();
  }
  await expect(other.getByText("Only an owner can erase a person.")).toBeVisible();
  await other.getByRole("button", { name: "Record" }).click();
  await other.getByLabel("Note").fill("About this person");
  await page.getByRole("button", { name: "Erase this person…" }).dblclick();
  const dialog = page.getByRole("dialog", { name: "Erase Erased Specimen?" });
  await expect(dialog).toContainText("erased.specimen@example.in");
  await expect(dialog).toContainText("1 enquiry");
  const erase = dialog.getByRole("button", { name: "Erase Erased Specimen for good" });
  await expect(erase).toBeDisabled();
  await dialog.getByRole("checkbox").check();
  await erase.click();
  await expect(page.getByRole("heading", { name: "Enquiries", level: 1 })).toBeVisible();
  await expect(other.getByRole("heading", { name: "No longer here" })).toBeVisible();
  await expect(other.getByText("Erased Specimen")).toHaveCount(0);
  expect(await other.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("desk-draft")))).toEqual(
    [],
  );
});

test("without live updates the page says so, asks every half minute, and once more when they are back", {
  tag: "@thorough",
}, async ({ desk, browser }) => {
  const id = await lateEnquiry(desk, "Silent Specimen");
  const page = await signIn(desk, browser, "Kiran");
  await page.clock.install();
  let isAway = true;
  await page.route("**/api/stream", (route) => (isAway ? route.fulfill({ status: 503 }) : route.continue()));
  await page.goto(`${desk.url}/enquiries/${id}`);
  const late = page.getByText("Live updates are away. This page asks for news every half minute.");
  await expect(late).toBeVisible();
  await expect(page.getByRole("heading", { name: "Silent Specimen" })).toBeVisible();
  const note = (text: string) => desk.store.enquiries.act(id, { action: "note", text }, { name: "Somebody else" });
  await note("Written meanwhile");
  let asked = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === `/api/enquiries/${id}`) asked += 1;
  });
  await page.clock.runFor(15_000);
  expect(asked).toBe(0);
  await page.clock.runFor(20_000);
  await expect(page.locator("#history")).toContainText("Written meanwhile");
  expect(asked).toBe(1);
  isAway = false;
  await page.clock.runFor(10_000);
  await expect(late).toHaveCount(0);
  await note("Written afterwards");
  await expect(page.locator("#history")).toContainText("Written afterwards");
});
