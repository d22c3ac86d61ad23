import { expect, test } from "vitest";
import { pages } from "../content/pages.ts";
import { pageName } from "./page-names.ts";

test("pages have names, also those that are articles or no longer there", () => {
  expect(pageName("/")).toBe("Home");
  expect(pageName("/contact-us")).toBe("Contact Us");
  expect(pageName("/hi")).toBe("Page in Hindi");
  expect(pageName("/articles/first-audit")).toBe("Articles: first audit");
  const names = Object.values(pages).map(({ path }) => pageName(path));
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).not.toMatch(/[/:]/);
});
