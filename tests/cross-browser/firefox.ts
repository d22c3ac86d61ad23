import { type ElementHandle, launch } from "puppeteer-core";
import { findProgram } from "../support/programs.mjs";
import type { OtherBrowser } from "./browser.ts";

export const firefoxProgram = findProgram("firefox-esr", "firefox");

/** Puppeteer types its arguments by value; ours are plain data. */
type PageFunction = (...args: unknown[]) => unknown;

/** Firefox as it is installed, driven over WebDriver BiDi. */
export async function startFirefox(): Promise<OtherBrowser> {
  const browser = await launch({ browser: "firefox", executablePath: firefoxProgram!, headless: true });
  const page = await browser.newPage();
  return {
    resize: (width, height) => page.setViewport({ width, height }),
    open: async (address) => {
      await page.goto(address, { waitUntil: "load" });
    },
    address: async () => page.url(),
    evaluate: (read, ...args) => page.evaluate(read as PageFunction, ...args) as never,
    find: async (find, ...args) => {
      const handle = await page.evaluateHandle(find as PageFunction, ...args);
      const element = handle.asElement() as ElementHandle<Element> | null;
      return element ? { click: () => element.click(), type: (text) => element.type(text) } : undefined;
    },
    close: () => browser.close(),
  };
}
