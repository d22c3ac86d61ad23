import { expect, type Locator, type Page, test } from "@playwright/test";
import { calendarForm, openCalendar } from "../support/calendar.ts";
import { watchFor } from "../support/watch.ts";

/** As Safari does it: more than 100 changes of the address in 30 seconds are refused with an error. */
function limitLikeSafari() {
  const calls: number[] = [];
  for (const name of ["pushState", "replaceState"] as const) {
    const original = history[name];
    history[name] = (...given: Parameters<History["pushState"]>) => {
      const now = Date.now();
      while (calls[0] !== undefined && now - calls[0] > 30_000) calls.shift();
      if (calls.length >= 100 || sessionStorage.getItem("refuse-all")) {
        throw new DOMException(`Attempt to use history.${name}() more than 100 times per 30 seconds`, "SecurityError");
      }
      calls.push(now);
      original.apply(history, given);
    };
  }
}

test.beforeEach(({ page }) => page.addInitScript(limitLikeSafari));

/** Opens a page and waits until React listens to the field: what is typed before is another matter. */
async function open(page: Page, path: string, field: Locator) {
  await page.goto(path);
  const isHydrated = () => field.evaluate((input) => Object.keys(input).some((key) => key.startsWith("__reactProps")));
  await expect.poll(isHydrated, { timeout: 15_000 }).toBe(true);
}

/** A key that is held down: one keydown after the other, and no keyup before the end. */
async function hold(page: Page, key: string, times: number) {
  for (let count = 0; count < times; count++) await page.keyboard.down(key);
  await page.keyboard.up(key);
}

/** Types faster than any keyboard: one text after the other, each in a task of its own, and then away to a page. */
const flood = (field: Locator, texts: string[], away?: "by a link" | "by the address bar") =>
  field.evaluate(
    async (input: HTMLInputElement, { given, leave }) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!;
      for (const text of given) {
        set!.call(input, text);
        input.dispatchEvent(new Event("input", { bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve));
      }
      if (leave === "by a link") document.querySelector<HTMLElement>("a[href='/about']")!.click();
      if (leave === "by the address bar") location.assign("/about");
    },
    { given: texts, leave: away },
  );

/** 'a', 'aa', 'aaa' and so on. */
const growing = (text: string): string[] => Array.from(text, (_, index) => text.slice(0, index + 1));

const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

interface Search {
  path: string;
  name: string;
  results: string;
  none: RegExp;
  all: RegExp;
}

const searches: Search[] = [
  {
    path: "/articles",
    name: "Search articles",
    results: ":is(search, #articles) [role=status]:visible",
    none: /^0 articles$/,
    all: /^Showing 1 to /,
  },
  {
    path: "/startup-templates",
    name: "Search templates",
    results: "search output",
    none: /^0 templates of/,
    all: /^\d+ templates$/,
  },
];

/** All fields use the same hook: one page stands for the others. */
for (const { path, name, results, none, all } of process.env.THOROUGH ? searches : []) {
  test.describe(path, () => {
    test("a key held in the search loses no letter, and Back returns to the start", async ({ page, baseURL }) => {
      const errors = watchFor(page, baseURL!);
      const search = page.getByRole("searchbox", { name });
      await open(page, path, search);
      const long = "q".repeat(150);
      await flood(search, growing(long));
      await expect(search).toHaveValue(long);
      await expect(page.locator(results)).toHaveText(none);
      await expect.poll(() => query(page)).toEqual({ q: long });

      await search.focus();
      await hold(page, "q", 20);
      await hold(page, "Backspace", 30);
      await expect(search).toHaveValue("q".repeat(140));
      await expect.poll(() => query(page)).toEqual({ q: "q".repeat(140) });
      await page.goBack();
      await expect(search).toHaveValue("");
      await expect(page.locator(results)).toHaveText(all);
      await page.goForward();
      await expect(search).toHaveValue("q".repeat(140));
      expect(errors).toEqual([]);
    });

    test("a browser that refuses to change the address changes nothing else", { tag: "@thorough" }, async ({
      page,
      baseURL,
    }) => {
      const errors = watchFor(page, baseURL!);
      const search = page.getByRole("searchbox", { name });
      await open(page, path, search);
      await page.evaluate(() => sessionStorage.setItem("refuse-all", "yes"));
      await search.focus();
      await hold(page, "q", 20);
      await expect(search).toHaveValue("q".repeat(20));
      await expect(page.locator(results)).toHaveText(none);
      await page.evaluate(() => sessionStorage.removeItem("refuse-all"));
      await expect.poll(() => query(page)).toEqual({ q: "q".repeat(20) });
      expect(errors).toEqual([]);
    });

    for (const away of process.env.THOROUGH
      ? (["by a link", "by the address bar"] as const)
      : (["by a link"] as const)) {
      test(`whoever leaves ${away} in the middle of a word finds it again`, { tag: "@thorough" }, async ({ page }) => {
        const search = page.getByRole("searchbox", { name });
        await open(page, path, search);
        await flood(search, growing("agreement"), away).catch(() => undefined);
        await page.waitForURL("**/about");
        await page.goBack();
        await expect(search).toHaveValue("agreement");
        expect(query(page)).toEqual({ q: "agreement" });
      });
    }
  });
}

test("the capital of the calculator: 150 amounts without a pause leave the last one everywhere", {
  tag: "@thorough",
}, async ({ page, baseURL }) => {
  const errors = watchFor(page, baseURL!);
  const capital = page.getByLabel(/^Authorised capital/);
  await open(page, "/cost-calculator", capital);
  await flood(
    capital,
    Array.from({ length: 150 }, (_, index) => String(2_510_000 + index)),
  );
  await expect(capital).toHaveValue("25,10,149");
  await capital.focus();
  await page.keyboard.press("End");
  await hold(page, "Backspace", 4);
  await hold(page, "0", 5);
  await expect(capital).toHaveValue("2,51,00,000");
  await expect(page.locator("#ledger")).toContainText("₹2,51,00,000");
  await expect.poll(() => query(page)).toEqual({ capital: "25100000" });
  await page.reload();
  await expect(capital).toHaveValue("2,51,00,000");
  expect(errors).toEqual([]);
});

test("the calendar's name: a held key stays in the field, and is in the address once the name is complete", {
  tag: "@thorough",
}, async ({ page, baseURL }) => {
  const errors = watchFor(page, baseURL!);
  await openCalendar(page, "?structure=llp&incorporation=2026-01-15");
  await calendarForm(page).getByText("Employees, state and more").click();
  const name = calendarForm(page).getByLabel("Name on the calendar");
  await name.focus();
  await hold(page, "z", 60);
  await expect(name).toHaveValue("z".repeat(60));
  await name.press("Tab");
  await expect.poll(() => query(page).name).toBe("z".repeat(60));
  expect(errors).toEqual([]);
});

test("a choice that follows another at once does not undo it", async ({ page }) => {
  await open(page, "/cost-calculator", page.getByLabel(/^Authorised capital/));
  // Both in one task: the second builds on the first, although the address may not show that yet.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>("#your-company fieldset:has(output) button:last-of-type")!.click();
    document.querySelector<HTMLElement>("input[name=plan][value=pro]")!.click();
  });
  await expect.poll(() => query(page)).toEqual({ people: "3", plan: "pro" });
});
