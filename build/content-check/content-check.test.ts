import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { contentErrors, contentFiles, fileErrors } from "./content-check.ts";

const files = contentFiles("content");
const fromTheOwner = new Set(["partner-firms.ts"]);
const read = async (file: string): Promise<Record<string, unknown>> => ({
  ...(await import(pathToFileURL(resolve("content", file)).href)),
});

type Path = readonly (string | number)[];

/** The path of every value that is not a list or a record of others. */
function leafPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => leafPaths(inner, [...path, key]));
}

/** One path of each kind: the same field of other entries of a list has the same schema. */
function fieldsOf(value: unknown): Path[] {
  const kindOf = (path: Path) => path.map((key) => (/^\d+$/.test(String(key)) ? "*" : key)).join(".");
  return [...new Map(leafPaths(value).map((path) => [kindOf(path), path])).values()];
}

/** The same content with one value replaced by something that no field may hold. */
function withWrongValue(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return Symbol("wrong");
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  copy[key] = withWrongValue(copy[key], rest);
  return copy;
}

test.each(files)("%s: a wrong value in any field is reported with file and field", async (file) => {
  const exports = await read(file);
  const fields = fieldsOf(exports);
  // A list of the owner's may be empty; its schema is tested where the folder is read.
  if (!fromTheOwner.has(file)) expect(fields.length).toBeGreaterThan(0);
  const unreported = fields.filter((field) => {
    const errors = fileErrors(file, withWrongValue(exports, field) as Record<string, unknown>);
    return !errors.some((error) => {
      const [, where = "", path = ""] = /^(\S+): (\S+): ./.exec(error) ?? [];
      const named = path.includes(".") || field.length === 1;
      return where === `content/${file}` && named && `${field.join(".")}.`.startsWith(`${path}.`);
    });
  });
  expect(unreported).toEqual([]);
});

test.each(files)("%s: an export without a schema, or with an empty text, is reported", async (file) => {
  const exports = await read(file);
  expect(fileErrors(file, { ...exports, forgotten: "" }).join()).toContain("forgotten");
});

test("a file without a schema is reported", async () => {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  mkdirSync(join(folder, "new"));
  writeFileSync(join(folder, "new", "prices.ts"), "export const price = 1;\n");
  expect(await contentErrors(folder)).toEqual([
    "content/new/prices.ts: whole file: has no schema in content/schemas/index.ts",
  ]);
  rmSync(folder, { recursive: true });
});
