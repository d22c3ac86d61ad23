import { globSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { contentSchemas } from "../../content/schemas/index.ts";
import { validate } from "../../content/schemas/validate.ts";

/** Schemas are not content; the owner's folder is checked where it is read; articles and templates are validated by the loaders that read them. */
const checkedElsewhere = /^(schemas|owner|articles|templates)\/|\.test\.ts$/;

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

/** What is wrong with any file under content/. */
export async function contentErrors(folder = "content"): Promise<string[]> {
  const errors = contentFiles(folder).map(async (file) => {
    const exports = await import(/* @vite-ignore */ pathToFileURL(resolve(join(folder, file))).href);
    return fileErrors(file, exports);
  });
  return (await Promise.all(errors)).flat();
}
