import { expect, type Page, test } from "@playwright/test";
import { structureRules } from "../../content/structure-choice/rules.ts";
import { chooseStructure } from "../../content/tools/choose-structure.ts";
import { toolRail, tools } from "../../content/tools/tools.ts";
import { axeFaults } from "../support/axe.ts";
import { watchFor } from "../support/watch.ts";

const path = "/choose-structure";
const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 900 };

const undecided =
  "?owners=several&business=ordinary&now=no&investors=none&funding=no&esop=no&risk=unsure&customers=no&turnover=under-1-crore&resident=yes&paperwork=some&profit=unsure&closing=no";

const tool = (page: Page) => page.locator("astro-island").filter({ has: page.locator(".address-pending") });
const question = (page: Page, text: RegExp | string) => tool(page).getByRole("heading", { level: 2, name: text });
const result = (page: Page) => page.locator("#result-heading");
const costButton = (page: Page) =>
  page.locator(".certificate").getByRole("link", { name: chooseStructure.result.costButton });

const behindFold = (page: Page) =>
  page.locator("details.fold").filter({ has: page.getByRole("heading", { name: chooseStructure.result.behind }) });
const openBehind = (page: Page) => behindFold(page).locator("> summary").click();

/** The one way on below a result; the other tools are in the rail. */
const callLink = (page: Page) => page.getByRole("main").getByRole("link", { name: tools.nextSteps.steps.call.label });

async function open(page: Page, query = "") {
  await page.goto(path + query);
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0, { timeout: 15_000 });
}

async function answer(page: Page, option: string | RegExp) {
  await tool(page).getByRole("radio", { name: option }).check();
  await tool(page).getByRole("button", { name: "Continue" }).click();
}

for (const [name, viewport] of Object.entries({ phone, desktop })) {
  test.describe(`on a ${name}`, { tag: name === "desktop" ? "@thorough" : [] }, () => {
    test.use({ viewport });

    test("two founders who want little paperwork are led to an LLP, question by question", {
      tag: "@thorough",
    }, async ({ page, baseURL }) => {
      const errors = watchFor(page, baseURL!);
      await open(page);
      const first = question(page, "How many people will own the business on the first day?");
      await expect(first).toBeVisible();
      await expect(tool(page).getByText("Question 1, rarely more than 14")).toBeVisible();
      await expect(page.getByText("Everything happens on this device").filter({ visible: true })).toBeVisible();

      const standing = tool(page).getByRole("complementary");
      await expect(standing.getByText(chooseStructure.standing.open, { exact: true })).toHaveCount(5);
      await answer(page, "Two to 200");
      await expect(question(page, "What will the business do?")).toBeFocused();
      await expect(question(page, "What will the business do?")).toBeInViewport();
      await expect(tool(page).getByText("Question 2, rarely more than 14")).toBeVisible();
      await expect(standing.getByText(chooseStructure.standing.out, { exact: true })).toHaveCount(2);
      await expect(standing.getByText("A One Person Company has one member, and you are more than one.")).toBeVisible();
      await expect(standing.getByText("Section 2(62), Companies Act, 2013")).toBeVisible();

      for (const option of ["Sell goods or services", /^No$/, "No, only Indian citizens"]) await answer(page, option);
      await expect(question(page, /raise money from angels/)).toBeFocused();
      for (const option of [
        "No",
        "No",
        "Yes, it could",
        "Mostly people and small businesses",
        "₹20 lakh to ₹40 lakh a year",
        "Yes, for 182 days or more",
        "As little as possible",
      ]) {
        await answer(page, option);
      }

      await expect(result(page)).toHaveText("Limited Liability Partnership (LLP)");
      await expect(result(page)).toBeFocused();
      await expect(page.locator(".certificate")).toContainText("You want little paperwork");
      await expect(page.locator(".certificate")).toContainText("₹28,000 to ₹1,20,000");
      await expect(page.locator(".certificate")).toContainText("3 to 4 a year");
      await openBehind(page);
      const change = page.getByRole("listitem").filter({ has: page.getByText("Private Limited", { exact: true }) });
      await expect(change.getByText("If you give ESOPs", { exact: true })).toBeVisible();
      await expect(costButton(page), "what comes next, in the frame").toHaveAttribute(
        "href",
        /^\/cost-calculator\?structure=llp&owners=several&business=ordinary/,
      );
      await expect(callLink(page)).toHaveAttribute("href", /^\/contact-us\?structure=llp&/);
      expect(errors).toEqual([]);
    });

    // What follows is typed and pressed alike at any width; tests/site/sweep.spec.ts proves that every control can be reached.
    if (name === "desktop") return;

    test("Back goes one question back and keeps what was chosen", async ({ page }) => {
      await open(page);
      await answer(page, "Just me");
      await answer(page, "Sell goods or services");
      await expect(question(page, /have a job, or run this business/)).toBeFocused();
      await page.goBack();
      await expect(question(page, "What will the business do?")).toBeFocused();
      await expect(tool(page).getByRole("radio", { name: "Sell goods or services" })).toBeChecked();
      await tool(page).getByRole("button", { name: "Back" }).click();
      await expect(question(page, /How many people/)).toBeFocused();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(tool(page).getByRole("button", { name: "Back" })).toHaveCount(0);
      await page.goForward();
      await page.goForward();
      await expect(question(page, /have a job, or run this business/)).toBeFocused();
    });
  });
}

