import { expect, test } from "vitest";
import { filterTemplates } from "../../domain/templates/filter.ts";
import { readTemplates } from "./read-templates.ts";

const library = readTemplates();

test.each([
  ["cofounder", ["founders-agreement"]],
  ["Co-founder", ["founders-agreement"]],
  ["salary letter", ["offer-letter", "employment-agreement"]],
  ["appointment letter", ["employment-agreement"]],
  ["freelancer", ["consultant-agreement"]],
  ["contractor", ["consultant-agreement"]],
  ["nda", ["mutual-nda", "employee-confidentiality-ip-agreement"]],
  ["partnership deed", ["llp-agreement"]],
  ["privacy policy", ["privacy-notice"]],
  ["sexual harassment", ["posh-policy"]],
  ["board resolution", ["board-meeting-set", "esop-resolutions"]],
  ["investor agreement", ["shareholders-agreement", "share-subscription-agreement"]],
  ["trainee", ["internship-agreement"]],
  ["stock options", ["esop-scheme", "esop-grant-letter"]],
])("what people type, %s, finds %j", (search, expected) => {
  const ids = filterTemplates(library, { search, category: "All" }).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(expected));
  expect(ids.length).toBeLessThanOrEqual(6);
});
