import { type Browser, chromium, type Page } from "@playwright/test";
import { chromiumFlags, findChromium } from "../../tests/support/chromium.mjs";
import { startSiteServer } from "../../tests/support/site-server.ts";
import { fixedTime, openState, type PageState } from "../../tests/support/states.ts";

const widths = [360, 1280] as const;

export interface Photograph {
  png: Buffer;
  /** Why the state could not be reached, if so: the picture shows how far it came. */
  error?: string;
}

/** Every state at every width, by name, from the built site in this folder. */
export async function photograph(folder: string, states: PageState[]): Promise<Map<string, Photograph>> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error("No Chromium found: put one on the PATH or set CHROMIUM_PATH.");
  const server = await startSiteServer(folder);
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const photographs = new Map<string, Photograph>();
  try {
    for (const state of states) {
      for (const width of widths) {
        const name = `${state.name}, ${width} px`;
        console.log(`  ${name}`);
        photographs.set(name, await photographState(browser, server.origin, state, width));
      }
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return photographs;
}

async function photographState(browser: Browser, origin: string, state: PageState, width: number): Promise<Photograph> {
  const page = await browser.newPage({
    viewport: { width, height: 800 },
    reducedMotion: "reduce",
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
  });
  page.setDefaultTimeout(60_000);
  try {
    await page.clock.setFixedTime(fixedTime);
    const error = await openState(page, state, origin).then(
      () => undefined,
      (reason: Error) => reason.message.split("\n")[0],
    );
    await settle(page);
    const png = await page.screenshot({ fullPage: true, animations: "disabled", caret: "hide" });
    return error === undefined ? { png } : { png, error };
  } finally {
    await page.close();
  }
}

/** Nothing may depend on where the mouse was, how far the page was scrolled or what was still loading. */
async function settle(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || !image.checkVisibility({ contentVisibilityAuto: true })),
  );
  await page.evaluate(async () => {
    window.scrollTo({ top: 0, behavior: "instant" });
    await document.fonts.ready;
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });
}
