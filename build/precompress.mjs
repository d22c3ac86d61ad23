// Writes brotli and gzip copies beside every text file of a built site, so that the server never compresses anything.
import { hash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, gzip, constants as zlib } from "node:zlib";

const text = new Set([".css", ".html", ".ics", ".js", ".json", ".mjs", ".svg", ".txt", ".webmanifest", ".xml"]);
const worthwhile = 500;

export async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && text.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  // Aliases are the same page under another address: a quarter of all bytes.
  const sameBytes = Map.groupBy(files, (file) => hash("sha256", readFileSync(file)));
  await Promise.all([...sameBytes.values()].map(compressFiles));
}

/** These files have the same bytes. */
async function compressFiles(files) {
  const bytes = readFileSync(files[0]);
  if (bytes.length <= worthwhile) return;
  const params = { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const encoded = {
    ".br": await promisify(brotliCompress)(bytes, { params }),
    ".gz": await promisify(gzip)(bytes, { level: 9 }),
  };
  for (const [ending, smaller] of Object.entries(encoded)) {
    if (smaller.length < bytes.length) for (const file of files) writeFileSync(file + ending, smaller);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await precompress(process.argv[2]);
