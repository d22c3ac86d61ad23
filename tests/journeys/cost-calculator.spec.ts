import { expect, type Locator, type Page, test } from "@playwright/test";
import { costLabels } from "../../content/home/bill.ts";
import { costWords } from "../../content/incorporation-costs/ledger-words.ts";
import { estimate, statusTexts } from "../../content/sources/certainty.ts";
import { costCalculator } from "../../content/tools/cost-calculator.ts";
import { otherResult } from "../../content/tools/plan-words.ts";
import { toolRail, tools } from "../../content/tools/tools.ts";
import { founders } from "../fixtures/founder-cases.ts";
import { watchFor } from "../support/watch.ts";

const path = "/cost-calculator";
const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 900 };

const form = (page: Page) => page.locator("#your-company");
const ledger = (page: Page) => page.locator("#ledger");
const total = (page: Page) => ledger(page).getByRole("status");
/** One line of the ledger, by its label. */
const line = (page: Page, label: string) => ledger(page).locator("li details", { hasText: label });
const charges = (page: Page) => ledger(page).getByText(costCalculator.ledger.charges).locator("..");
/** The chosen state is above the rows of all states. */
const chosenState = (page: Page) => page.locator("#states tbody").first();
const states = (page: Page) => page.locator("#states tbody").last().locator("tr");
const capital = (page: Page) => form(page).getByLabel(/Authorised capital|Contribution/);

async function open(page: Page, query = "") {
  await page.goto(path + query);
  await expect(page.locator("#states").getByRole("button", { name: "Total" })).toBeVisible({ timeout: 15_000 });
}

