import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { jsonSchema, type OwnerFile, ownerFiles } from "../../content/owner/files.ts";

export const ownerFileNames = Object.keys(ownerFiles) as OwnerFile[];

export const schemaAddress = (name: OwnerFile): string => `./schemas/${name}.schema.json`;

/** Writes the schemas of this version beside the owner's files, for their editor. A folder that is read-only keeps those it has. */
export function writeSchemas(folder: string): void {
  try {
    mkdirSync(join(folder, "schemas"), { recursive: true });
    for (const name of ownerFileNames) {
      const file = join(folder, schemaAddress(name));
      const text = `${JSON.stringify(jsonSchema(name), null, 2)}\n`;
      if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
    }
  } catch (error) {
    if (!["EACCES", "EROFS", "EPERM"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
}
