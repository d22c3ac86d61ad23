import { expect, type Page, test } from "@playwright/test";
import { openings } from "../../content/company/careers.ts";
import { kn } from "../../content/languages/kn.ts";
import { generalApplication } from "../../domain/forms/application.ts";
import { builtPages } from "../support/built-site.ts";
import { dueCards } from "../support/calendar.ts";

/** Something a visitor does while the scripts are still on their way, and what the page must show once they are there. */
interface EarlyUse {
  island: string;
  what: string;
  path: string;
  width?: number;
  /** One use of each kind: typing, choosing, pressing, a dialog. The others are repeated with THOROUGH=1. */
  always?: true;
  act: (page: Page) => Promise<unknown>;
  result: (page: Page) => Promise<unknown>;
}

const person = { name: "Asha Rao", email: "asha@example.in", phone: "98765 43210" };

/** Labels are searched from the start: a required field's label ends with a star. */
async function fill(page: Page, form: string, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    await page
      .locator(form)
      .getByLabel(new RegExp(`^${label}`))
      .fill(value);
}

async function expectValues(page: Page, form: string, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    await expect(page.locator(form).getByLabel(new RegExp(`^${label}`))).toHaveValue(value);
}

const lead = { "Full Name": person.name, "Email Address": person.email, "Phone Number": person.phone };
const opening = openings.at(-1)?.title ?? "";
/** One of two: beside the title, and at the end. */
const applyButton = (page: Page) =>
  page.locator(`button[data-apply-for="${opening}"]`).filter({ visible: true }).first();
const application = { "Full Name": person.name, "Cover Letter": "I would like to work with you." };

