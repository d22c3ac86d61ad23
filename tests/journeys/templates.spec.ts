import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Download, expect, type Page, test } from "@playwright/test";
import { rounds } from "../../server/testing/basics.ts";
import { paragraphs, unzip, xmlError } from "../../src/templates/docx/testing/read-docx.ts";
import { axeFaults } from "../support/axe.ts";
import { distDir, readBuilt } from "../support/built-site.ts";
import { watchFor } from "../support/watch.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const library = "/startup-templates";
const founders = `${library}/founders-agreement`;
const fileNames = [...readBuilt("startup-templates/index.html").matchAll(/href="\/Startup%20Templates\/([^"]+)"/g)].map(
  ([, name]) => name!,
);

const cards = (page: Page) => page.locator("[data-template]:visible");
const search = (page: Page) => page.getByRole("searchbox", { name: "Search templates" });
/** Opens a page and waits until React has taken it over. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator("main astro-island:not([ssr])").first().waitFor({ state: "attached" });
}
const choose = (page: Page, category: string) => page.locator("label").filter({ hasText: category }).click();

test.describe("the library", () => {
  test.beforeEach(({ page }) => visit(page, library));

  test("search looks in title, description and tags, whatever the case, within the category", async ({ page }) => {
    const count = page.getByRole("status");
    await expect(count).toHaveText(`${fileNames.length} templates`);
    await search(page).fill("CO-FOUNDERS");
    await expect(cards(page)).toHaveCount(1);
    await expect(count).toHaveText(`1 template of ${fileNames.length}`);
    await search(page).fill("founders' agree");
    await expect(cards(page)).toHaveCount(1);
    await search(page).fill("two-way CONFIDENTIALITY");
    await expect(cards(page).getByRole("heading")).toHaveText(/Non-Disclosure|NDA/);
    await choose(page, "Funding");
    await expect(cards(page)).toHaveCount(0);
    await search(page).fill("");
    for (const badge of await cards(page).locator("details > p").allInnerTexts()) expect(badge).toBe("Funding");
  });

  test("what is found is one list, whatever its category, each row naming its own", { tag: "@thorough" }, async ({
    page,
  }) => {
    await search(page).fill("vesting");
    await expect(cards(page)).toHaveCount(3);
    const boxes = await Promise.all((await cards(page).all()).map((card) => card.boundingBox()));
    expect(new Set(boxes.map((box) => box?.x)).size, "two columns").toBe(2);
    await expect(cards(page).first().getByText("Corporate · ")).toBeVisible();
    await expect(cards(page).last().getByText("ESOPs · ")).toBeVisible();
  });

  test("with no match it says so, and one button brings all back", { tag: "@thorough" }, async ({ page }) => {
    await search(page).fill("no such document");
    await expect(page.getByText("No templates found", { exact: true })).toBeVisible();
    await expect(page.getByText("Try adjusting your search or filter criteria", { exact: true })).toBeVisible();
    await expect(page.getByRole("status")).toHaveText(`0 templates of ${fileNames.length}`);
    await page.getByRole("button", { name: "Clear search and filters" }).click();
    await expect(cards(page)).toHaveCount(fileNames.length);
    await expect(search(page)).toBeFocused();
  });

  test("search and category are kept in the address, and back undoes them", { tag: "@thorough" }, async ({ page }) => {
    await choose(page, "Corporate");
    await expect(page).toHaveURL(`${library}?category=Corporate`);
    const inCategory = await cards(page).count();
    await search(page).pressSequentially("vesting");
    await expect(page).toHaveURL(`${library}?q=vesting&category=Corporate`);
    await expect(cards(page)).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL(`${library}?category=Corporate`);
    await expect(search(page)).toHaveValue("");
    await expect(cards(page)).toHaveCount(inCategory);
    await page.goBack();
    await expect(page.getByRole("radio", { name: /^All/ })).toBeChecked();
    await visit(page, `${library}?q=vesting&category=corporate`);
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByRole("radio", { name: /^Corporate/ })).toBeChecked();
  });

  test("categories are chosen with the keyboard", { tag: "@thorough" }, async ({ page }) => {
    await search(page).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowRight");
    await expect(page).toHaveURL(`${library}?category=Employment`);
  });
});

test("every template downloads byte for byte as built, also in a browser, and opens", { tag: "@thorough" }, async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const clicked = fileNames.slice(0, rounds({ usual: 1, thorough: fileNames.length }));
  await page.goto(library);
  expect(new Set(fileNames).size).toBe(fileNames.length);
  for (const name of fileNames) {
    const link = page.locator(`a[href="/Startup%20Templates/${name}"]`);
    await expect(link).toHaveCount(1);
    const response = await request.get(`/Startup%20Templates/${name}`);
    const bytes = await response.body();
    expect(bytes.equals(readFileSync(join(distDir, "Startup Templates", name))), name).toBe(true);
    documentText(bytes);
    expect(response.headers()["content-disposition"]).toContain(`attachment; filename="${name}"`);
    if (!clicked.includes(name)) continue;
    await cards(page).filter({ has: link }).locator("summary").click();
    const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
    expect(download.suggestedFilename()).toBe(name);
    expect(bytes.equals(await readBytes(download)), name).toBe(true);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all cards and downloads are there, and a template can be read", { tag: "@thorough" }, async ({ page }) => {
    await page.goto(library);
    await expect(cards(page)).toHaveCount(fileNames.length);
    await expect(search(page)).toBeHidden();
    await cards(page).filter({ hasText: "Founders’ Agreement" }).first().locator("summary").click();
    await page.getByRole("link", { name: "Read or fill in: Founders’ Agreement" }).click();
    await expect(page).toHaveURL(founders);
    await expect(page.getByRole("heading", { name: "Vesting", exact: false }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Fill in this document" })).toBeHidden();
    await expect(page.getByText("Filling in here needs JavaScript.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Download .docx" }).first()).toBeVisible();
  });
});

test.describe("filling in", () => {
  test("the document follows the form, and the file holds what was typed", async ({ page, baseURL }) => {
    const faults = watchFor(page, baseURL!);
    await open(page, founders);
    await expect(page.getByText(/^0 of \d+ filled$/)).toBeVisible();
    const requests: string[] = [];
    // The drawing at the end of the page comes when it is near.
    const drawing = /\/line-work\/band-\d\.svg$/;
    page.on("request", (request) => {
      if (!drawing.test(request.url()))
        requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`);
    });

    const company = "काव्या & Sons <Foods> 🚀 Private Limited";
    const long = "Kaveri ".repeat(1429).trim().slice(0, 10_000);
    await page.getByLabel("Company name", { exact: true }).fill(company);
    await page.getByLabel("Business of the company").fill(long);
    await founder(page, "First").getByLabel("Full name").fill("Asha Rao");
    await page.getByLabel("Date of agreement").fill("2026-11-15");
    await page.getByLabel("Spending that needs all founders").fill("1250000");

    const live = page.getByRole("region", { name: "Your document" });
    await expect(live.getByText(company).first()).toBeAttached();
    await expect(live.getByText("₹12,50,000 (Rupees Twelve Lakh Fifty Thousand only)").first()).toBeInViewport();
    await expect(live.getByText("15 November 2026").first()).toBeAttached();
    expect(await axeFaults(page, "main form")).toEqual([]);
    expect(requests).toEqual([]);

    const text = documentText(await readBytes(await downloadFilled(page)));
    expect(text).toContain(company);
    expect(text).toContain(long);
    expect(text).toContain("15 November 2026");
    // A page that the pointer passes on its way is fetched too.
    const own = /^GET http[^ ?]+\/(_astro\/[\w.-]+\.js|startup-templates\/[\w-]+) $/;
    expect(requests.filter((line) => !own.test(line))).toEqual([]);
    const made = page.getByText(/^Founders-Agreement-filled\.docx is in your downloads\./);
    await expect(made).toBeVisible();
    const mayLeave = () => page.evaluate(() => dispatchEvent(new Event("beforeunload", { cancelable: true })));
    expect(await mayLeave()).toBe(true);
    await page.getByLabel("Registered office").fill("1 MG Road, Bengaluru");
    await expect(made).toBeHidden();
    expect(await mayLeave(), "what was typed after it is in no file").toBe(false);
    expect(faults).toEqual([]);
  });

  test("an optional clause that is switched off drops out, and what follows is renumbered", {
    tag: "@thorough",
  }, async ({ page }) => {
    await open(page, `${library}/mutual-nda`);
    const live = page.getByRole("region", { name: "Your document" });
    const heading = live.getByRole("heading", { name: "Return and destruction" });
    await expect(heading).toHaveText("7.Return and destruction");
    await page.getByRole("switch", { name: "Personal data clause" }).uncheck({ force: true });
    await expect(heading).toHaveText("6.Return and destruction");
    await expect(live.getByRole("heading", { name: "Personal data" })).toHaveCount(0);
    const text = documentText(await readBytes(await downloadFilled(page)));
    expect(text).not.toContain("Data Protection Board");
  });

  test("a draft is kept only when asked for, and deleted when asked", async ({ page }) => {
    const kept = () => page.evaluate(() => Object.keys(localStorage));
    await open(page, founders);
    await page.getByLabel("Company name", { exact: true }).fill("Kaveri Foods");
    expect(await kept()).toEqual([]);
    await page.getByRole("switch", { name: "Keep my draft on this device" }).check({ force: true });
    await page.getByRole("switch", { name: "There is a third founder" }).check({ force: true });
    await founder(page, "Third").getByLabel("Full name").fill("Meera Iyer");
    await expect.poll(kept).toEqual(["template-draft:founders-agreement"]);

    await page.reload();
    await page.getByRole("button", { name: "Continue your draft" }).click();
    await expect(page.getByLabel("Company name", { exact: true })).toHaveValue("Kaveri Foods");
    await expect(founder(page, "Third").getByLabel("Full name")).toHaveValue("Meera Iyer");
    await page.getByRole("button", { name: "Delete draft" }).click();
    expect(await kept()).toEqual([]);
    await page.reload();
    await expect(page.getByRole("button", { name: "Fill in this document" })).toBeVisible();
  });

  test("advice is shown beside a field and stops nothing; pressing a mark leads to its field", {
    tag: "@thorough",
  }, async ({ page }) => {
    await open(page, founders);
    const pan = founder(page, "First").getByLabel("PAN");
    await pan.fill("ABC");
    await pan.blur();
    await expect(pan).toHaveAccessibleDescription(/A PAN has five letters, four digits and a letter/);
    for (const which of ["First", "Second"]) await founder(page, which).getByLabel("Equity").fill("60");
    await founder(page, "Second").getByLabel("Equity").blur();
    const toCheck = page.getByRole("list", { name: "Values to check" });
    await expect(toCheck.getByRole("listitem")).toHaveText([
      "First founder: PAN: A PAN has five letters, four digits and a letter",
      "Second founder: equity: This and the others add up to 120%, not 100%",
    ]);
    await toCheck.getByRole("button", { name: "First founder: PAN" }).click();
    await expect(pan).toBeFocused();
    await page
      .getByRole("region", { name: "Your document" })
      .locator("mark")
      .filter({ hasText: "[Registered office]" })
      .first()
      .click();
    await expect(page.getByLabel("Registered office")).toBeFocused();
    await downloadFilled(page);
    await page.getByRole("button", { name: "Close the form" }).click();
    await expect(page.getByRole("button", { name: "Fill in this document" })).toBeFocused();
  });

  test("when the form cannot be loaded, the page says so and the file is still there", { tag: "@thorough" }, async ({
    page,
  }) => {
    await visit(page, founders);
    await page.route("**/founders-agreement.json", (route) => route.abort());
    await page.getByRole("button", { name: "Fill in this document" }).click();
    await expect(page.getByRole("alert")).toHaveText(/^The form did not load\./);
    await page.unroute("**/founders-agreement.json");
    await page.getByRole("button", { name: "Fill in this document" }).click();
    await expect(page.getByRole("heading", { name: "Your details" })).toBeVisible();
  });

  test("when its code cannot be loaded, the page says so too", { tag: "@thorough" }, async ({ page }) => {
    await visit(page, founders);
    await page.route(/\/_astro\/FillIn\.[\w-]+\.js$/, (route) => route.abort());
    await page.getByRole("button", { name: "Fill in this document" }).click();
    await expect(page.getByRole("alert")).toHaveText(/^The form did not load\./);
    await expect(page.getByRole("button", { name: "Fill in this document" })).toBeFocused();
    await expect(page.getByRole("heading", { name: "Deadlock" })).toBeVisible();
  });

  test("the address of the form opens it", { tag: "@thorough" }, async ({ page }) => {
    await page.goto("/startup-templates/mutual-nda#fill-in");
    await expect(page.getByRole("heading", { name: "Your details" })).toBeFocused();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a card is a row that opens in place, and stays open while others are searched for", {
    tag: "@thorough",
  }, async ({ page }) => {
    await visit(page, library);
    await expect(cards(page)).toHaveCount(fileNames.length);
    const card = page.locator("[data-template]").filter({ hasText: "Roles, equity, vesting and exit" });
    await expect(card.getByRole("heading")).toHaveText("Founders’ Agreement");
    await expect(card.getByText("Soon after incorporation").filter({ visible: true })).toHaveCount(1);
    await expect(card.getByText("Roles, equity, vesting and exit").first()).toBeHidden();
    const download = card.getByRole("link", { name: /^Download/ });
    await expect(download).toBeHidden();
    await card.locator("summary").tap();
    await expect(download).toBeVisible();
    await expect(card.getByText("Roles, equity, vesting and exit").first()).toBeVisible();
    await expect(card.getByText("3,260 downloads")).toBeVisible();
    await expect(card.getByRole("link", { name: "Read or fill in" })).toHaveAttribute("href", founders);
    await search(page).fill("co-founders");
    await expect(cards(page)).toHaveCount(1);
    await expect(download).toBeVisible();
    await card.locator("summary").press("Enter");
    await expect(download).toBeHidden();
  });

  test("a document shows its first clause, and the rest when asked for or when its contents lead there", {
    tag: "@thorough",
  }, async ({ page }) => {
    await page.goto(founders);
    const later = page.getByRole("heading", { name: "Deadlock" });
    await expect(later).toBeHidden();
    await page.getByText(/^Read all \d+ clauses$/).tap();
    await expect(later).toBeVisible();
    const address = `${founders}#${await later.getAttribute("id")}`;
    await page.goto("about:blank");
    await page.goto(address);
    await expect(later).toBeInViewport();
    await page.emulateMedia({ media: "print" });
    await page.goto(founders);
    await expect(later, "on paper everything").toBeVisible();
  });

  test("a founders' agreement is filled in, looked at and downloaded", { tag: "@thorough" }, async ({ page }) => {
    await open(page, founders);
    const details = {
      "Full name": "Asha Rao",
      PAN: "ABCPR1234L",
      "E-mail": "asha@example.in",
      Role: "Chief Executive",
    };
    await page.getByLabel("Company name", { exact: true }).fill("Kaveri Foods Private Limited");
    for (const which of ["First", "Second"]) {
      for (const [label, value] of Object.entries(details)) await founder(page, which).getByLabel(label).fill(value);
      await founder(page, which).getByLabel("Equity").fill("50");
    }
    await page.getByLabel("State whose stamp duty applies").selectOption("Karnataka");
    await expect(page.getByText(/^\d+ of \d+ filled$/)).toBeVisible();

    await page.getByRole("button", { name: "See document" }).tap();
    await expect(page.getByLabel("Company name", { exact: true })).toBeHidden();
    await expect(page.getByRole("region", { name: "Your document" }).getByText("Karnataka").first()).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.getByRole("button", { name: "Back to form" }).tap();
    await expect(page.getByLabel("State whose stamp duty applies")).toBeInViewport();

    const text = documentText(await readBytes(await downloadFilled(page)));
    for (const typed of ["Kaveri Foods Private Limited", ...Object.values(details), "50%", "Karnataka"])
      expect(text).toContain(typed);
  });
});

async function open(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.getByRole("button", { name: "Fill in this document" }).click();
  await expect(page.getByRole("heading", { name: "Your details" })).toBeFocused();
  await expect(page.getByText("Nothing you type leaves this device.")).toBeVisible();
}

const founder = (page: Page, which: string) => page.getByRole("group", { name: `${which} founder` });

async function downloadFilled(page: Page): Promise<Download> {
  const button = page.getByRole("button", { name: /^Download/ }).first();
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return download;
}

const readBytes = async (download: Download): Promise<Buffer> => readFileSync(await download.path());

/** The words of a .docx file, once every part of it has been found well-formed. */
function documentText(bytes: Buffer): string {
  const parts = unzip(bytes);
  for (const [name, xml] of parts) expect(xmlError(xml), name).toBeUndefined();
  return paragraphs(parts.get("word/document.xml")!).join("\n");
}
