import { devices, expect, test } from "@playwright/test";

test("the browser takes the rules for opening links ahead, and the content policy lets them in", async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Preload.enable");
  const update = new Promise<{ sourceText: string; errorType?: string }>((resolve) => {
    devtools.on("Preload.ruleSetUpdated", ({ ruleSet }) => resolve(ruleSet));
  });
  await page.goto("/about");
  const { sourceText, errorType } = await update;
  expect(errorType).toBeUndefined();
  expect(Object.keys(JSON.parse(sourceText))).toEqual(["prefetch", "prerender"]);
});

test("a page opens no file of the API, no download and no other site ahead", async ({ page }) => {
  await page.goto("/startup-templates");
  const text = await page.locator('script[type="speculationrules"]').textContent();
  for (const { where } of Object.values(JSON.parse(text!)).flat() as { where: unknown }[]) {
    const rule = JSON.stringify(where);
    for (const part of ["/api/*", "/Startup%20Templates/*", "[target=_blank], [download], [rel~=external]"])
      expect(rule).toContain(part);
  }
});

test("links are rendered as soon as a mouse points at them, and not because they are in view on Android", async ({
  page,
  browser,
}) => {
  await page.goto("/about");
  const rules = JSON.parse((await page.locator('script[type="speculationrules"]').textContent())!);
  const [atOnce] = rules.prerender.filter(({ eagerness }: { eagerness: string }) => eagerness === "eager");
  const selector: string = atOnce.where.and.at(-1).selector_matches;
  expect(await page.locator(selector).count()).toBe(await page.locator("a").count());
  const phone = await browser.newContext(devices["Pixel 7"]);
  const onPhone = await phone.newPage();
  await onPhone.goto("/about");
  expect(await onPhone.locator("a").count()).toBeGreaterThan(20);
  expect(await onPhone.locator(selector).count()).toBe(0);
  await phone.close();
});
