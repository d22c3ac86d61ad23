import lighthouse, { type Result } from "lighthouse";
import puppeteer from "puppeteer-core";
import { chromiumFlags, findChromium } from "../../tests/support/chromium.mjs";

export type Column = (result: Result) => number;

export const score =
  (category: string): Column =>
  ({ categories }) =>
    Math.round((categories[category]?.score ?? 0) * 100);

export const audit =
  (id: string, unit = 1): Column =>
  ({ audits }) =>
    Number(((audits[id]?.numericValue ?? Number.NaN) / unit).toFixed(3));

export const sent =
  (kind: string, key = "transferSize", unit = 1024): Column =>
  ({ audits }) => {
    const details = audits["resource-summary"]?.details;
    const row = details?.type === "table" ? details.items.find(({ resourceType }) => resourceType === kind) : undefined;
    return Number((Number(row?.[key] ?? 0) / unit).toFixed(1));
  };

/** A fresh browser for each run: nothing is warm from the one before. A busy machine can spoil a trace: up to three tries. */
export async function measure(address: string, tries = 3): Promise<Result> {
  const browser = await puppeteer.launch({ executablePath: findChromium({ wholeOnly: true })!, args: chromiumFlags });
  const result = await lighthouse(address, { port: Number(new URL(browser.wsEndpoint()).port), logLevel: "error" });
  await browser.close();
  if (result && !result.lhr.runtimeError) return result.lhr;
  if (tries === 1) throw new Error(`${address}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
  return measure(address, tries - 1);
}