test("a shared link opens where it was copied, and Back works there too", { tag: "@thorough" }, async ({ page }) => {
  await open(page, "?owners=one&business=ordinary&now=no&owner=citizen&nonsense=1&esop=martian");
  await expect(question(page, "Are you 18 or older?")).toBeVisible();
  await expect(tool(page).getByText("Question 5, rarely more than 14")).toBeVisible();
  await expect(tool(page).getByText(chooseStructure.leftOut)).toBeVisible();
  await page.reload();
  await expect(question(page, "Are you 18 or older?")).toBeVisible();
  await tool(page).getByRole("button", { name: "Back" }).click();
  await expect(question(page, "Who is the one owner?")).toBeFocused();
  await expect(page).not.toHaveURL(/owner=citizen/);
  await expect(tool(page).getByText(chooseStructure.leftOut)).toHaveCount(0);
});

test("a close result shows both, and the visitor says which one goes along", { tag: "@thorough" }, async ({ page }) => {
  await open(page, undecided);
  await expect(result(page)).toHaveText("Private Limited company");
  await expect(
    page.getByRole("heading", { name: "Also worth a look: Limited Liability Partnership (LLP)" }),
  ).toBeVisible();
  await expect(costButton(page)).toHaveAttribute("href", /\?structure=private-limited&/);
  await page.getByRole("radio", { name: "Limited Liability Partnership (LLP)" }).check();
  await expect(costButton(page)).toHaveAttribute("href", /\?structure=llp&/);
  await page.reload();
  await expect(page.getByRole("radio", { name: "Limited Liability Partnership (LLP)" })).toBeChecked();
});

test("an answer can be changed from the result, which follows", { tag: "@thorough" }, async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page, undecided);
  await openBehind(page);
  await page.getByRole("button", { name: "Change Will you give staff share options (ESOPs)?" }).click();
  await expect(question(page, "Will you give staff share options (ESOPs)?")).toBeFocused();
  await expect(tool(page).getByText("You are changing this answer.")).toBeVisible();
  await expect(tool(page).getByRole("radio", { name: "No", exact: true })).toBeChecked();
  await tool(page).getByRole("button", { name: "Back" }).click();
  await expect(result(page)).toHaveText("Private Limited company");
  await openBehind(page);
  await page.getByRole("button", { name: "Change Will you give staff share options (ESOPs)?" }).click();
  await answer(page, "Yes");
  await expect(result(page)).toBeFocused();
  await expect(page.getByText("ESOPs need shares, and an LLP has none to issue.").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: /Also worth a look/ })).toHaveCount(0);
  // What no longer counts has left the address.
  await expect(page).toHaveURL(/esop=yes&resident=yes$/);
  await page.goBack();
  await expect(question(page, "Will you give staff share options (ESOPs)?")).toBeVisible();
});

