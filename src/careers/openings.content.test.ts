import { expect, test } from "vitest";
import { careers, openings } from "./openings.ts";

test("two openings as the specification lists them", () => {
  expect(openings.map(({ title, type, location, experience }) => [title, type, location, experience])).toEqual([
    ["CS Articleship", "Articleship", "Bangalore", "0-1 years"],
    ["Accountant", "Full-time", "Bangalore", "2-4 years"],
  ]);
});

test("each opening can be published as a job posting", () => {
  expect(openings.map(({ datePosted, employmentType }) => [datePosted, employmentType])).toEqual([
    ["2026-11-02", "INTERN"],
    ["2026-11-02", "FULL_TIME"],
  ]);
  for (const { requirements, duties } of openings) {
    expect(requirements.length).toBeGreaterThanOrEqual(5);
    expect(duties.length).toBeGreaterThanOrEqual(5);
    expect(new Set([...requirements, ...duties]).size).toBe(requirements.length + duties.length);
  }
});

test("headings of the careers page", () => {
  expect(careers.heading).toBe("Join Our Team");
  expect(careers.why.heading).toBe("Why Work With Us?");
  expect(careers.why.points.length).toBeGreaterThanOrEqual(4);
});

test("what applicants are told about their CV matches the privacy policy", () => {
  expect(careers.afterApplying).toContain("six months");
  expect(careers.general.text).toContain("six months");
});
