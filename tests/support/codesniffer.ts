import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const require = createRequire(import.meta.url);
const source = readFileSync(require.resolve("@pa11y/html_codesniffer/build/HTMLCS.js"), "utf8");

interface Message {
  /** 1 is an error; warnings and notices ask a person to look. */
  type: number;
  code: string;
  msg: string;
  element: Element;
}

/**
 * A second opinion beside axe: the errors that HTML_CodeSniffer finds on the page by WCAG 2 AA, one line each. Why two kinds of its
 * notes are passed over: docs/decisions/0052-a-second-opinion-on-accessibility.md.
 */
export async function snifferFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "HTMLCS" in window))) await page.evaluate(source);
  return page.evaluate(async () => {
    const sniffer = Reflect.get(window, "HTMLCS") as {
      process(standard: string, part: Document, done: () => void): void;
      getMessages(): Message[];
    };
    await new Promise<void>((resolve) => sniffer.process("WCAG2AA", document, resolve));
    const isPassedOver = ({ code, element }: Message) =>
      code.endsWith("H43.HeadersRequired") || (code.endsWith("H32.2") && !element.hasAttribute("action"));
    return sniffer
      .getMessages()
      .filter((message) => message.type === 1 && !isPassedOver(message))
      .map(({ code, msg, element }) => `${code}: ${msg} at ${element.outerHTML.slice(0, 120)}`);
  });
}