for (const [name, viewport] of Object.entries({ phone, desktop })) {
  test.describe(`on a ${name}`, { tag: name === "desktop" ? "@thorough" : [] }, () => {
    test.use({ viewport });

    test("the usual cases are the estimates printed with our plans", { tag: "@thorough" }, async ({
      page,
      baseURL,
    }) => {
      const errors = watchFor(page, baseURL!);
      await open(page);
      await expect(page.getByText("Everything happens on this device").filter({ visible: true })).toBeVisible();
      await expect(total(page)).toContainText("₹17,522");
      await expect(charges(page)).toContainText("₹15,163");
      await expect(charges(page)).toContainText(costCalculator.ledger.printed);
      await form(page).getByText("LLP", { exact: true }).click();
      await expect(charges(page)).toContainText("₹11,443");
      await expect(charges(page)).toContainText(costCalculator.ledger.printed);
      await expect(capital(page)).toHaveValue("2,00,000");
      expect(errors).toEqual([]);
    });

    // What follows is typed and pressed alike at any width; tests/site/sweep.spec.ts proves that every control can be reached.
    if (name === "desktop") return;

    test("each line has its rule, its certainty, its sources and the date they were checked", {
      tag: "@thorough",
    }, async ({ page }) => {
      await open(page);
      const memorandum = line(page, "memorandum (MoA)");
      await expect(memorandum.locator("summary")).toContainText(estimate.label);
      const ours = ledger(page)
        .locator("summary")
        .filter({ hasText: /^Digital signatures/ });
      await expect(ours, "our price").not.toContainText(estimate.label);
      await expect(memorandum.locator("li a").first()).toBeHidden();
      await memorandum.locator("summary").click();
      await expect(memorandum.getByText("A fixed duty in Karnataka.")).toBeVisible();
      await expect(memorandum.locator("li a").first()).toHaveAttribute("href", /^https:/);
      await expect(memorandum.getByText(statusTexts.check)).toBeVisible();
      await expect(memorandum.getByText(/^Checked up to \d+ \w+ 2026$/)).toBeVisible();
    });

    test("Delhi has a figure, Maharashtra a range, Sikkim none", { tag: "@thorough" }, async ({ page }) => {
      await open(page);
      const state = form(page).getByLabel(costCalculator.form.state);
      await state.selectOption("Delhi");
      await expect(charges(page)).toContainText("₹5,503");
      await state.selectOption("Maharashtra");
      await expect(charges(page)).toContainText("₹6,443 to ₹7,243");
      await expect(total(page)).toContainText("₹8,802 to ₹9,602");
      await line(page, "articles (AoA)").locator("summary").click();
      await expect(line(page, "articles (AoA)")).toContainText(costCalculator.ledger.readings);
      await state.selectOption("Sikkim");
      await expect(total(page)).toContainText("₹7,502");
      await expect(total(page)).toContainText(costWords.notKnown);
      await expect(ledger(page).locator("summary", { hasText: costWords.unknown })).toHaveCount(3);
      await expect(ledger(page)).toContainText(costWords.estimateOutsidePortal);
      for (const code of ["MH", "DL", ""]) {
        await page.goBack();
        await expect(state).toHaveValue(code);
      }
      await expect(total(page)).toContainText("₹17,522");
    });

    test("an amount is grouped as it is typed, kept over a reload, and shared by the link", async ({
      page,
      context,
    }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await open(page);
      await capital(page).fill("");
      await expect(form(page).getByText(costCalculator.form.capitalError)).toBeVisible();
      await expect(total(page)).toContainText("₹17,522");
      await expect(total(page)).toContainText(costCalculator.form.capitalStale);
      await expect(form(page).getByRole("button", { name: "₹1 lakh", exact: true })).toHaveAttribute(
        "aria-pressed",
        "false",
      );
      await capital(page).pressSequentially("2510000");
      await expect(capital(page)).toHaveValue("25,10,000");
      await expect(form(page).getByText(costCalculator.form.capitalError)).toBeHidden();
      await expect(line(page, "MCA registration fee")).toContainText("₹32,200");
      // The caret stays where the visitor is typing.
      await capital(page).press("Home");
      await capital(page).press("ArrowRight");
      await capital(page).pressSequentially("1");
      await expect(capital(page)).toHaveValue("2,15,10,000");
      await capital(page).press("Backspace");
      await expect(capital(page)).toHaveValue("25,10,000");
      await form(page).getByRole("button", { name: costCalculator.form.more }).click();
      await form(page).getByText("Pro").click();
      await expect(page).toHaveURL(/\?capital=2510000&people=3&plan=pro$/);
      const shown = await total(page).innerText();

      await page.reload();
      await expect(total(page)).toHaveText(shown, { useInnerText: true });
      await page.getByRole("button", { name: tools.actions.copy }).click();
      await expect(page.getByText(tools.actions.copied)).toBeVisible();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(new URL(link).search).toBe("?capital=2510000&people=3&plan=pro");
      await page.goto(link);
      await expect(total(page)).toHaveText(shown, { useInnerText: true });
    });

    test("states are sorted by duty and by total, those without a figure last; a row chooses its state", {
      tag: "@thorough",
    }, async ({ page }) => {
      await open(page);
      await expect(states(page)).toHaveCount(36);
      await expect(chosenState(page)).toHaveText(/^Karnataka example.*₹10,020.*₹17,522$/);
      await expect(page.locator("#states")).toContainText("A cheaper state does not help");
      const heading = page.locator("#states").getByRole("button", { name: "Stamp duty" });
      const column = page.locator("#states th", { hasText: "Stamp duty" });
      await heading.click();
      await expect(column).toHaveAttribute("aria-sort", "ascending");
      await expect(states(page).first()).toContainText("Himachal Pradesh");
      await heading.click();
      await expect(column).toHaveAttribute("aria-sort", "descending");
      await expect(states(page).first()).toContainText("Punjab");
      await expect(states(page).last()).toContainText("Sikkim");
      await states(page).getByRole("button", { name: "Kerala" }).click();
      await expect(ledger(page)).toContainText("Private Limited, Kerala");
      await expect(chosenState(page)).toContainText("Kerala your choice");
      await expect(page).toHaveURL(/\?structure=private-limited&state=KL$/);
    });
  });
}

