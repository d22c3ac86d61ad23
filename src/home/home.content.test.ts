import { expect, test } from "vitest";
import { claim } from "../claims/claims.ts";
import { home, resourceItemsShown, resources, statCards } from "./home.ts";

test("the hero: badge, call to action and stats card", () => {
  expect(claim(home.hero.badge).text).toBe("Every 2 minutes a new startup is born");
  expect(home.hero.headline).toBe("Register your company in India, with every rupee shown first.");
  expect(home.hero.button.href).toBe("/contact-us");
  expect(home.hero.callLabel).toBe("Call {phone}");
  expect(home.hero.smallPrint).toContain("Free consultation worth ₹2,000");
  expect(claim(home.statsCard.claim)).toMatchObject({ figure: "27,104", text: "startups incorporated in Aug'25" });
  expect(home.statsCard.split).toEqual([
    { label: "Pvt Ltd", percent: 70 },
    { label: "LLP", percent: 26 },
    { label: "OPC", percent: 4 },
  ]);
});

test("the journey: five steps with their durations", () => {
  expect(home.journey.steps.map(({ duration }) => duration)).toEqual([
    "15 mins",
    "1 day",
    "2-3 days",
    "3-4 days",
    "10-15 days total",
  ]);
});

test("four stat cards take their figures from the claims", () => {
  expect(statCards.map(({ stat }) => stat)).toEqual(["10-15 days", "₹1,999", "100+", "50+"]);
  for (const card of statCards) expect(card.howWeCount).toBeTruthy();
});

test("eight resource cards, each with more items than it shows", () => {
  expect(resources).toHaveLength(8);
  expect(resourceItemsShown).toBe(3);
  for (const { items } of resources) {
    expect(items.length).toBeGreaterThan(3);
    expect(new Set(items).size).toBe(items.length);
  }
});

test("resource cards lead to the comparison, the site's own tools and four external pages", () => {
  expect(resources.map(({ link }) => ("href" in link ? link.href : link.external))).toEqual([
    "#compare",
    "/startup-templates",
    "/compliance-calendar",
    "/articles",
    "startupRecognition",
    "incubatorPortfolio",
    "domainRegistrar",
    "seedFundPortfolio",
  ]);
  expect(resources[5]?.description).toContain("250+ incubators and investors listed");
});

test("testimonials and the closing call to action", () => {
  expect(home.testimonials.more).toEqual({ label: "View More Testimonials", href: "/testimonials" });
  expect(claim(home.closing.badge).text).toBe("Last 24 hours: 800+ startups launched in india");
  expect(home.closing.pricing.href).toBe("/pricing");
});
