import { globSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { contentSchemas } from "../../content/schemas/index.ts";
import { validate } from "../../content/schemas/validate.ts";
import { site } from "../../content/site.ts";

/** Schemas are not content; articles and templates are validated by the loaders that read them. */
const checkedElsewhere = /^(schemas|articles|templates)\/|\.test\.ts$/;

export const contentFiles = (folder: string): string[] =>
  globSync("**/*.ts", { cwd: folder })
    .map((file) => file.replaceAll(sep, "/"))
    .filter((file) => !checkedElsewhere.test(file))
    .toSorted();

/** What is wrong with one content file's exports. */
export function fileErrors(file: string, exports: Record<string, unknown>): string[] {
  const schema = contentSchemas[file];
  if (!schema) return [`content/${file}: whole file: has no schema in content/schemas/index.ts`];
  return validate(`content/${file}`, schema, { ...exports });
}

/** Every record that is still marked as a sample. A published site may have none. */
export function sampleErrors(file: string, value: unknown, path: readonly string[] = []): string[] {
  if (typeof value !== "object" || value === null) return [];
  if ("sample" in value && value.sample === true)
    return [`content/${file}: ${path.join(".")}: is still a sample; replace it, or confirm it and delete 'sample'`];
  return Object.entries(value).flatMap(([key, inner]) => sampleErrors(file, inner, [...path, key]));
}

/** What is wrong with any file under content/. */
export async function contentErrors(folder = "content", isSampleSite = site.sample): Promise<string[]> {
  const errors = contentFiles(folder).map(async (file) => {
    const exports = await import(/* @vite-ignore */ pathToFileURL(resolve(join(folder, file))).href);
    return [...fileErrors(file, exports), ...(isSampleSite ? [] : sampleErrors(file, { ...exports }))];
  });
  return (await Promise.all(errors)).flat();
}
