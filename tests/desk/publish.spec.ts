import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { currentId } from "../../server/site/builds.ts";
import { openDesk, startDesk } from "./desk.ts";
import { layoutFaults } from "./layout-faults.ts";
import { publishedSite } from "./publishing.ts";

let site: ReturnType<typeof publishedSite>;
let desk: Awaited<ReturnType<typeof startDesk>>;
test.beforeAll(async () => {
  site = publishedSite();
  desk = await startDesk({ builds: site.builds, ownerFolder: site.owner });
});
test.afterAll(async () => {
  await desk.end();
  await site.end();
});

const ownerText = (file: string) => readFileSync(join(site.owner, file), "utf8");
const pane = (page: Page) => page.getByRole("region", { name: "Publishing" });
/** On a connection of their own: one that is kept is answered by the old server for some seconds more. */
const visitors = async () => (await fetch(`${desk.siteUrl}/pricing`, { headers: { connection: "close" } })).text();

// In the usual run tests/owner/own-site.spec.ts publishes and goes back, with a real build.
test("what is saved is built, stopped, built again, read, published and undone", { tag: "@thorough" }, async ({
  page,
}) => {
  // Astro takes a minute: what is asked for at the desk is done by a build with one step of its own.
  await page.route("**/api/site/build", async (route) => {
    await site.build("₹8,500");
    await route.fulfill({ status: 202, json: { started: "started" } });
  });
  await openDesk(desk, page, "Diya");
  await page.goto(`${desk.url}/your-site/history`);
  await expect(pane(page).getByRole("heading", { name: "All is published" })).toBeVisible();

  const prices = JSON.parse(ownerText("prices.json"));
  prices.llp.standard.price += 500;
  writeFileSync(join(site.owner, "prices.json"), JSON.stringify(prices, null, 2));
  await page.reload();
  await expect(pane(page).getByRole("heading", { name: "Not published yet" })).toBeVisible();
  await expect(pane(page)).toContainText(/1 change by hand\.\s*Prices and plans/);

  const show = pane(page).getByRole("button", { name: "Show what changes" });
  const progress = pane(page).getByRole("progressbar");
  await show.click();
  await expect(progress).toBeVisible();
  await pane(page).getByRole("button", { name: "Stop" }).click();
  await expect(pane(page)).toContainText("The build was stopped. Nothing was changed.");
  await show.click();
  await expect(progress).toBeVisible();
  site.letGo();

  // A sentence that is on two pages is said once, and only what differs is marked.
  // The comparison reads every page of two builds.
  await expect(pane(page)).toContainText("2 sentences on 2 pages would change:", { timeout: 60_000 });
  await expect(pane(page).getByRole("listitem").filter({ hasText: "Questions, Pricing" })).toContainText(
    "Standard ₹8,000 ₹8,500 a year.",
  );
  expect(await visitors()).toContain("₹8,000");
  expect(await layoutFaults(page, 1280)).toEqual([]);

  // The page itself beside them, which nobody else can open.
  await pane(page).getByRole("button", { name: "Look at the pages" }).click();
  const look = page.getByRole("dialog", { name: "As visitors will see it" });
  const frame = look.locator("iframe");
  await expect(frame).toHaveAttribute("title", "Questions, as it will be");
  await look.getByRole("button", { name: "Pricing 1" }).click();
  await expect(look.getByRole("listitem").filter({ hasText: "Pricing" })).toContainText(
    "Standard ₹8,000 ₹8,500 a year.",
  );
  await expect(frame.contentFrame().getByText("Standard ₹8,500 a year.")).toBeVisible();
  await expect(frame).toHaveCSS("width", "360px");
  await look.getByText("Computer").click();
  await expect(frame).toHaveCSS("width", "1280px");
  expect(await layoutFaults(page, 360)).toEqual([]);
  const address = await look.getByRole("link", { name: "Open in a tab" }).getAttribute("href");
  expect(address).toMatch(/^\/preview\/[\dTZ-]+\/pricing$/);
  expect((await fetch(desk.siteUrl + address)).status, "at the visitors' port").toBe(404);
  expect((await fetch(desk.url + address)).status, "without signing in").toBe(401);
  await look.getByRole("button", { name: "Close" }).click();
  await pane(page).getByRole("button", { name: "Publish", exact: true }).click();
  await expect(pane(page).locator(":focus").getByRole("status")).toContainText("Published. Visitors see it now.");
  await expect(pane(page).getByRole("link", { name: "Pricing" })).toHaveAttribute("href", `${desk.siteUrl}/pricing`);
  await expect(pane(page).getByRole("heading", { name: "All is published" })).toBeVisible();
  await expect(pane(page)).toContainText(/today .* by you/);
  // The server before answers until it has gone.
  await expect.poll(visitors).toContain("₹8,500");
  expect(currentId(site.builds)).not.toBe(site.first);

  await pane(page).getByRole("button", { name: "Undo", exact: true }).click();
  await expect(pane(page).getByRole("status")).toContainText("Undone.");
  await expect(pane(page).getByRole("heading", { name: "Not published yet" })).toBeVisible();
  await expect.poll(visitors).toContain("₹8,000");
  expect(currentId(site.builds)).toBe(site.first);
});

