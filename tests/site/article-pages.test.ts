import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { knowledgeHub } from "../../content/articles/knowledge-hub.ts";
import { builtPages, distDir, readBuilt } from "../support/built-site.ts";
import { openBuilt } from "../support/static-page.ts";

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

/** It shows the first three of its tags. */
const threeTags = "how-to-choose-perfect-company-name";

const date = /^[A-Z][a-z]+ \d{1,2}, 202[45]$/;

test.each(Object.entries(articles))(
  "%s has every part of the shared layout, and a tool or a template beside it",
  (slug, expected) => {
    const page = openBuilt(`/articles/${slug}`);
    const header = page.one("main header");
    const says = (text: RegExp | string) =>
      header.all("*").some((part) => (typeof text === "string" ? part.text === text : text.test(part.text)));
    expect(page.all("main a[href='/articles']").some(({ text }) => text === "Back to Articles")).toBe(true);
    expect(header.all("svg[data-article-art]")).toHaveLength(1);
    for (const text of [
      expected.label,
      date,
      /^(8|10|12|13|14|16) min read$/,
      /^(Registration|Compliance|Funding) Desk$/,
    ])
      expect([text, says(text)]).toEqual([text, true]);
    const { html = "" } = builtPages.find(({ path }) => path === `/articles/${slug}`) ?? {};
    const tags = /"keywords":"([^"]+)"/.exec(html)?.[1]?.split(", ") ?? [];
    const shownTags = header.texts("[aria-label=Tags] li");
    expect(shownTags.length).toBeGreaterThanOrEqual(3);
    expect(shownTags).toEqual(slug === threeTags ? tags.slice(0, 3) : tags);
    const order = ["Back to Articles", expected.label, "First published", " min read", " Desk", header.one("h1").text];
    const places = [...order, header.one("h1 ~ p").text, shownTags.join("")].map((part) => header.text.indexOf(part));
    expect(places, "each after the one before").toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBe(0);
    const dates = Object.fromEntries(header.all("dl > div").map((row) => [row.one("dt").text, row.one("dd").text]));
    expect(dates).toMatchObject({
      "First published": expect.stringMatching(date),
      Updated: expect.stringMatching(/^November \d+, 2026$/),
    });

    const buttons = page.all("#next-step a").map(({ text, attribute }) => [text, attribute("href")]);
    expect(buttons).toEqual([[expected.contact, "/contact"], ...expected.pricing.map((label) => [label, "/pricing"])]);
    const aside = page.one(`aside[aria-label='${knowledgeHub.article.aside}']`);
    expect(aside.one("[data-article-tool]").attribute("href")).toMatch(
      /^\/(choose-structure|cost-calculator|name-checker|compliance-calendar|startup-templates\/term-sheet)$/,
    );
    expect(aside.all("a[href='/contact']").map(({ text }) => text)).toContain(expected.contact);
    expect(page.all("#related a[href^='/articles/']")).toHaveLength(2);
    for (const type of ["Article", "BreadcrumbList", "FAQPage"]) expect(html).toContain(`"@type":"${type}"`);
    for (const file of [`og/articles/${slug}.png`, `art/${slug}.svg`])
      expect(existsSync(join(distDir, file)), file).toBe(true);
    for (const alias of expected.aliases)
      expect(openBuilt(`/articles/${alias}`).one("link[rel=canonical]").attribute("href")).toMatch(
        new RegExp(`/articles/${slug}$`),
      );
  },
);

test("the company-name article shows its first three tags, and leads to name approval", () => {
  const page = openBuilt(`/articles/${threeTags}`);
  expect([...new Set(page.texts("[aria-label=Tags] li"))]).toEqual(["Company Name", "Trademark", "Branding"]);
  expect(page.all('main a[href="/articles/company-name-approval-guide"]').length).toBeGreaterThan(1);
});

test("four articles are dated December 17, 2024", () => {
  const dates = Object.keys(articles).map((slug) =>
    openBuilt(`/articles/${slug}`).all("main header time")[0]?.attribute("datetime"),
  );
  expect(dates.filter((day) => day === "2024-12-17")).toHaveLength(4);
});

test("the feed lists 13 articles, and the listing ten and three of them, newest first", () => {
  const feed = readBuilt("rss.xml");
  expect(feed.match(/<item>/g)).toHaveLength(13);
  expect(feed).not.toContain("company-name-approval-guide");
  const page = openBuilt("/articles/page/2");
  expect(new Set(page.hrefs("#articles li a[href^='/articles/']")).size).toBe(3);
  for (const card of [...page.all("#articles li"), ...openBuilt("/articles").all("#articles li")])
    expect(card.text).toMatch(/[A-Z][a-z]+ \d+, 202[45] · \d+ min read$/);
});