const uses: EarlyUse[] = [
  {
    island: "LeadForm",
    always: true,
    what: "typed details are kept",
    path: "/private-limited",
    act: (page) => fill(page, "#quick-lead", lead),
    result: (page) => expectValues(page, "#quick-lead", lead),
  },
  {
    island: "LeadForm",
    what: "typed details are kept",
    path: "/contact-us",
    act: (page) => fill(page, "#contact-form", lead),
    result: (page) => expectValues(page, "#contact-form", lead),
  },
  {
    island: "LanguageForm",
    what: "typed details are kept",
    path: "/hi",
    act: (page) => page.locator("#contact-form [name=name]").fill(person.name),
    result: (page) => expect(page.locator("#contact-form [name=name]")).toHaveValue(person.name),
  },
  {
    island: "LanguagePrices",
    what: "a chosen state is kept, and counted",
    path: "/kn",
    act: (page) => page.getByLabel(kn.prices.state).selectOption("DL"),
    async result(page) {
      await expect(page.getByLabel(kn.prices.state)).toHaveValue("DL");
      await expect(page.locator("#basis-private-limited")).toContainText(kn.states.DL);
    },
  },
  {
    island: "Bill",
    what: "a state chosen on the bill is kept, and counted",
    path: "/",
    act: (page) =>
      page
        .locator("#bill")
        .getByLabel(/^State/)
        .selectOption("Delhi"),
    async result(page) {
      await expect(page.locator("#bill").getByLabel(/^State/)).toHaveValue("DL");
      await expect(page.locator("#bill")).toContainText("total in Delhi");
    },
  },
  {
    island: "NewsletterForm",
    what: "a typed address is kept",
    path: "/articles",
    act: (page) => page.locator("#newsletter-email").fill(person.email),
    result: (page) => expect(page.locator("#newsletter-email")).toHaveValue(person.email),
  },
  {
    island: "Application",
    what: "the dialog stays open, for the position it was opened for, with what was typed",
    path: "/careers",
    async act(page) {
      await applyButton(page).click();
      await fill(page, "dialog", application);
    },
    async result(page) {
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByRole("heading")).toHaveText(`Apply for ${opening}`);
      await expect(dialog.getByLabel("Position")).toHaveValue(opening);
      await expectValues(page, "dialog", application);
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await expect(dialog).toBeHidden();
    },
  },
  {
    island: "Application",
    what: "a position chosen in the dialog is kept",
    path: "/careers",
    async act(page) {
      await applyButton(page).click();
      await page.getByRole("dialog").getByLabel("Position").selectOption(generalApplication);
    },
    result: (page) => expect(page.getByRole("dialog").getByLabel("Position")).toHaveValue(generalApplication),
  },
  ...["Close", "Cancel", "Escape"].map((way) => ({
    island: "Application",
    what: `a dialog shut by ${way} stays shut`,
    path: "/careers",
    async act(page: Page) {
      await applyButton(page).click();
      if (way === "Escape") await page.keyboard.press(way);
      else await page.getByRole("dialog").getByRole("button", { name: way }).click();
      await expect(page.getByRole("dialog")).toBeHidden();
    },
    result: (page: Page) => expect(page.getByRole("dialog")).toBeHidden(),
  })),
  {
    island: "ArticleListing",
    what: "a search finds",
    path: "/articles",
    act: (page) => page.getByRole("searchbox").fill("no such article"),
    async result(page) {
      await expect(page.getByRole("heading", { name: "No articles found" })).toBeVisible();
      await expect(page.getByRole("searchbox")).toHaveValue("no such article");
    },
  },
  {
    island: "ArticleListing",
    what: "a category is chosen",
    path: "/articles",
    act: (page) => page.locator("search button").nth(1).click(),
    result: (page) => expect(page.locator("search button").nth(1)).toHaveAttribute("aria-pressed", "true"),
  },
  {
    island: "TemplateList",
    what: "a search and a category are kept",
    path: "/startup-templates",
    async act(page) {
      await page.getByRole("searchbox").fill("agreement");
      await page.locator("search label", { hasText: "Funding" }).click();
    },
    async result(page) {
      await expect(page.getByRole("searchbox")).toHaveValue("agreement");
      await expect(page.getByRole("radio", { name: "Funding" })).toBeChecked();
      await expect(page.locator("search output")).toHaveText(/ of \d+$/);
    },
  },
  {
    island: "ComplianceList",
    what: "two filters apply",
    path: "/compliance-calendar",
    async act(page) {
      await page.getByLabel("Category", { exact: true }).selectOption("GST");
      await page.getByLabel("Frequency", { exact: true }).selectOption("Monthly");
    },
    async result(page) {
      await expect(page).toHaveURL(/category=GST/i);
      await expect(page.getByLabel("Category", { exact: true })).toHaveValue("GST");
      await expect(page.getByLabel("Frequency", { exact: true })).toHaveValue("Monthly");
      await expect(dueCards(page)).toHaveCount(2);
    },
  },
  {
    island: "MyCalendar",
    what: "answers are kept",
    path: "/compliance-calendar",
    async act(page) {
      await page.locator("#my-calendar").getByText("LLP", { exact: true }).click();
      await page.getByLabel("Date of incorporation").fill("2026-10-20");
    },
    async result(page) {
      await expect(page.locator("#my-calendar").getByLabel("LLP", { exact: true })).toBeChecked();
      await expect(page.getByLabel("Date of incorporation")).toHaveValue("2026-10-20");
      await expect(page.getByLabel("First financial year closes on")).toBeVisible();
    },
  },
  {
    island: "CostCalculator",
    always: true,
    what: "everything chosen, typed and pressed counts",
    path: "/cost-calculator",
    async act(page) {
      const form = page.locator("#your-company");
      await form.getByText("LLP", { exact: true }).click();
      await form.getByLabel("State").selectOption("MH");
      await form.locator("[name=capital]").fill("250000");
      await form.getByRole("button", { name: "₹5 lakh" }).click();
      for (const _ of "+++") await form.getByRole("button", { name: "One person more" }).click();
    },
    async result(page) {
      const form = page.locator("#your-company");
      await expect(page.locator("#ledger")).toContainText("LLP, Maharashtra");
      await expect(form.locator("[name=capital]")).toHaveValue("5,00,000");
      await expect(form.locator("fieldset output")).toHaveText("5");
    },
  },
  {
    island: "ChooseStructure",
    what: "the first answer is sent and the second question asked",
    path: "/choose-structure",
    async act(page) {
      await page.locator("[data-mid-task] label").first().click();
      await page.getByRole("button", { name: "Continue" }).click();
    },
    async result(page) {
      await expect(page).toHaveURL(/\?owners=/);
      await expect(page.locator("[data-mid-task]")).toContainText("Question 2");
    },
  },
  {
    island: "NameChecker",
    what: "names and the structure are kept",
    path: "/name-checker",
    async act(page) {
      await page.getByText("LLP", { exact: true }).first().click();
      await page.getByLabel("First choice of name").fill("Zyntra Foods");
    },
    async result(page) {
      await expect(page.getByLabel("First choice of name")).toHaveValue("Zyntra Foods");
      await expect(page.getByRole("radio", { name: "LLP" })).toBeChecked();
    },
  },
  {
    island: "NameChecker",
    what: "a name is checked",
    path: "/name-checker",
    async act(page) {
      await page.getByLabel("First choice of name").fill("Zyntra Foods");
      await page.getByRole("button", { name: "Check the name" }).click();
    },
    result: (page) => expect(page.getByRole("heading", { name: "What we found" })).toBeVisible(),
  },
  {
    island: "OfferTabs",
    what: "a tab opens",
    path: "/pricing",
    act: (page) => page.locator("#tab-llp").click(),
    async result(page) {
      await expect(page.locator("#tab-llp")).toHaveAttribute("aria-selected", "true");
      await expect(page.locator("#llp")).toBeVisible();
    },
  },
  {
    island: "OfferTabs",
    what: "a state and a plan are chosen",
    path: "/pricing",
    width: 390,
    async act(page) {
      await page.locator("#private-limited-state").selectOption("MH");
      await page.locator("#private-limited fieldset label").last().click();
    },
    async result(page) {
      await expect(page.locator("#private-limited-state")).toHaveValue("MH");
      await expect(page.locator("#private-limited fieldset input").last()).toBeChecked();
      await expect(page.locator("#private-limited")).toContainText("Estimated total in Maharashtra");
      await expect(page).toHaveURL(/plan=/);
    },
  },
  {
    island: "StructureOffers",
    what: "a state is chosen",
    path: "/llp-registration",
    act: (page) => page.locator("#llp-state").selectOption("MH"),
    result: (page) => expect(page.locator("#plans")).toContainText("Estimated total in Maharashtra"),
  },
  {
    island: "FillInWorkspace",
    what: "the form opens",
    path: "/startup-templates/founders-agreement",
    act: (page) => page.getByRole("button", { name: "Fill in this document" }).click(),
    result: (page) => expect(page.getByRole("heading", { name: "Your details" })).toBeVisible(),
  },
];

