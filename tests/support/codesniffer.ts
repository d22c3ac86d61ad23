import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const require = createRequire(import.meta.url);
const source = readFileSync(require.resolve("@pa11y/html_codesniffer/build/HTMLCS.js"), "utf8");

/** What it takes for a fault and is none: docs/accessibility.md says why. */
const passedOver = [/H43\.HeadersRequired$/];

interface Message {
  /** 1 is an error; warnings and notices ask a person to look. */
  type: number;
  code: string;
  msg: string;
  element: Element;
}

/** A second opinion beside axe: the errors that HTML_CodeSniffer finds on the page by WCAG 2 AA, one line each. */
export async function snifferFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "HTMLCS" in window))) await page.evaluate(source);
  const found = await page.evaluate(async () => {
    const sniffer = Reflect.get(window, "HTMLCS") as {
      process(standard: string, part: Document, done: () => void): void;
      getMessages(): Message[];
    };
    await new Promise<void>((resolve) => sniffer.process("WCAG2AA", document, resolve));
    return sniffer
      .getMessages()
      .filter(({ type }) => type === 1)
      .map(({ code, msg, element }) => ({ code, text: `${msg} at ${element.outerHTML.slice(0, 120)}` }));
  });
  return found
    .filter(({ code }) => !passedOver.some((pattern) => pattern.test(code)))
    .map(({ code, text }) => `${code}: ${text}`);
}
