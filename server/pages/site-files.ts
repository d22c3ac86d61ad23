import { createHash } from "node:crypto";
import { openSync, read } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import { promisify } from "node:util";
import type { ByteRange, Coding } from "./http.ts";

/** One encoding of one file. */
export interface Variant {
  coding: Coding;
  etag: string;
  size: number;
  open: (range?: ByteRange) => BodyInit;
}
/** A file of the built site; `variants` lists the smallest encoding first and the file as it is last. */
export interface SiteFile {
  path: string;
  contentType: string;
  variants: Variant[];
}

const keptInMemory = { perFile: 256 * 1024, inAll: 64 * 1024 * 1024 };

export const contentTypes: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".ics": "text/calendar; charset=utf-8",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

const encodedEndings: Record<string, Coding> = { ".br": "br", ".gz": "gzip" };

/**
 * Every file of the built site, by its path inside the folder ("about/index.html"), read once.
 * Requests are looked up here and nowhere else, so no request can name a file outside the build.
 */
export async function readSiteFiles(distDir: string): Promise<Map<string, SiteFile>> {
  const paths = (await listFiles(distDir)).sort();
  const known = new Set(paths);
  const files = new Map<string, SiteFile>();
  let memoryLeft = keptInMemory.inAll;

  async function readVariant(path: string, coding: Coding): Promise<Variant> {
    const location = join(distDir, path);
    const bytes = await readFile(location);
    const digest = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
    const keep = bytes.length <= keptInMemory.perFile && bytes.length <= memoryLeft;
    if (keep) memoryLeft -= bytes.length;
    return {
      coding,
      etag: `"${digest}"`,
      size: bytes.length,
      open: keep
        ? (range) => (range ? bytes.subarray(range.start, range.end + 1) : bytes)
        : streamFrom(location, bytes.length),
    };
  }

  for (const path of paths) {
    const ending = extname(path);
    if (ending in encodedEndings && known.has(path.slice(0, -ending.length))) continue;
    const variants: Variant[] = [];
    for (const [suffix, coding] of Object.entries(encodedEndings)) {
      if (known.has(path + suffix)) variants.push(await readVariant(path + suffix, coding));
    }
    variants.push(await readVariant(path, "identity"));
    files.set(path, { path, contentType: contentTypes[ending] ?? "application/octet-stream", variants });
  }
  return files;
}

const readAt = promisify(read);

/**
 * The file stays open: a new build puts another file in its place, whose size would not fit the response any more. All
 * visitors share the descriptor, so it is only ever read from: a `ReadStream` closes it when one of them breaks off.
 */
function streamFrom(location: string, size: number): Variant["open"] {
  const descriptor = openSync(location, "r");
  return ({ start, end } = { start: 0, end: size - 1 }) => {
    let position = start;
    return new ReadableStream({
      async pull(controller) {
        const length = Math.min(64 * 1024, end + 1 - position);
        const { bytesRead, buffer } = await readAt(descriptor, new Uint8Array(length), 0, length, position);
        if (bytesRead === 0) throw new Error(`${location} has become shorter.`);
        controller.enqueue(buffer.subarray(0, bytesRead));
        position += bytesRead;
        if (position > end) controller.close();
      },
    });
  };
}

/** Regular files only: links are not followed, and names with a leading dot are the build's own notes. */
async function listFiles(distDir: string): Promise<string[]> {
  const entries = await readdir(distDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(distDir, sep).length).split(sep))
    .filter((parts) => parts.every((part) => !part.startsWith(".") || part === ".well-known"))
    .map((parts) => parts.join("/"));
}
