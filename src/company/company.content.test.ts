import { expect, test } from "vitest";
import { claim } from "../claims/claims.ts";
import { about, partners } from "./company.ts";

test("about: story, why choose us with its two figures, mission", () => {
  expect(about.story.paragraphs).toHaveLength(4);
  const figures = about.why.figures.map((id) => claim(id).text);
  expect(figures).toContain("1000+ registrations");
  expect(figures).toContain("Setup takes 10-15 days");
  expect(about.why.reasons.map(({ title }) => title)).toContain("10-15 day processing");
  expect(about.mission.heading).toBe("Our mission");
});

test("partners: heading, Coming Soon and the way in", () => {
  expect(partners.heading).toBe("Our Partners");
  expect(partners.soon.seal).toBe("Coming Soon");
  expect(partners.button).toEqual({ label: "Become a Partner", href: "/contact" });
});
