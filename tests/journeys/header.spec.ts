import { expect, type Page, test } from "@playwright/test";
import { mobileGuideLinks, mobileToolLinks } from "../../content/navigation.ts";
import { site } from "../../content/site.ts";
import { languagePages } from "../../domain/languages/pages.ts";
import { longBrand } from "../support/long-brand.ts";

const phone = { width: 390, height: 800 };
const desktop = { width: 1280, height: 800 };

const startup = ["Private Limited", "One Person Company", "Limited Liability Partnership"];

/** Arrow keys and hovering need the layout's script, which comes after the first paint. */
async function openWithScript(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => (window as { layoutReady?: Promise<unknown> }).layoutReady);
}

test.describe("on a desktop", () => {
  test.use({ viewport: desktop });

  test("the header is transparent up to 20 px of scroll, then white and blurred", { tag: "@thorough" }, async ({
    page,
  }) => {
    await page.goto("/");
    const look = () =>
      page.locator("[data-site-header]").evaluate((header) => {
        const style = getComputedStyle(header);
        return { position: style.position, background: style.backgroundColor, blur: style.backdropFilter };
      });
    const scrollTo = async (y: number) => {
      await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
      await page.waitForFunction((top) => scrollY === top, y);
    };
    const clear = { position: "fixed", background: "rgba(0, 0, 0, 0)", blur: "blur(0px)" };
    expect(await look()).toEqual(clear);
    await scrollTo(20);
    await expect.poll(look).toEqual(clear);
    await scrollTo(21);
    await expect.poll(look).toEqual({ position: "fixed", background: "rgba(255, 255, 255, 0.97)", blur: "blur(12px)" });
  });

  test("Startup opens by hover and lists the three structures", async ({ page }) => {
    await openWithScript(page, "/about");
    const menu = page.locator("[data-menu]", { hasText: "Startup" }).first();
    await menu.locator("summary").hover();
    await expect(menu).toHaveAttribute("open", "");
    for (const [index, name] of startup.entries()) await expect(menu.getByRole("link").nth(index)).toContainText(name);
    await menu.locator("summary").click();
    await expect(menu, "the click that follows a hover keeps it open").toHaveAttribute("open", "");
    await page.mouse.move(640, 700);
    await expect(menu).not.toHaveAttribute("open", "");
  });

  test("Resources has two groups, and its tools leave in a new tab", { tag: "@thorough" }, async ({ page }) => {
    await openWithScript(page, "/about");
    const menu = page.locator("[data-menu]").nth(1);
    await menu.locator("summary").focus();
    await page.keyboard.press("ArrowDown");
    await expect(menu).toHaveAttribute("open", "");
    await expect(menu.getByText("TOOLS", { exact: true })).toBeVisible();
    await expect(menu.getByText("TEMPLATES & GUIDES", { exact: true })).toBeVisible();
    const links = menu.getByRole("link");
    await expect(links).toHaveText([
      /^Company Name Search/,
      /^Trademark Search/,
      /^DPIIT Recognition/,
      "Startup Templates",
      "Compliance Calendar",
      "Articles & Guides",
    ]);
    for (const index of [0, 1, 2]) {
      await expect(links.nth(index)).toHaveAttribute("target", "_blank");
      await expect(links.nth(index)).toHaveAttribute("rel", /noopener/);
      await expect(links.nth(index)).toHaveAttribute("href", /^https:\/\/[\w.]+\.gov\.in\//);
    }
  });

  test("arrows move, Esc closes and gives focus back, only one menu is open", async ({ page }) => {
    await page.clock.install();
    await openWithScript(page, "/about");
    const [first, second] = [page.locator("[data-menu]").first(), page.locator("[data-menu]").nth(1)];
    await first.locator("summary").hover();
    await first.locator("summary").focus();
    await page.keyboard.press("ArrowDown");
    await expect(first.getByRole("link").first()).toBeFocused();
    await second.locator("summary").hover();
    await page.clock.runFor(1000);
    await expect(first.getByRole("link").first(), "wherever the mouse lies").toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(first.getByRole("link").nth(1)).toBeFocused();
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowDown");
    await expect(first.getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(first).not.toHaveAttribute("open", "");
    await expect(first.locator("summary")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(first).toHaveAttribute("open", "");
    await second.locator("summary").click();
    await expect(first).not.toHaveAttribute("open", "");
  });

  test("the view is at the top after a change of path", { tag: "@thorough" }, async ({ page }) => {
    await page.goto("/");
    await page.evaluate(() => scrollTo({ top: 3000, behavior: "instant" }));
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL(/\/about$/);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("the mobile menu shows the listed links first, then the free tools, then call and chat", async ({ page }) => {
    await openWithScript(page, "/about");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const menu = page.getByRole("navigation", { name: "Mobile" });
    await expect(menu.getByRole("link")).toHaveText([
      ...startup,
      "Pricing",
      "Incubation",
      "Testimonials",
      "Contact Us",
    ]);
    const sheet = page.locator("#mobile-menu");
    const toolNav = sheet.getByRole("navigation", { name: "Free tools" });
    await expect(toolNav.getByRole("link")).toHaveText(mobileToolLinks.map(({ label }) => label));
    const guides = sheet.getByRole("navigation", { name: "Guides" });
    await expect(guides.getByRole("link")).toHaveText(mobileGuideLinks.map(({ label }) => label));
    for (const path of ["/compliance-calendar", "/startup-templates", "/articles", "/cost-calculator"]) {
      await expect(sheet.locator(`a[href="${path}"]`)).toHaveCount(1);
    }
    await expect(sheet.getByRole("link")).toHaveCount(
      languagePages.length + 7 + mobileToolLinks.length + mobileGuideLinks.length + 2 + 2,
    );
    await expect(sheet.getByRole("link", { name: "Careers" })).toHaveAttribute("href", "/careers");
    await expect(sheet.getByRole("link", { name: "Call" })).toHaveAttribute("href", `tel:${site.phone.e164}`);
    await expect(sheet.getByRole("link", { name: "WhatsApp" })).toHaveAttribute("href", /^https:\/\/wa\.me\//);
    await expect(sheet.getByRole("link", { name: "Call" }), "in sight without scrolling").toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await menu.getByRole("link", { name: "Pricing" }).click();
    await expect(page).toHaveURL(/\/pricing$/);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("menus open by click at both sizes", async ({ page }) => {
    await page.setViewportSize(desktop);
    await openWithScript(page, "/about");
    await page.locator("[data-menu] summary").first().click();
    await page
      .getByRole("link", { name: startup[0] ?? "" })
      .first()
      .click();
    await expect(page).toHaveURL(/\/private-limited$/);
    await page.setViewportSize(phone);
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(page.getByRole("navigation", { name: "Mobile" }).getByRole("link")).toHaveCount(7);
  });
});

test("another owner's longer brand leaves header and footer as they are, at every width", { tag: "@thorough" }, async ({
  page,
}) => {
  const links = page.getByRole("link", { name: `${longBrand}, home` });
  const measure = () =>
    page.evaluate(() => ({
      tooWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
      header: document.querySelector("[data-site-header]")?.getBoundingClientRect().height,
    }));
  await openWithScript(page, "/about");
  const heights = new Map<number, number | undefined>();
  const widths = [320, 360, 768, 900, 1024, 1280];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    heights.set(width, (await measure()).header);
  }
  await page.route("**/about", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(site.name, longBrand) });
  });
  await page.reload();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect(links).toHaveCount(2);
    for (const link of await links.all()) await expect(link).toBeVisible();
    expect(await measure(), `${width} px`).toEqual({ tooWide: false, header: heights.get(width) });
  }
});
