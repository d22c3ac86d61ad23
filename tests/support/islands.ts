import { expect, type Page } from "@playwright/test";

/** Every island that starts by itself is hydrated; those far down wait until they are seen. */
export const hydrated = (page: Page): Promise<void> =>
  expect(page.locator("astro-island[ssr]:not([client=seen])")).toHaveCount(0, { timeout: 15_000 });
