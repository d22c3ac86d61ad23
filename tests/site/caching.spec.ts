import { expect, type Page, test } from "@playwright/test";
import { startRequestLog } from "../support/request-log.ts";
import { showAll } from "../support/states.ts";

const visit = ["/", "/pricing", "/contact-us", "/articles/private-limited-company-registration", "/"];

/** Files of each of these kinds must have been asked for once, or the test would prove nothing about them. */
const kinds = [/^\/_astro\/.*\.js$/, /^\/_astro\/fonts\//, /^\/line-work\//, /^\/art\//, /^\/icon\.svg$/];

test("after the first page the browser asks only for documents and for files it has not seen", async ({
  page,
  baseURL,
}) => {
  const log = await startRequestLog(baseURL!);
  const seen = new Set<string>();
  const again: string[] = [];
  try {
    for (const path of visit) {
      await page.goto(log.origin + path, { waitUntil: "load" });
      await showAll(page);
      await fetchIcons(page);
      await expect(page.locator("astro-island[ssr]:not([client=touched])")).toHaveCount(0);
      await expect.poll(() => findMissingPictures(page)).toEqual([]);
      for (const request of log.requests.splice(0)) {
        const known = seen.has(request.path) && request.destination !== "document";
        if (known) again.push(`${request.status} ${request.path} on ${path}`);
        seen.add(request.path);
      }
    }
  } finally {
    await log.stop();
  }
  expect(again).toEqual([]);
  for (const kind of kinds)
    expect(
      [...seen].some((path) => kind.test(path)),
      String(kind),
    ).toBe(true);
});

/** A browser without windows shows no icon in a tab, and so asks for none by itself. */
function fetchIcons(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (const { href } of document.querySelectorAll<HTMLLinkElement>("link[rel~=icon], link[rel~=manifest]"))
      await (await fetch(href)).arrayBuffer();
  });
}

/** Pictures further down load when the page is scrolled to them. */
const findMissingPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const missing = [...document.images].filter((image) => !image.complete && image.checkVisibility());
    missing[0]?.scrollIntoView({ behavior: "instant" });
    return missing.map(({ src }) => src);
  });
