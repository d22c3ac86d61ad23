/** Runs with the samples and with the folders of two owners: vitest.config.ts names them. */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { icons } from "lucide-react";
import { expect, test } from "vitest";
import { contentErrors, contentFiles } from "./content-check.ts";

const files = contentFiles("content");
const read = (file: string): Promise<object> => import(pathToFileURL(resolve("content", file)).href);

test("the content has no errors", async () => {
  expect(files.length).toBeGreaterThan(20);
  expect(await contentErrors()).toEqual([]);
});

/** Every value kept under the key 'icon', however deep. */
function iconNames(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === "icon" ? [String(inner)] : iconNames(inner)));
}

test("every icon that content names is in the icon set", async () => {
  const names = (await Promise.all(files.map(read))).flatMap(iconNames);
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !(name in icons))).toEqual([]);
});