test("what is behind an answer is one fold, and the table is the line below it", { tag: "@thorough" }, async ({
  page,
}) => {
  await open(page, undecided);
  const behind = behindFold(page);
  const { removed, changes, later, elsewhere, answersHeading } = chooseStructure.result;
  const titles = [removed.heading, changes.heading, later.heading, elsewhere.heading, answersHeading];
  await expect(behind.locator("h3")).toHaveText(titles);
  await expect(behind.locator("details.fold"), "no fold in a fold").toHaveCount(0);
  const rule = behind.getByText("A One Person Company has one member, and you are more than one.");
  await expect(rule).toBeHidden();

  const table = page.locator("#decision-table");
  await expect(table.getByRole("heading", { level: 2 }), "a line like the one above it").toHaveCount(0);
  const lines = [behind.locator("> summary"), table.locator("summary").first()];
  const [answer, whole] = await Promise.all(lines.map(async (line) => (await line.boundingBox())!));
  expect(whole!.y - (answer!.y + answer!.height), "right below it").toBeLessThan(4);
  await openBehind(page);
  await expect(rule).toBeVisible();
  await table.locator("summary").getByText("The decision table").click();
  await expect(table.getByRole("table", { name: "Preferences" })).toBeVisible();
});

test("someone alone who will give ESOPs hears what to do first, with the rule", { tag: "@thorough" }, async ({
  page,
}) => {
  await open(page, "?owners=one&business=ordinary&now=no&owner=citizen&adults=yes&funding=no&esop=yes&resident=yes");
  await expect(result(page)).toHaveText("Private Limited company");
  const sheet = page.locator(".certificate");
  await expect(sheet).toContainText("Do this first");
  await expect(sheet).toContainText("Bring in a second owner.");
  const rule = sheet.locator("summary", { hasText: "Sections 2(68) and 3(1), Companies Act, 2013" });
  await rule.click();
  await expect(sheet.getByRole("link", { name: /Minimum and maximum number of directors/ })).toBeVisible();
});

test("someone alone with a small trade hears that no company is needed, with costs and next steps", {
  tag: "@thorough",
}, async ({ page }) => {
  await open(
    page,
    "?owners=one&business=ordinary&now=employed&owner=citizen&adults=yes&funding=no&esop=no&risk=low&customers=no&turnover=under-20-lakh",
  );
  await expect(result(page)).toHaveText("Sole proprietorship");
  const sheet = page.locator(".certificate");
  for (const heading of ["Because", "Next steps", "What it costs"]) {
    await expect(sheet.getByRole("heading", { name: heading })).toBeVisible();
  }
  await expect(sheet).toContainText("₹2,08,000");
  await expect(page.getByText("Ask for the employer’s written consent")).toBeVisible();
  // Nothing here prices a company for someone who needs none.
  await expect(costButton(page)).toHaveCount(0);
  await expect(callLink(page)).toHaveAttribute("href", /\?owners=one&/);
  expect(await axeFaults(page, ".certificate")).toEqual([]);
});

test("accountants get no company, whatever the link says", { tag: "@thorough" }, async ({ page }) => {
  await open(
    page,
    "?structure=opc&owners=one&business=profession&profession=ca&now=no&funding=yes&esop=yes&investors=foreign-company",
  );
  await expect(result(page)).toHaveText("Sole proprietorship");
  await expect(tool(page).getByText(chooseStructure.leftOut)).toBeVisible();
  await expect(tool(page).getByText("The link named another structure (One Person Company (OPC)).")).toBeVisible();
  await expect(page.locator(".certificate")).toContainText("Section 25, Chartered Accountants Act, 1949");
});

