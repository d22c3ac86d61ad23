import { expect } from "@playwright/test";
import { lateEnquiry, openDesk, test } from "./desk.ts";

test("the keyboard: rows, opening, searching, going, help, and off", async ({ desk, page }) => {
  await lateEnquiry(desk, "Erste Specimen");
  await lateEnquiry(desk, "Zweite Specimen");
  await openDesk(desk, page, "Deepa");
  const links = page.locator("#late [data-row]");
  await expect(links.nth(1)).toBeVisible();
  await page.keyboard.press("j");
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press("j");
  await expect(links.nth(1)).toBeFocused();
  // Whoever has the focus stands beside the list.
  const chosen = page.getByRole("region", { name: "Chosen" }).getByRole("heading", { level: 2 }).first();
  await expect(chosen).toHaveText((await links.nth(1).textContent())!);
  await page.keyboard.press("k");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/enquiries\/./);
  await expect(page.getByLabel("Note")).toBeVisible();
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
