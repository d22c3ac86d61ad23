import { expect, test } from "@playwright/test";

/** Icons that are drawn in another colour than the words they belong to: they may vanish on the visitor's own ground. */
function findOddIcons(): string[] {
  const icons = [...document.querySelectorAll('svg[stroke="currentColor"]')].filter((icon) => icon.checkVisibility());
  if (icons.length === 0) return ["no icon found"];
  return icons
    .filter((icon) => getComputedStyle(icon).color !== getComputedStyle(icon.parentElement ?? document.body).color)
    .map((icon) => `${icon.getAttribute("class")} in ${icon.parentElement?.textContent?.slice(0, 40)}`);
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`with forced colours, ${colorScheme}, icons are seen as the words beside them`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    for (const path of ["/", "/private-limited", "/startup-templates", "/cost-calculator"]) {
      await page.goto(path, { waitUntil: "load" });
      expect(await page.evaluate(findOddIcons), path).toEqual([]);
    }
    await page.goto("/pricing", { waitUntil: "load" });
    const select = page.locator("select").first();
    await expect(select, "the browser's own arrow").toHaveCSS("appearance", "auto");
  });
}
