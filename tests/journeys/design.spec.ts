import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "@playwright/test";
import { axeFaults } from "../support/axe.ts";

/** The page of all pieces exists in development only, so that is how it is served here. */
let site: ChildProcess;
let address = "";

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = spawn(process.execPath, ["node_modules/astro/bin/astro.mjs", "dev", "--host", "127.0.0.1", "--port", "4397"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: "1", NO_COLOR: "1" },
  });
  address = await new Promise((resolve, reject) => {
    let said = "";
    site.stdout?.on("data", (text: Buffer) => {
      said += text;
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (found) resolve(found);
    });
    site.once("exit", () => reject(new Error(said)));
  });
});

test.afterAll(async () => {
  const gone = once(site, "exit");
  site.kill();
  await gone;
});

for (const width of [360, 768, 1280]) {
  test(`every piece is sound at ${width} px`, async ({ page }, info) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${address}/design`);
    await page.waitForFunction(() => !document.querySelector("astro-island[ssr]"));
    await expect(page.getByRole("heading", { level: 2 })).toHaveCount(11);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await axeFaults(page)).toEqual([]);
    await info.attach("design", { body: await page.screenshot({ fullPage: true }), contentType: "image/png" });
  });
}

test("tabs move with the arrows; the dialog keeps focus and gives it back", async ({ page }) => {
  await page.goto(`${address}/design`);
  await page.waitForFunction(() => !document.querySelector("astro-island[ssr]"));
  const tabs = page.getByRole("tab");
  await tabs.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(tabs.nth(1)).toBeFocused();
  await expect(page.getByRole("tabpanel")).toHaveText("Partners with light compliance.");
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowRight");
  await expect(tabs.first()).toHaveAttribute("aria-selected", "true");

  const opener = page.getByRole("button", { name: "Open the dialog" });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Apply for Accountant" });
  await expect(dialog).toBeVisible();
  for (let i = 0; i < 4; i++) {
    await page.keyboard.press("Tab");
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || Boolean(document.activeElement?.closest("dialog")),
      ),
    ).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test("the built site does not have it", async ({ request }) => {
  expect((await request.get("/design")).status()).toBe(404);
});
