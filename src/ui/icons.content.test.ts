import { icons } from "lucide-react";
import { expect, test } from "vitest";
import { careers } from "../careers/openings.ts";
import { about, partners } from "../company/company.ts";
import { contactPage } from "../contact/contact-page.ts";
import { home, resources } from "../home/home.ts";
import { incubation } from "../incubation/incubation.ts";
import { pricingPage } from "../plans/plans.ts";
import { llp, opc, privateLimited } from "../structures/structures.ts";

/** Every value kept under the key 'icon', however deep. */
function iconsNamedIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === "icon" ? [String(inner)] : iconsNamedIn(inner)));
}

test("every icon that content names exists in the icon set", () => {
  const named = iconsNamedIn([
    about,
    careers,
    contactPage,
    home,
    incubation,
    llp,
    opc,
    partners,
    pricingPage,
    privateLimited,
    resources,
  ]);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !(name in icons))).toEqual([]);
});