test("an amount in lakh or crore is understood, what is not an amount is refused with words", {
  tag: "@thorough",
}, async ({ page }) => {
  await open(page);
  await capital(page).fill("");
  await capital(page).pressSequentially("1.5 crore");
  await expect(capital(page)).toHaveValue("1.5 crore");
  await expect(form(page).getByText(`${costCalculator.form.capitalRead} ₹1,50,00,000`)).toBeVisible();
  await expect(ledger(page)).toContainText("₹1,50,00,000 authorised capital");
  await capital(page).blur();
  await expect(capital(page)).toHaveValue("1,50,00,000");
  for (const [typed, message] of [
    ["1,00,000.50", costCalculator.form.capitalPaise],
    ["five lakh", costCalculator.form.capitalUnread],
    ["2000 crore", costCalculator.form.capitalError],
  ] as const) {
    await capital(page).fill(typed);
    await expect(form(page).getByText(message)).toBeVisible();
    await expect(total(page)).toContainText(`${costCalculator.form.capitalStale} ₹1,50,00,000.`);
  }
  await form(page).getByRole("button", { name: "₹5 lakh", exact: true }).click();
  await expect(capital(page)).toHaveValue("5,00,000");
  await expect(total(page)).not.toContainText(costCalculator.form.capitalStale);
});

test("by keyboard alone: structure, people and a line of the ledger", { tag: "@thorough" }, async ({ page }) => {
  await open(page);
  await form(page).getByRole("radio", { name: "Private Limited" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/\?structure=opc$/);
  await expect(form(page).getByText(costCalculator.form.onePerson)).toBeVisible();
  await expect(form(page).getByRole("button", { name: costCalculator.form.more })).toBeDisabled();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/\?structure=llp$/);
  await form(page).getByRole("button", { name: costCalculator.form.more }).focus();
  await page.keyboard.press("Enter");
  await expect(ledger(page)).toContainText("3 people sign");
  await line(page, "Digital signatures").locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(line(page, "Digital signatures").getByText(tools.sources.label, { exact: true })).toBeVisible();
  await page.locator("#states").getByRole("button", { name: "Total" }).focus();
  await page.keyboard.press("Space");
  await expect(page.locator("#states th[aria-sort]")).toContainText("Total");
});

test("other structures, and the cost of keeping it", { tag: "@thorough" }, async ({ page }) => {
  await open(page);
  await expect(page.locator("#compare li").nth(1)).toContainText("₹15,522");
  await expect(page.locator("#keeping")).toContainText("₹57,000 to ₹1,95,000");
  // Nothing is said to be chosen before it is.
  await expect(
    form(page).getByRole("radiogroup", { name: costCalculator.form.structure }).locator(":checked"),
  ).toHaveCount(0);
  await expect(page.locator("#compare").getByText(costCalculator.compare.chosen)).toHaveCount(0);
  await page.locator("#compare").getByRole("button", { name: "Choose LLP" }).click();
  await expect(page.locator("#compare").getByText(costCalculator.compare.chosen)).toHaveCount(1);
  await expect(ledger(page)).toContainText("LLP, example: Karnataka");
  await expect(page).toHaveURL(/\?structure=llp$/);
});

test("whose questions led to none of the structures reads what is counted instead, and a state makes it no company", async ({
  page,
}) => {
  await open(page, "?owners=several&business=co-operative");
  await expect(form(page)).toContainText("Your result: Co-operative society.");
  await expect(form(page)).toContainText(otherResult.cost);
  await form(page).getByLabel(costCalculator.form.state).selectOption("Kerala");
  await expect(page).toHaveURL(/state=KL/);
  await expect(page).not.toHaveURL(/structure=/);
  await form(page).getByText("LLP", { exact: true }).click();
  await expect(form(page)).not.toContainText("Your result");
  // Who chooses what the LLP is converted to still converts it.
  const { says } = founders.find(({ who }) => who === "an LLP that wants a fund")!;
  await open(page, `?structure=private-limited&${new URLSearchParams(says)}`);
  await expect(form(page)).toContainText(`Your result: Convert your LLP to Private Limited. ${otherResult.counted}`);
});

