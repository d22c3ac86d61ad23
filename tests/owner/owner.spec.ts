/** Runs in the copy that build-copy.ts makes: the site of another owner, who changed only what the README names. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { site } from "../../content/site.ts";
import { distDir } from "../support/built-site.ts";
import { brand } from "./new-owner.ts";

const replaced: string[] = JSON.parse(readFileSync(join(import.meta.dirname, "replaced-texts.json"), "utf8"));
const textFile = /\.(html|js|css|svg|xml|txt|json|webmanifest)$/;

test("nothing of the old owner is left in the built site", () => {
  expect(replaced.length).toBeGreaterThan(30);
  const files = readdirSync(distDir, { recursive: true, encoding: "utf8" }).filter((file) => textFile.test(file));
  expect(files.length).toBeGreaterThan(80);
  const left = files.flatMap((file) => {
    const text = readFileSync(join(distDir, file), "utf8");
    return replaced.filter((old) => text.includes(old)).map((old) => `${file}: ${old}`);
  });
  expect(left).toEqual([]);
});

test("structured data names the new owner", async ({ page }) => {
  await page.goto("/");
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const organisation = { name: site.name, email: site.email, telephone: site.phone.e164 };
  expect(site.name).toBe(brand.name);
  expect(scripts.flatMap((text) => listNodes(JSON.parse(text)))).toContainEqual(expect.objectContaining(organisation));
});

test("header and footer show the new owner", async ({ page }) => {
  await page.goto("/about");
  await expect(page).toHaveTitle(new RegExp(brand.name));
  await expect(page.getByRole("banner").getByRole("link", { name: `${brand.name}, home` })).toBeVisible();
  const footer = page.getByRole("contentinfo");
  await expect(footer.locator(`a[href="tel:${site.phone.e164}"]`)).toBeVisible();
  await expect(footer.locator(`a[href="mailto:${site.email}"]`)).toBeVisible();
  await expect(footer).toContainText(site.address.lines[0] ?? "");
  await expect(footer).toContainText(site.address.city);
  for (const { url } of site.social) await expect(footer.locator(`a[href="${url}"]`)).toBeVisible();
});

/** Every record of a JSON-LD document, nested ones included. */
function listNodes(value: unknown): unknown[] {
  if (value === null || typeof value !== "object") return [];
  return [value, ...Object.values(value).flatMap(listNodes)];
}
