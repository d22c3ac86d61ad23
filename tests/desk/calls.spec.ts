import { expect } from "@playwright/test";
import { lateEnquiry, openDesk, sendForm, signIn, test } from "./desk.ts";

test("an enquiry appears by itself, and one of two callers gets it", async ({ desk, browser }) => {
  const [asha, ravi] = [await signIn(desk, browser, "Asha"), await signIn(desk, browser, "Ravi", 360)];
  await sendForm(desk, "Live Specimen");
  // In the night it is due tomorrow.
  const rows = [asha, ravi].map((page) => page.locator("#calls li, #later li", { hasText: "Live Specimen" }));
  for (const row of rows) await expect(row).toBeVisible();

  // Both press at once: the same moment for the server, one winner.
  const buttons = await Promise.all(
    rows.map((row) => row.getByRole("button", { name: "Take Live Specimen" }).elementHandle()),
  );
  await Promise.all(buttons.map((button) => button?.evaluate((element) => (element as HTMLButtonElement).click())));
  await expect(rows[0]!.getByRole("button", { name: /^Take/ })).toHaveCount(0);
  await expect(rows[1]!.getByRole("button", { name: /^Take/ })).toHaveCount(0);
  const owners = await Promise.all(rows.map((row) => row.getByText(/^(With )?(You|Asha|Ravi)$/).textContent()));
  expect(owners.map((owner) => owner!.replace("With ", "")).sort()).toEqual(
    owners[0]!.endsWith("You") ? ["Asha", "You"] : ["Ravi", "You"],
  );
});

test("Call dials, takes the enquiry, and asks what came of it, also after a reload", async ({ desk, browser }) => {
  const page = await signIn(desk, browser, "Bela", 360);
  const other = await signIn(desk, browser, "Chandra");
  const id = await lateEnquiry(desk, "Dial Specimen", { phone: "9000012345" });
  const row = page.locator("#calls li", { hasText: "Dial Specimen" });
  await expect(row).toContainText("late");
  await expect(page).toHaveTitle(/^\(\d+\) Today · Desk$/);
  const call = row.getByRole("link", { name: "Call Dial Specimen" });
  await expect(call).toHaveAttribute("href", "tel:+919000012345");
  // The test machine has no telephone.
  await page.evaluate(() => document.addEventListener("click", (event) => event.preventDefault()));
  await call.click();
  await expect(other.locator("#calls li", { hasText: "Dial Specimen" })).toContainText("Bela");

  await page.reload();
  const prompt = page.getByRole("region", { name: "How did the call with Dial Specimen go?" });
  await prompt.getByLabel("Note").fill("Asks about the name");
  await prompt.getByRole("button", { name: "Call back at…" }).click();
  await prompt.getByRole("button", { name: "Save" }).click();
  await expect(prompt).toHaveCount(0);
  const { events, enquiry } = (await desk.store.enquiries.detail(id))!;
  expect(enquiry.owner?.name).toBe("Bela");
  expect(events.find(({ type }) => type === "called")).toMatchObject({
    outcome: "call-back",
    channel: "phone",
    note: "Asks about the name",
  });
  await expect(page.locator("#calls li, #later li", { hasText: "Dial Specimen" })).toContainText("left");
});

test("the keyboard: rows, opening, searching, going, help, and off", async ({ desk, page }) => {
  await lateEnquiry(desk, "Erste Specimen");
  await lateEnquiry(desk, "Zweite Specimen");
  await openDesk(desk, page, "Deepa");
  const links = page.locator("#calls [data-row]");
  await expect(links.nth(1)).toBeVisible();
  await page.keyboard.press("j");
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press("j");
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press("k");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/enquiries\/./);
  await expect(page.getByRole("button", { name: "Note", exact: true })).toBeVisible();
  await page.keyboard.press("n");
  await expect(page.getByLabel("Note")).toBeFocused();
  // In a field the keys are letters.
  await page.keyboard.type("gt? jk");
  await expect(page.getByLabel("Note")).toHaveValue("gt? jk");
  await page.getByLabel("Note").blur();
  await page.keyboard.press("/");
  const search = page.getByRole("searchbox");
  await expect(search).toBeFocused();
  await search.fill("zweite");
  await expect(page).toHaveURL(/search=zweite/);
  await expect(page.getByRole("row", { name: "Zweite Specimen" })).toBeVisible();
  await expect(page.getByRole("row", { name: "Erste Specimen" })).toHaveCount(0);
  await search.blur();
  await page.keyboard.press("g");
  await page.keyboard.press("d");
  await expect(page.getByRole("heading", { name: "Delivery", level: 1 })).toBeVisible();
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Shortcuts" });
  await help.getByRole("checkbox").uncheck();
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await page.keyboard.press("g");
  await page.keyboard.press("t");
  await page.keyboard.press("?");
  await expect(help).toBeHidden();
  await expect(page).toHaveURL(/\/delivery$/);
});