/** Islands with nothing but links and folds until they are hydrated, which the browser serves by itself. */
const withoutControls = ["MyPlan", "ToolRail"];

/** Every script waits until it is let go. */
async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route("**/_astro/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** React hydrates in idle moments, and takes the address into account in another. */
async function hydrated(page: Page, island: string): Promise<void> {
  const islands = page.locator(`astro-island[component-export="${island}"]`);
  await islands.first().evaluate((element) => element.firstElementChild?.scrollIntoView());
  await expect(islands.and(page.locator("[ssr]"))).toHaveCount(0);
  await page.evaluate(async () => {
    for (const _ of "123") await new Promise((resume) => requestIdleCallback(resume));
  });
}

for (const { island, what, path, width = 1280, always, act, result } of uses) {
  const tag = always ? [] : "@thorough";
  test(`${island} on ${path}, used before hydration: ${what}`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    await act(page);
    release();
    await hydrated(page, island);
    await result(page);
  });
}

test("every island is used before hydration by a test above, or has no control", () => {
  const built = builtPages.flatMap(({ html }) =>
    [...html.matchAll(/component-export="(\w+)"/g)].map(([, name]) => name),
  );
  expect([...new Set(built)].sort()).toEqual(
    [...new Set([...uses.map(({ island }) => island), ...withoutControls])].sort(),
  );
});

test("menus open while the scripts are on their way, and stay open", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/about", { waitUntil: "commit" });
  await page.getByRole("navigation", { name: "Main" }).locator("summary", { hasText: "Resources" }).click();
  release();
  await page.waitForLoadState("load");
  await expect(page.locator("details[data-menu][open] summary")).toHaveText(/Resources/);

  await page.setViewportSize({ width: 390, height: 800 });
  await page.unrouteAll();
  const releaseAgain = await holdScripts(page);
  await page.goto("/about", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  releaseAgain();
  await page.waitForLoadState("load");
  await expect(page.getByRole("navigation", { name: "Mobile" })).toBeVisible();
});

const missing = (page: Page) => page.locator("#part-missing");

