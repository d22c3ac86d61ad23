import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const sha256 = (bytes: string | Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/**
 * The files of the owner's folder that a build is made from, with their hashes. Links and pipes are left out: `owner -- check` refuses
 * them, and a pipe would be read for ever. So are hidden files, and the schemas that help an editor.
 */
export function hashFolder(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .filter((file) => !file.split("/").some((part) => part.startsWith(".")) && !file.startsWith("schemas/"))
    .sort();
  return Object.fromEntries(files.map((file) => [file, sha256(readFileSync(join(folder, file)))]));
}
