import type { Page } from "@playwright/test";
import { axeFaults } from "../support/axe.ts";
import { showWhole } from "../support/states.ts";

/** With everything unfolded: at which widths the page scrolls sideways, and what axe finds at one of them; with THOROUGH=1 at all. */
export async function layoutFaults(page: Page, axeAt?: number, widths = [360, 1280]): Promise<string[]> {
  const size = page.viewportSize()!;
  const faults: string[] = [];
  await page.locator("details").evaluateAll((all) => {
    for (const each of all) (each as HTMLDetailsElement).open = true;
  });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await showWhole(page);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (sideways > 0) faults.push(`scrolls sideways by ${sideways} px at ${width}`);
    if (width === axeAt || process.env.THOROUGH) faults.push(...(await settledFaults(page)));
  }
  await page.setViewportSize(size);
  return faults;
}

/** A part that came after the window was measured may stand below the bar at its foot: measured again, it does not. */
async function settledFaults(page: Page): Promise<string[]> {
  const found = await axeFaults(page);
  if (found.length === 0) return found;
  await showWhole(page);
  return axeFaults(page);
}