test("a holding or subsidiary company pays the full fee above ₹15 lakh", { tag: "@thorough" }, async ({ page }) => {
  await open(page, "?capital=2000000");
  await expect(line(page, "MCA registration fee")).toContainText("₹22,000");
  await form(page).getByRole("checkbox").check();
  await expect(line(page, "MCA registration fee")).toContainText("₹66,000");
  await expect(page).toHaveURL(/group=yes/);
  await page.goBack();
  await expect(line(page, "MCA registration fee")).toContainText("₹22,000");
});

test("a Section 8 company: duty on the form alone in Delhi, our fee on request", { tag: "@thorough" }, async ({
  page,
}) => {
  await open(page, "?state=DL");
  await form(page).getByText(costCalculator.section8.tile, { exact: true }).click();
  await expect(page).toHaveURL(/\?section-8=yes&state=DL$/);
  await expect(total(page)).toContainText(costCalculator.ledger.totalWithoutFee);
  await expect(total(page)).toContainText("₹5,153");
  await expect(ledger(page)).toContainText("Section 8 company, Delhi");
  await expect(ledger(page)).toContainText(costCalculator.section8.fee);
  await expect(page.locator("#compare")).toHaveCount(0);
  await expect(page.locator("#keeping")).toContainText(costCalculator.section8.heading);
  await capital(page).fill("20 lakh");
  await expect(total(page)).toContainText(costCalculator.ledger.missingFeeText);
  await form(page).getByRole("checkbox").check();
  await expect(capital(page)).toHaveCount(0);
  await expect(total(page)).toContainText("₹5,153");
  await form(page).getByText("LLP", { exact: true }).click();
  await expect(ledger(page)).toContainText("LLP, Delhi");
  await expect(page).not.toHaveURL(/section-8/);
  await page.goBack();
  await expect(ledger(page)).toContainText("Section 8 company, Delhi");
});

test("a Section 8 company of which something cannot be loaded is not counted as another, here and on the home page", async ({
  page,
}) => {
  for (const path of ["/", "/cost-calculator"]) {
    await page.goto(`${path}?state=DL`);
    await page.locator("select[name=state]").first().scrollIntoViewIfNeeded();
    await expect(page.locator("astro-island:not([ssr]) select[name=state]").first()).toHaveValue("DL");
    await page.waitForLoadState("networkidle");
    await page.route("**/_astro/*.js", (route) => route.abort());
    await page.evaluate(() => history.pushState(null, "", "?section-8=yes&state=DL"));
    await page.evaluate(() => dispatchEvent(new PopStateEvent("popstate")));
    if (path === "/") {
      await expect(page.getByText(costLabels.failed)).toBeVisible();
      await expect(page.locator("#bill strong")).toHaveCount(0);
    } else await expect(ledger(page), "without the notes").toContainText("Section 8 company, Delhi");
    await page.goBack();
    await expect(page.locator("#bill strong, #ledger").first()).toContainText("₹");
    await page.unroute("**/_astro/*.js");
  }
});

test("once loaded it needs no network, and nothing is sent", async ({ page, context }) => {
  await open(page);
  // What the rail needs comes with the first choice.
  await form(page).getByLabel(costCalculator.form.state).selectOption("Kerala");
  await expect(page.locator(".tool-rail [aria-current]")).toContainText("₹");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  const requests: string[] = [];
  // A browser with a window asks for the icon of its tab again.
  page.on("request", (request) => new URL(request.url()).pathname !== "/icon.svg" && requests.push(request.url()));
  await capital(page).fill("5000000");
  await expect(line(page, "articles (AoA)")).toContainText("₹25,000");
  await expect(page.locator(".tool-rail [aria-current]")).toContainText("₹");
  expect(requests).toEqual([]);
});

