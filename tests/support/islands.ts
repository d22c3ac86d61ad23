import { expect, type Page } from "@playwright/test";

/** Every island that starts by itself is hydrated; others wait until they are seen or touched. */
export const hydrated = (page: Page): Promise<void> =>
  expect(page.locator("astro-island[ssr]:not([client=seen], [client=touched])")).toHaveCount(0, { timeout: 15_000 });