test("an article is written and looked at; HTML is refused at its line; a change is taken back", async ({ page }) => {
  await openDesk(desk, page, "Diya");
  await page.goto(`${desk.url}/your-site/articles`);
  await page.getByRole("link", { name: "Write an article" }).click();
  const text = page.getByLabel("Text");
  await page.getByRole("textbox", { name: "Title" }).fill("Opening a bank account");
  await text.fill("First line\n\n<form>\n\nThe certificate");
  await text.press("Control+End");
  await page.getByRole("button", { name: "Bold" }).click();
  await expect(text).toHaveValue(/The certificate\*\*important words\*\*$/);
  await expect(page.getByRole("button", { name: "Line 3:" })).toBeVisible();
  await expect(page.getByText("has HTML, '<form>': write Markdown")).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const alert = page.getByRole("form", { name: "Article" }).getByRole("alert");
  await expect(alert).toContainText("Not saved: 3 things are to be mended.");
  await expect(page.getByRole("textbox", { name: "Summary" })).toBeFocused();
  await page.reload();
  await expect(text).toHaveValue(/<form>/);

  await page.getByRole("textbox", { name: "Summary" }).fill("What banks ask for.");
  await page.getByRole("combobox", { name: "Category" }).selectOption("Startup Guides");
  await text.fill("## What to bring\n\nThe **certificate**.\n\n![Folder](folder.png)");
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.getByRole("heading", { name: "What to bring" })).toBeVisible();
  await expect(preview.getByRole("img", { name: "Folder" })).toHaveJSProperty("complete", true);
  expect(await layoutFaults(page, 360)).toEqual([]);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/\/your-site\/articles\/opening-a-bank-account$/);
  expect(ownerText("articles/opening-a-bank-account.md")).toContain("The **certificate**.");

  // Somebody edits it by hand meanwhile: nothing is lost.
  await text.fill("## What to bring\n\nMine.");
  const file = join(site.owner, "articles", "opening-a-bank-account.md");
  writeFileSync(file, ownerText("articles/opening-a-bank-account.md").replace("The **certificate**.", "Theirs."));
  const save = page.getByRole("button", { name: "Save", exact: true });
  // Whether the page has noticed it already, or is told so when it saves.
  await page.getByRole("form", { name: "Article" }).evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(page.getByRole("complementary", { name: /changed this article/ })).toContainText("Theirs.");
  await page.getByRole("button", { name: "Keep mine" }).click();
  await save.click();
  await expect.poll(() => ownerText("articles/opening-a-bank-account.md")).toContain("Mine.");

  await page.goto(`${desk.url}/your-site/history`);
  const rows = page.locator("ol > li").filter({ hasText: "Article opening-a-bank-account" });
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText("by hand");
  // Of a text that was changed again the earlier change is not taken back.
  await rows.nth(2).locator("summary").click();
  await rows.nth(2).getByRole("button", { name: "Undo this change" }).click();
  await expect(rows.nth(2).getByRole("alert")).toContainText("Nothing was saved");
  await rows.nth(0).locator("summary").click();
  await expect(rows.nth(0)).toContainText("Theirs.");
  expect(await layoutFaults(page, 1280)).toEqual([]);
  await rows.nth(0).getByRole("button", { name: "Undo this change" }).click();
  await expect(rows).toHaveCount(4);
  expect(ownerText("articles/opening-a-bank-account.md")).toContain("Theirs.");

  await page.goto(`${desk.url}/your-site/articles/opening-a-bank-account`);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete the article" }).click();
  await expect(page.getByRole("heading", { name: "Articles", level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Opening a bank account" })).toHaveCount(0);
});