test("a charitable aim leads out of the three", { tag: "@thorough" }, async ({ page }) => {
  await open(page, "?owners=several&business=charity");
  await expect(result(page)).toHaveText("Section 8 company, trust or society");
  await expect(page.getByRole("link", { name: "How a Section 8 company is registered" })).toBeVisible();
  for (const name of [toolRail.parts.cost, toolRail.parts.calendar])
    await expect(page.locator(".tool-rail").getByRole("link", { name })).toHaveAttribute("href", /section-8=yes/);
  await expect(callLink(page)).toHaveAttribute("href", /section-8=yes/);
});

test("Start over forgets the answers of this visit", { tag: "@thorough" }, async ({ page }) => {
  await open(page);
  await answer(page, "Two to 200");
  await answer(page, "Serve a charitable aim, with no profit for its members");
  await expect(result(page)).toBeFocused();
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(question(page, /How many people/)).toBeFocused();
  await expect(tool(page).locator("input:checked")).toHaveCount(0);
});

test("nothing chosen is said at the question; the keyboard is enough", async ({ page }) => {
  await open(page);
  await tool(page).getByRole("button", { name: "Continue" }).click();
  const group = tool(page).getByRole("radiogroup");
  await expect(group).toHaveAttribute("aria-invalid", "true");
  await expect(group).toHaveAccessibleDescription(/Choose one of these to continue/);
  await expect(tool(page).getByRole("radio", { name: "Just me" })).toBeFocused();
  expect(await axeFaults(page, "[data-mid-task]")).toEqual([]);
  await page.keyboard.press("ArrowDown");
  await expect(group).not.toHaveAttribute("aria-invalid");
  await page.keyboard.press("Enter");
  await expect(question(page, "What will the business do?")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(question(page, /have a job, or run this business/)).toBeFocused();
});

test("the plan is kept only when asked, and Start over forgets it", { tag: "@thorough" }, async ({ page }) => {
  await open(page, undecided);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.getByRole("button", { name: "Keep on this device" }).click();
  await open(page);
  await expect(result(page)).toHaveText("Private Limited company");
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(question(page, /How many people/)).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("the table stays below the questions, folded", { tag: "@thorough" }, async ({ page }) => {
  await open(page);
  const table = page.locator("#decision-table");
  const law = table.getByRole("table", { name: "Rules of law" });
  const rules = law.locator("tbody tr").filter({ visible: true });
  await expect(rules).toHaveCount(0);
  await expect(table.getByRole("heading", { level: 2 }), "one line, without a heading").toHaveCount(0);
  await expect(table.getByRole("table", { name: "Preferences" })).toBeHidden();
  await table.locator("summary").getByText("The decision table").click();
  await expect(table.getByRole("table", { name: "Preferences" })).toBeVisible();
  await expect(rules).toHaveCount(structureRules.length);
  const condition = (index: number) => JSON.stringify(structureRules[index]?.when);
  const conditions = structureRules.filter((_, index) => condition(index) !== condition(index - 1)).length;
  await expect(law.getByRole("rowheader"), "one heading over rules with the same condition").toHaveCount(conditions);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(law.getByRole("rowheader"), "each with its own heading").toHaveCount(structureRules.length);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page is the decision table", { tag: "@thorough" }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("button", { name: "Continue" })).toBeHidden();
    await expect(page.getByText("The whole decision table is below")).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: "The decision table" })).toBeVisible();
    await expect(page.getByText("The points are our judgement, not law")).toBeVisible();
    const rules = page.getByRole("table", { name: "Rules of law" });
    await expect(rules.locator("tbody tr").filter({ visible: true })).toHaveCount(structureRules.length);
    for (const { because } of structureRules) await expect(rules.getByText(because).first()).toBeVisible();
    for (const name of ["Preferences", "Yearly duties of the three structures", "What three years cost"]) {
      await expect(page.getByRole("table", { name })).toBeVisible();
    }
  });
});
