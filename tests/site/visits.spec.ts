import { expect, test } from "@playwright/test";
import { axeFaults } from "../support/axe.ts";
import { builtPages, canonicalPages } from "../support/built-site.ts";
import { watchFor } from "../support/watch.ts";

test.describe.configure({ mode: "parallel" });
test.use({ contextOptions: { reducedMotion: "reduce" } });

const unknownPath = "/no-such-page";
const main = "main";

for (const path of [...canonicalPages.map((page) => page.path), unknownPath]) {
  test(`${path} is sound at phone and desktop width`, async ({ page, baseURL }) => {
    const faults = watchFor(page, baseURL!);
    await page.setViewportSize({ width: 1280, height: 900 });
    const response = await page.goto(path, { waitUntil: "load" });
    expect(response?.status()).toBe(path === unknownPath ? 404 : 200);

    await scrollThrough(page);
    expect.soft(await axeFaults(page), "axe at 1280 px").toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect.soft(await axeFaults(page), "axe at 360 px").toEqual([]);

    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await widerThanScreen(page), "wider than 320 px").toEqual([]);

    const expected = path === unknownPath ? /404/ : /^$/;
    expect
      .soft(
        faults.filter((fault) => !expected.test(fault)),
        "console and network",
      )
      .toEqual([]);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const { path } of canonicalPages) {
    test(`${path} has its heading, text and navigation`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator("h1")).toBeVisible();
      expect((await page.locator(main).innerText()).trim().length).toBeGreaterThan(100);
      await expect(page.locator("header nav a[href]:visible").first()).toBeVisible();
      await expect(page.locator('footer a[href="/privacy-policy"]')).toBeVisible();
    });
  }
});

test("every address, with and without its slash, answers 200", async ({ request }) => {
  const faults: string[] = [];
  for (const { path } of builtPages.filter((page) => page.path !== "/404")) {
    for (const address of path === "/" ? ["/"] : [path, `${path}/`]) {
      const response = await request.head(address, { maxRedirects: 0 });
      if (response.status() !== 200) faults.push(`${response.status()} ${address}`);
    }
  }
  expect(faults).toEqual([]);
});

type VisitedPage = import("@playwright/test").Page;

/** Brings every part into view once, so that parts which wake up when seen do so under observation. */
async function scrollThrough(page: VisitedPage): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((painted) => requestAnimationFrame(painted));
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: "instant" });
      await frame();
      await frame();
    }
    window.scrollTo({ top: 0, behavior: "instant" });
    await frame();
  });
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(
    () => !document.querySelector("astro-island[ssr][client='load'], astro-island[ssr][client='visible']"),
  );
}

/** The elements that make the page scroll sideways; none when it does not. */
function widerThanScreen(page: VisitedPage): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll("*")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`.slice(0, 120);
    return [`${scrollWidth} px`, ...wide.slice(0, 5).map(name)];
  });
}
