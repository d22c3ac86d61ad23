import { expect, type Page, test } from "@playwright/test";
import { startPostgres } from "../../server/testing/postgres.ts";
import { type Desk, lateEnquiry, sendForm, signIn, startDesk } from "./desk.ts";

const plan = { structure: "private-limited", state: "KA", people: 2, capital: 100_000, tier: "starter" } as const;

const row = (page: Page, name: string) => page.locator("main li", { hasText: name });
const pane = (page: Page) => page.getByRole("region", { name: "Chosen" });
const status = (page: Page, text: string | RegExp) => page.getByRole("status").filter({ hasText: text });
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();

async function undo(page: Page): Promise<void> {
  await press(page, /^Undo/);
  await expect(status(page, "Undone")).toBeVisible();
}

const stateOf = async ({ store }: Desk, id: string) => (await store.enquiries.detail(id))!.enquiry;

for (const engine of ["SQLite", "PostgreSQL"])
  test(`a morning of two people at the desk, on ${engine}`, { tag: engine === "SQLite" ? [] : "@thorough" }, async ({
    browser,
  }) => {
    test.setTimeout(240_000);
    const postgres = engine === "SQLite" ? undefined : await startPostgres();
    const desk = await startDesk({ databaseUrl: await postgres?.createDatabase() });
    try {
      const [asha, ravi] = [await signIn(desk, browser, "Asha"), await signIn(desk, browser, "Ravi", 360)];

      // Both take the same at once: one has it, and the other sees who.
      await sendForm(desk, "Live Specimen");
      for (const page of [asha, ravi]) {
        // In the night it is due tomorrow.
        await expect(row(page, "Live Specimen")).toHaveCount(1);
        if (!(await row(page, "Live Specimen").isVisible())) await page.locator("#later summary").click();
      }
      await row(asha, "Live Specimen").getByRole("link", { name: "Live Specimen", exact: true }).click();
      await row(ravi, "Live Specimen").getByRole("link", { name: "Live Specimen", exact: true }).click();
      const takes = [
        pane(asha).getByRole("button", { name: "Take Live Specimen" }),
        ravi.getByRole("button", { name: "Take it" }),
      ];
      for (const take of takes) await expect(take).toBeEnabled();
      await Promise.all(takes.map((take) => take.evaluate((button) => (button as HTMLButtonElement).click())));
      for (const take of takes) await expect(take).toHaveCount(0);
      const [live] = (await desk.store.enquiries.list({ search: "live" }, { limit: 1 })).rows;
      expect(["Asha", "Ravi"]).toContain(live!.owner?.name);
      await expect(ravi.getByLabel("With", { exact: true })).toHaveValue(live!.owner!.id);

      // No answer, by thumb; taken back, and recorded again after a reload, which loses nothing.
      await ravi.goto(desk.url);
      const unanswered = await lateEnquiry(desk, "Silent Specimen", { message: "Please ring twice" });
      await expect(row(ravi, "Silent Specimen")).toContainText("“Please ring twice”");
      await row(ravi, "Silent Specimen").getByRole("link", { name: "Call Silent Specimen" }).click();
      const sheet = ravi.getByRole("dialog", { name: "Silent Specimen" });
      await expect(sheet).toContainText(/How did the call at .* go\?/);
      await sheet.getByLabel("Note").fill("Rings for long");
      await ravi.reload();
      await expect(ravi.getByText("How did the call with Silent Specimen go?")).toBeVisible();
      await press(ravi, "Record");
      await expect(sheet.getByLabel("Note")).toHaveValue("Rings for long");
      await sheet.getByRole("button", { name: "No answer" }).click();
      await expect(status(ravi, "Silent Specimen. No answer, saved")).toContainText("Nothing is sent to the founder.");
      await undo(ravi);
      expect(await stateOf(desk, unanswered)).toMatchObject({ firstCallAt: null });
      await row(ravi, "Silent Specimen").getByRole("link", { name: "Call Silent Specimen" }).click();
      await sheet.getByRole("button", { name: "No answer" }).click();
      await expect(row(ravi, "Silent Specimen")).toContainText("1 try, no answer");

      // What is with a colleague asks before it dials.
      await expect(row(asha, "Silent Specimen")).toContainText("1 try, no answer");
      await expect(row(asha, "Silent Specimen")).toContainText("With Ravi");
      await row(asha, "Silent Specimen").getByRole("link", { name: "Call Silent Specimen" }).click();
      const question = asha.getByRole("dialog", { name: "Silent Specimen is with Ravi" });
      await expect(question.getByRole("link", { name: "Call Silent Specimen all the same" })).toBeVisible();
      await asha.keyboard.press("Escape");
      await expect(pane(asha).getByText("How did")).toHaveCount(0);

      // A time that was agreed; taken back, and agreed again.
      const agreed = await lateEnquiry(desk, "Agreed Specimen");
      await row(asha, "Agreed Specimen").getByRole("link", { name: "Call Agreed Specimen" }).click();
      for (const isLast of [false, true]) {
        await pane(asha).getByRole("button", { name: "Call back at…" }).click();
        await pane(asha).getByRole("button", { name: "Save", exact: true }).click();
        await expect(status(asha, "Agreed Specimen. Call back")).toBeVisible();
        if (!isLast) await undo(asha);
      }
      expect((await stateOf(desk, agreed)).dueAt! > new Date().toISOString()).toBe(true);

      // A wrong number is not called again until it is corrected.
      const wrong = await lateEnquiry(desk, "Wrong Specimen", { phone: "9000061001" });
      await row(asha, "Wrong Specimen").getByRole("link", { name: "Wrong Specimen", exact: true }).click();
      await pane(asha).getByRole("button", { name: "Wrong number" }).click();
      await expect(status(asha, "Wrong number, saved")).toBeVisible();
      await undo(asha);
      await expect(pane(asha).getByRole("link", { name: "Call Wrong Specimen" })).toBeVisible();
      await pane(asha).getByRole("button", { name: "Wrong number" }).click();
      await expect(status(asha, "Wrong number, saved")).toBeVisible();
      await expect(asha.getByRole("link", { name: "Call Wrong Specimen" })).toHaveCount(0);
      await expect(pane(asha).getByRole("button", { name: "Reached" })).toHaveCount(0);
      await asha.getByRole("button", { name: "Correct the number" }).first().click();
      const correction = asha.getByRole("dialog", { name: "Correct Wrong Specimen" });
      await correction.getByLabel("Phone").fill("9000061002");
      await correction.getByRole("button", { name: "Save the correction" }).click();
      await expect(pane(asha).getByRole("link", { name: "Call Wrong Specimen" })).toHaveAttribute(
        "href",
        "tel:+919000061002",
      );
      expect((await stateOf(desk, wrong)).phone).toBe("9000061002");

      // Two enquiries of one person: one row, one call, which counts for both, and is taken back for both.
      const same = { email: "twice@example.in", phone: "9000071001" };
      const both = [
        await lateEnquiry(desk, "Twice Specimen", same),
        await lateEnquiry(desk, "Twice Specimen", { ...same, form: "quick" }),
      ];
      await expect(row(ravi, "Twice Specimen")).toContainText("and 1 more enquiry");
      await row(ravi, "Twice Specimen").getByRole("link", { name: "Call Twice Specimen" }).click();
      const twice = ravi.getByRole("dialog", { name: "Twice Specimen" });
      await expect(twice.getByRole("group", { name: "Also for" }).getByRole("checkbox")).toBeChecked();
      await twice.getByRole("button", { name: "Reached" }).click();
      await expect(row(ravi, "Twice Specimen")).toHaveCount(0);
      for (const id of both) expect(await stateOf(desk, id)).toMatchObject({ status: "contacted", dueAt: null });
      await undo(ravi);
      await expect(row(ravi, "Twice Specimen")).toBeVisible();
      // What came of the call is asked again.
      await press(ravi, "Record");
      await twice.getByRole("button", { name: "There was no call" }).click();
      await twice.getByRole("button", { name: "Close" }).click();
      for (const id of both) expect(await stateOf(desk, id)).toMatchObject({ status: "new", firstCallAt: null });

      // Somebody telephones; a person is among the spam.
      await lateEnquiry(desk, "Doubtful Specimen", { suspect: ["honeypot", "fast"] });
      await asha.goto(`${desk.url}/enquiries?spam=yes`);
      await press(asha, "Accept Doubtful Specimen");
      await expect(row(ravi, "Doubtful Specimen").first()).toBeAttached();
      await asha.goto(desk.url);
      await asha.getByRole("link", { name: "New enquiry" }).click();
      await asha.getByLabel("Name").fill("Walked Specimen");
      await asha.getByLabel(/^Phone/).fill("9000081001");
      await asha.getByLabel(/What they want/).fill("Two brothers, godown on rent");
      await press(asha, "Save the enquiry");
      await expect(asha.getByRole("heading", { name: "Walked Specimen" })).toBeVisible();
      await expect(asha.getByText("Two brothers, godown on rent").first()).toBeVisible();

      // Offline, then the server dies: nothing that was typed is lost.
      await ravi.goto(`${desk.url}/enquiries/${unanswered}`);
      await press(ravi, "Record");
      await sheet.getByLabel("Note").fill("Typed while it was away");
      await ravi.context().setOffline(true);
      await sheet.getByRole("button", { name: "Save the note alone" }).click();
      await expect(sheet.getByText("Not saved: the server does not answer.")).toBeVisible();
      await ravi.context().setOffline(false);
      await desk.kill();
      await sheet.getByRole("button", { name: "Save the note alone" }).click();
      await expect(sheet.getByText("Not saved: the server does not answer.")).toBeVisible();
      await desk.start();
      await expect(ravi.getByText("The server does not answer. What you see may be old")).toHaveCount(0, {
        timeout: 20_000,
      });
      await expect(sheet.getByLabel("Note")).toHaveValue("Typed while it was away");
      await sheet.getByRole("button", { name: "Save the note alone" }).click();
      await expect(ravi.locator("#history")).toContainText("Typed while it was away");

      // From a new enquiry to a sent quotation in four clicks.
      const quoted = await lateEnquiry(desk, "Quick Specimen", { companyPlan: { plan, dropped: [] } });
      await asha.goto(desk.url);
      await expect(row(asha, "Quick Specimen")).toBeVisible();
      let clicks = 0;
      const click = (name: string | RegExp, role: "button" | "link" = "button") => {
        clicks += 1;
        return asha.getByRole(role, { name }).first().click();
      };
      await click("Call Quick Specimen", "link");
      await click("Reached");
      await click("Make the quotation");
      const review = asha.getByRole("dialog", { name: "Send the quotation to Quick Specimen?" });
      await expect(review).toContainText("quick.specimen@example.in");
      await expect(review.getByTitle("The quotation as a PDF")).toHaveAttribute("src", /\/pdf/);
      await click("Send to Quick Specimen");
      const card = asha.getByRole("list", { name: "Quotations sent" }).locator("li > div").first();
      await expect(card).toBeFocused({ timeout: 30_000 });
      await expect(card).toContainText(/Sent today .* to quick\.specimen@example\.in/);
      await expect(card).toBeInViewport();
      expect(clicks).toBe(4);
      await expect(status(asha, "Quick Specimen. Sent")).toContainText("Mail is not set up");
      await undo(asha);
      expect((await desk.store.quotations.list(quoted)).map(({ state }) => state)).toEqual(["draft"]);
    } finally {
      await desk.end();
      await postgres?.stop();
    }
  });
