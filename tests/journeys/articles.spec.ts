import { expect, type Page, test } from "@playwright/test";
import { knowledgeHub } from "../../content/knowledge-hub.ts";
import { axeFaults } from "../support/axe.ts";

const cards = (page: Page) => page.locator("#articles li:visible");
const awake = (page: Page) => page.locator("astro-island:not([ssr]) #articles");

async function openHub(page: Page, search = "") {
  await page.goto(`/articles${search}`);
  await awake(page).waitFor();
}

test.describe("the listing", () => {
  test("shows ten, then three, newest first, with Previous and Next disabled at the ends", async ({ page }) => {
    await openHub(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Startup Knowledge Hub");
    await expect(cards(page)).toHaveCount(10);
    await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();
    await page.getByRole("button", { name: "Next" }).click();
    await expect(cards(page)).toHaveCount(3);
    await expect(page).toHaveURL(/\/articles\?page=2$/);
    await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();
    await expect(page.getByRole("button", { name: "Previous" })).toBeEnabled();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const dates = await cards(page)
      .locator("time")
      .evaluateAll((all) => all.map((time) => time.getAttribute("datetime") ?? ""));
    expect(dates).toEqual(dates.toSorted().reverse());
    await page.goBack();
    await expect(cards(page)).toHaveCount(10);
    await expect(page).toHaveURL(/\/articles$/);
  });

  test("sets featured articles apart at the top, each shown once", async ({ page }) => {
    await openHub(page);
    await expect(page.getByRole("heading", { name: "Featured guides" })).toBeVisible();
    const links = await cards(page)
      .locator("a")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(new Set(links).size).toBe(10);
    await page.getByRole("button", { name: "Startup Guides" }).click();
    await expect(page.getByRole("heading", { name: "Featured guides" })).toBeHidden();
  });

  test("search looks in title, excerpt and tags, in any case, together with the category", async ({ page }) => {
    await openHub(page);
    const search = page.getByRole("searchbox", { name: "Search articles" });
    await search.fill("fillip");
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText("LLP registration in India");
    await expect(page.getByRole("navigation", { name: "Pages of articles" })).toBeHidden();
    await page.getByRole("button", { name: "Legal Compliance" }).click();
    await expect(page.getByRole("heading", { name: "No articles found" })).toBeVisible();
    await expect(page.getByText("Try adjusting your search or filter criteria")).toBeVisible();
    await expect(page).toHaveURL(/\?q=fillip&category=Legal\+Compliance$/);
    await page.goBack();
    await expect(cards(page)).toHaveCount(1);
    await page.goForward();
    await page.getByRole("button", { name: "Clear search and filter" }).click();
    await expect(cards(page)).toHaveCount(10);
    await expect(search).toBeFocused();
  });

  test("has the seven categories, and a change goes back to page 1", async ({ page }) => {
    await openHub(page, "?page=2");
    await expect(cards(page)).toHaveCount(3);
    const categories = page.getByRole("group", { name: "Category" }).getByRole("button");
    await expect(categories).toHaveText([
      "All",
      "Company Registration",
      "Legal Compliance",
      "Startup Guides",
      "Tax & Accounting",
      "Business Strategy",
      "Funding & Investment",
    ]);
    await page.getByRole("button", { name: "Company Registration" }).click();
    await expect(page).toHaveURL(/\/articles\?category=Company\+Registration$/);
    await expect(page.getByRole("button", { name: "Company Registration" })).toHaveAttribute("aria-pressed", "true");
  });

  test("a shared link opens with its search, category and words", async ({ page }) => {
    await openHub(page, "?q=valuation&category=Funding+%26+Investment");
    await expect(page.getByRole("searchbox")).toHaveValue("valuation");
    await expect(page.getByRole("button", { name: "Funding & Investment" })).toHaveAttribute("aria-pressed", "true");
    expect(await cards(page).count()).toBeGreaterThan(0);
  });

  test("leads to an expert and takes an address for the newsletter", async ({ page }) => {
    await page.goto("/articles");
    await expect(page.getByRole("link", { name: "Contact Expert" })).toHaveAttribute("href", "/contact");
    const form = page.locator('form[action="/api/newsletter"]');
    await expect(form).toHaveAttribute("method", "post");
    await expect(form.getByRole("textbox", { name: "Email" })).toBeVisible();
    await expect(form.getByRole("button", { name: "Subscribe Now" })).toBeVisible();
    await expect(form.getByRole("link", { name: "Privacy policy" })).toHaveAttribute("href", "/privacy-policy");
  });

  test("an empty result is accessible", async ({ page }) => {
    await openHub(page, "?q=nothing-like-this");
    expect(await axeFaults(page)).toEqual([]);
  });

  test("never paints more than ten while it wakes", async ({ page }) => {
    await page.route("**/*.js", (route) => route.abort());
    await page.goto("/articles");
    await expect(cards(page)).toHaveCount(10);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ["/articles", "/blog"])
    test(`${path} lists all 13`, async ({ page }) => {
      await page.goto(path);
      await expect(cards(page)).toHaveCount(13);
      await expect(page.getByRole("searchbox")).toBeHidden();
      await expect(page.getByRole("button", { name: "Next" })).toBeHidden();
    });
});

/** Every article: its other addresses, its badge, and the buttons to /contact and to /pricing. */
const articles: Record<string, { aliases: string[]; label: string; contact: string; pricing: string[] }> = {
  "company-registration-guide": {
    aliases: ["how-to-register-company-india-complete-guide-2025"],
    label: "Company Registration",
    contact: "Get Expert Support",
    pricing: ["View Packages"],
  },
  "private-limited-company-registration": {
    aliases: ["private-limited-company-registration-india-step-by-step"],
    label: "Company Registration",
    contact: "Get Expert Support",
    pricing: ["View Packages"],
  },
  "government-fees-bangalore": {
    aliases: [
      "government-fee-company-registration-bangalore-2025",
      "government-fees-charges-company-registration-bangalore-2025",
    ],
    label: "Government Fees",
    contact: "Get Expert Support",
    pricing: ["View Packages"],
  },
  "chartered-accountant-guide": {
    aliases: [
      "how-to-find-best-chartered-accountant-auditor-near-you",
      "how-find-best-chartered-accountant-company-registration",
    ],
    label: "Professional Services",
    contact: "Get Expert Support",
    pricing: ["View Packages"],
  },
  "startup-india-registration": {
    aliases: [
      "how-to-register-startup-india-scheme-benefits-process",
      "startup-india-registration-complete-guide-dpiit-recognition",
    ],
    label: "Startup Registration",
    contact: "Get Expert Support",
    pricing: ["View Packages"],
  },
  "opc-vs-private-limited-comparison": {
    aliases: ["opc-vs-private-limited-company-comparison-guide", "opc-vs-private-limited"],
    label: "Business Registration",
    contact: "Get Expert Consultation",
    pricing: ["View Registration Packages"],
  },
  "digital-signature-certificate-directors-guide": {
    aliases: ["digital-signature-certificate-dsc-directors-complete-guide"],
    label: "Compliance & Legal",
    contact: "Get DSC Support",
    pricing: ["View Registration Packages"],
  },
  "startup-funding-options-india-guide": {
    aliases: ["startup-funding-options-india-complete-guide", "startup-funding-options"],
    label: "Funding & Investment",
    contact: "Get Fundraising Support",
    pricing: ["View Services"],
  },
  "annual-compliance-private-limited-companies-2024": {
    aliases: ["annual-compliance-companies-india-complete-checklist"],
    label: "Compliance & Legal",
    contact: "Get Compliance Support",
    pricing: ["View Compliance Plans"],
  },
  "how-to-choose-perfect-company-name": {
    aliases: ["company-name-selection-legal-branding-guide"],
    label: "Company Registration",
    contact: "Get Expert Consultation",
    pricing: ["View Our Packages", "View Pricing Plans"],
  },
  "company-name-approval-guide": {
    aliases: ["company-name-approval-run-application-process"],
    label: "Company Registration",
    contact: "Get Name Approval Support",
    pricing: ["View Naming Services"],
  },
  "llp-registration-process-step-by-step-guide": {
    aliases: ["llp-registration-india-complete-guide"],
    label: "Business Registration",
    contact: "Start LLP Registration",
    pricing: ["View LLP Services"],
  },
  "understanding-startup-valuation-methods-factors": {
    aliases: ["startup-valuation-methods-factors-best-practices"],
    label: "Valuation & Finance",
    contact: "Get Valuation Support",
    pricing: ["View Valuation Services"],
  },
  "section-8-company-registration-ngo-nonprofit": {
    aliases: ["section8-company-registration-ngo-non-profit-setup"],
    label: "Non-Profit Registration",
    contact: "Start Section 8 Registration",
    pricing: ["View Non-Profit Services"],
  },
};

for (const [slug, { aliases, label, contact, pricing }] of Object.entries(articles))
  test(`${slug} has every part of the shared layout`, async ({ page, request }) => {
    await page.goto(`/articles/${slug}`);
    const header = page.locator("main header");
    await expect(page.getByRole("link", { name: "Back to Articles" })).toHaveAttribute("href", "/articles");
    await expect(header.locator("svg[data-article-art]")).toBeVisible();
    await expect(header.getByText(label, { exact: true }).first()).toBeVisible();
    await expect(header.getByText(/^[A-Z][a-z]+ \d{1,2}, 202[45]$/)).toBeVisible();
    await expect(header.getByText(/^(8|10|12|13|14|16) min read$/)).toBeVisible();
    await expect(header.getByText(/^(Registration|Compliance|Funding) Desk$/)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    expect(await page.getByRole("list", { name: "Tags" }).getByRole("listitem").count()).toBeGreaterThanOrEqual(3);
    await expect(
      header.getByText(/^First published .* Last updated 15 November 2026; points that have changed are marked\./),
    ).toBeVisible();

    const buttons = page.locator('section[aria-labelledby="next-step"] a');
    await expect(buttons).toHaveText([contact, ...pricing]);
    for (const [index, address] of ["/contact", ...pricing.map(() => "/pricing")].entries())
      await expect(buttons.nth(index)).toHaveAttribute("href", address);

    const related = page.getByRole("region", { name: "Related Articles" }).getByRole("link");
    await expect(related).toHaveCount(2);
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "");
    const types = data["@graph"].map((thing: { "@type": string }) => thing["@type"]);
    expect(types).toEqual(expect.arrayContaining(["Article", "BreadcrumbList", "FAQPage"]));
    expect((await request.head(`/og/articles/${slug}.png`)).status()).toBe(200);
    expect((await request.head(`/art/${slug}.svg`)).status()).toBe(200);

    for (const alias of aliases) {
      const html = await (await request.get(`/articles/${alias}`)).text();
      expect(html, alias).toMatch(new RegExp(`rel="canonical" href="[^"]*/articles/${slug}"`));
    }
  });

test("the company-name article shows its first three tags, and leads to name approval", async ({ page }) => {
  await page.goto("/articles/how-to-choose-perfect-company-name");
  await expect(page.getByRole("list", { name: "Tags" }).getByRole("listitem")).toHaveText([
    "Company Name",
    "Trademark",
    "Branding",
  ]);
  expect(await page.locator('main a[href="/articles/company-name-approval-guide"]').count()).toBeGreaterThan(1);
});

test("four articles are dated December 17, 2024", async ({ page, request }) => {
  await page.goto("/articles/startup-india-registration");
  await expect(page.locator("main header").getByText("December 17, 2024")).toBeVisible();
  const dates = await Promise.all(
    Object.keys(articles).map(async (slug) => {
      const html = await (await request.get(`/articles/${slug}`)).text();
      return html.match(/<time datetime="(\d{4}-\d\d-\d\d)"/i)?.[1];
    }),
  );
  expect(dates.filter((date) => date === "2024-12-17")).toHaveLength(4);
});

test("the table of contents follows reading", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/articles/opc-vs-private-limited-comparison");
  const contents = page.locator("[data-contents]");
  await contents.getByRole("link", { name: "What each costs" }).click();
  await expect(contents.locator("[aria-current]")).toHaveText("What each costs");
  await expect(page).toHaveURL(/#cost$/);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(contents).toBeHidden();
  await page.locator("main details summary", { hasText: "On this page" }).click();
  await expect(page.locator("main details a").first()).toBeVisible();
});

test.describe("beside an article", () => {
  const aside = (page: Page) => page.getByRole("complementary", { name: knowledgeHub.article.aside });

  for (const { width, height } of [
    { width: 1024, height: 600 },
    { width: 1280, height: 900 },
    { width: 1920, height: 1080 },
  ])
    test(`contents, one tool and one button stay in sight at ${width} by ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto("/articles/company-registration-guide");
      const tool = aside(page).locator('a[href="/cost-calculator"]');
      const button = aside(page).getByRole("link", { name: "Get Expert Support" });
      await expect(button).toHaveAttribute("href", "/contact");
      await page.locator("#steps").scrollIntoViewIfNeeded();
      for (const link of [tool, button]) await expect(link).toBeInViewport({ ratio: 1 });
      const entries = aside(page).getByRole("navigation").getByRole("link");
      await entries.last().focus();
      await expect(entries.last(), "long contents scroll by themselves").toBeInViewport();
      await expect(button).toBeInViewport({ ratio: 1 });
      const [beside, text] = await Promise.all([
        aside(page).boundingBox(),
        page.locator(".article-text").boundingBox(),
      ]);
      expect(beside!.x + beside!.width).toBeLessThan(text!.x);
      await page.getByRole("heading", { name: "Related Articles" }).scrollIntoViewIfNeeded();
      const related = await page.locator("#related").boundingBox();
      const above = await aside(page).boundingBox();
      expect(above!.y + above!.height, "ends where the article ends").toBeLessThanOrEqual(related!.y);
      await page.emulateMedia({ media: "print" });
      await expect(aside(page)).toBeHidden();
    });

  test("below 1024 px the tool is at the end, and there is no aside", async ({ page }) => {
    await page.setViewportSize({ width: 1023, height: 800 });
    await page.goto("/articles/annual-compliance-private-limited-companies-2024");
    await expect(aside(page)).toBeHidden();
    await expect(page.locator('article a[href="/compliance-calendar"].article-tool:visible')).toHaveCount(1);
  });

  test("every article has a tool or a template", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    for (const slug of Object.keys(articles)) {
      await page.goto(`/articles/${slug}`);
      await expect(aside(page).locator(".article-tool")).toHaveCount(1);
      const href = await aside(page).locator(".article-tool").getAttribute("href");
      expect(href).toMatch(
        /^\/(choose-structure|cost-calculator|name-checker|compliance-calendar|startup-templates\/term-sheet)$/,
      );
    }
  });
});

test("reading text has at most 67 characters a line, at every width", async ({ page }) => {
  for (const width of [360, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/articles/company-registration-guide");
    expect(await page.locator(".article-text").evaluate(longestLine), `${width} px`).toBeLessThanOrEqual(67);
  }
});

/** The most characters on one line of the paragraphs. */
function longestLine(text: Element): number {
  let most = 0;
  const range = document.createRange();
  for (const paragraph of text.querySelectorAll(":scope > p")) {
    const nodes = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    let bottom = Number.NEGATIVE_INFINITY;
    let count = 0;
    while (nodes.nextNode()) {
      const node = nodes.currentNode as Text;
      for (let at = 0; at < node.length; at++) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const box = range.getBoundingClientRect();
        if (box.bottom > bottom + 8) count = 0;
        bottom = Math.max(bottom, box.bottom);
        count++;
        most = Math.max(most, count);
      }
    }
  }
  return most;
}

test("what has changed is listed newest first, each with a source and where it is shown", async ({ page }) => {
  await page.goto("/whats-changed");
  const years = await page.locator("section[id^=year-] h2").allTextContents();
  expect(years).toEqual(years.toSorted().reverse());
  const change = page.getByRole("listitem").filter({ has: page.locator("#dir-kyc-three-yearly") });
  await expect(change).toContainText("31 March 2026");
  await expect(change.locator('a[target="_blank"][rel="noopener"]')).toHaveCount(1);
  await expect(change).toContainText("Checked up to 11 October 2026.");
  await expect(change.locator('a[href="/compliance-calendar"]')).toHaveCount(1);
  await expect(page.getByRole("region", { name: "Read with care" }).locator("#directors-cap-15")).toBeHidden();
});

test("a link to a change opens it", async ({ page }) => {
  await page.goto("/whats-changed#directors-cap-15");
  await expect(page.locator("#directors-cap-15")).toBeInViewport();
});

test("the feed lists 13 articles", async ({ request }) => {
  const feed = await (await request.get("/rss.xml")).text();
  expect(feed.match(/<item>/g)).toHaveLength(13);
  expect(feed).not.toContain("company-name-approval-guide");
});