const forms = [
  { path: "/private-limited", form: "#quick-lead", button: "Request a call", thanks: "/thank-you/quick" },
  ...(process.env.THOROUGH
    ? [{ path: "/contact-us", form: "#contact-form", button: "Request a call", thanks: "/thank-you/contact" }]
    : []),
];
for (const { path, form, button, thanks } of forms) {
  test(`${form} of a page without scripts that came is posted by the browser`, async ({ page }) => {
    await page.route("**/_astro/*.js", (route) => route.abort());
    await page.goto(path);
    await expect(missing(page)).toBeVisible();
    await fill(page, form, lead);
    await page.locator(form).getByRole("button", { name: button }).click();
    await expect(page).toHaveURL(new RegExp(`${thanks}$`));
  });
}

/** One page of each kind; the others of these kinds with THOROUGH=1. */
const kinds = ["/private-limited", "/cost-calculator", "/search?q=stamp"];
const otherKinds = [
  "/",
  "/contact-us",
  "/compliance-calendar",
  "/name-checker",
  "/choose-structure",
  "/my-plan",
  "/pricing",
  "/careers",
  "/articles",
  "/startup-templates/founders-agreement",
  "/articles/company-registration-guide",
  "/kn",
];

/** Opens a page and comes to all its islands: they are hydrated, or the page says that something is missing. */
async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => Promise.all([window.firstPaint, window.layoutReady]));
  await page.waitForFunction(() => {
    const waiting = document.querySelectorAll("astro-island[ssr]");
    for (const island of waiting) island.dispatchEvent(new Event("pointerdown"));
    return waiting.length === 0 || !document.getElementById("part-missing")?.hidden;
  });
}

for (const path of [...kinds, ...(process.env.THOROUGH ? otherKinds : [])]) {
  test(`${path} without one of its scripts says so, and starts where it comes the second time`, async ({ browser }) => {
    // Pages of one context share what they have fetched.
    const whole = await browser.newPage();
    const files = new Set<string>();
    whole.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith(".js")) files.add(pathname);
    });
    await openWhole(whole, path);
    await expect(missing(whole)).toBeHidden();
    const withLost = async (file: string, times: number) => {
      const page = await browser.newPage();
      await page.route(`**${file}*`, (route) => route.abort(), { times });
      await openWhole(page, path);
      return page;
    };
    const tries = [...files].map(async (file) => {
      const dead = await withLost(file, 9);
      await expect(missing(dead), file).toBeVisible();
      await dead.close();
    });
    const layout = [...files].find((file) => file.includes("/Layout."))!;
    const late = await withLost(layout, 1);
    await expect(missing(late)).toBeHidden();
    await Promise.all([...tries, whole.close(), late.close()]);
  });
}

test("the time to fill in a form counts from the start of the page, not from hydration", { tag: "@thorough" }, async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/private-limited", { waitUntil: "commit" });
  await fill(page, "#quick-lead", lead);
  release();
  await hydrated(page, "LeadForm");
  const sent = page.waitForRequest("**/api/leads");
  await page.locator("#quick-lead").getByRole("button", { name: "Request a call" }).click();
  const body = (await sent).postDataBuffer()?.toString() ?? "";
  const startedAt = Number(/name="startedAt"\s+(\d+)/.exec(body)?.[1]);
  expect(startedAt).toBe(await page.evaluate(() => Math.round(performance.timeOrigin)));
});

test("what is chosen while React hydrates is kept", async ({ page }) => {
  await page.addInitScript(() => {
    const choose = (label: string, value: string) => {
      const select = [...document.querySelectorAll("select")].find((one) => one.labels[0]?.textContent === label)!;
      select.value = value;
      for (const name of ["input", "change"]) select.dispatchEvent(new Event(name, { bubbles: true }));
    };
    // After Astro has handed the island to React, and before React's own task.
    const onHydrate = ({ target }: Event) => {
      const island = (target as Element).getAttribute("component-export");
      if (island === "ComplianceList") queueMicrotask(() => choose("Category", "GST"));
    };
    document.addEventListener("astro:hydrate", onHydrate, true);
  });
  await page.goto("/compliance-calendar");
  await hydrated(page, "ComplianceList");
  await expect(page).toHaveURL(/category=GST/i);
  await expect(page.getByLabel("Category", { exact: true })).toHaveValue("GST");
});