test("kept on the device it is there on the pricing page; starting over forgets it", { tag: "@thorough" }, async ({
  page,
}) => {
  await open(page, "?state=DL");
  await page.getByRole("button", { name: tools.actions.keep }).click();
  await expect(page.getByText(tools.actions.kept)).toBeVisible();
  await page.goto("/pricing");
  await expect(page.getByText("Estimated total in Delhi").first()).toBeVisible();
  await expect(page).toHaveURL(/state=DL/);
  await page.goto(path);
  await expect(ledger(page)).toContainText("Delhi");
  await page.getByRole("button", { name: tools.actions.startOver }).click();
  await expect(ledger(page)).toContainText("Karnataka");
  await page.goto("/pricing");
  await expect(page.getByText("Estimated total, example: Karnataka").first()).toBeVisible();
});

test("links onward carry what was chosen, and nothing else", { tag: "@thorough" }, async ({ page }) => {
  await open(page, "?state=GA&name=Qorvex");
  const link = page.locator(".tool-rail").getByRole("link", { name: toolRail.parts.calendar });
  await expect(link).toHaveAttribute("href", "/compliance-calendar?state=GA&name=Qorvex");
});

for (const width of [360, 1280]) {
  test(`at ${width} px every amount of the ledger ends where its rule ends`, { tag: "@thorough" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "?state=KA");
    const ends = await ledger(page).evaluate((sheet) => {
      const right = (element: Element | null | undefined) => element?.getBoundingClientRect().right ?? 0;
      const rule = right(sheet.querySelector("figure"));
      const amounts = sheet.querySelectorAll("summary > .figures, div > p.figures.ml-auto");
      return [...amounts].map((amount) => Math.round(rule - right(amount)));
    });
    expect(ends.length).toBeGreaterThan(9);
    expect(new Set(ends)).toEqual(new Set([0]));
  });
}

test("the table of states scrolls in its frame until all of it is asked for", { tag: "@thorough" }, async ({
  page,
}) => {
  await page.goto("/cost-calculator");
  const frame = page.getByRole("region", { name: costCalculator.states.table });
  const hidden = () => frame.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(await hidden()).toBeGreaterThan(500);
  const cut = async () => {
    const { y, height } = (await frame.boundingBox())!;
    const ends = await states(page).evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().bottom));
    return Math.min(...ends.map((end) => Math.abs(end - y - height)));
  };
  await expect.poll(cut, "it ends on a whole row").toBeLessThan(1);
  await frame.evaluate((element) => element.scrollTo({ top: element.scrollHeight, behavior: "instant" }));
  const frameBox = (await frame.boundingBox())!;
  const chosenBox = (await chosenState(page).boundingBox())!;
  expect(chosenBox.y).toBeGreaterThanOrEqual(frameBox.y);
  expect(chosenBox.y + chosenBox.height).toBeLessThan(frameBox.y + frameBox.height);
  await page.getByRole("button", { name: costCalculator.states.showAll }).click();
  expect(await hidden()).toBe(0);
  await page.getByRole("button", { name: costCalculator.states.showFewer }).click();
  expect(await hidden()).toBeGreaterThan(500);
});

test("on a phone the sum below the form takes one line, also where it is a range", { tag: "@thorough" }, async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(`${path}?state=MH&capital=2500000`);
  const sum = form(page).getByText(/^Total from ₹[\d,]+$/);
  const link = form(page).getByRole("link", { name: costCalculator.form.toLedger });
  await expect(sum).toBeInViewport({ ratio: 1 });
  const middle = async (part: Locator) => (await part.boundingBox().then((box) => box && box.y + box.height / 2)) ?? 0;
  expect(Math.abs((await middle(sum)) - (await middle(link)))).toBeLessThan(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
});

test("a wide window shows the whole form, which stays beside the ledger only where it is high enough", {
  tag: "@thorough",
}, async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto("/cost-calculator?structure=llp&state=MH");
  const form = page.locator("#your-company");
  const lastTile = form.getByRole("radio", { name: /^Pro/ });
  await expect(form).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
  await expect(lastTile).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ ...desktop, height: 640 });
  await page.evaluate(() => scrollTo({ top: 1200, behavior: "instant" }));
  await expect(form).not.toBeInViewport();
});
