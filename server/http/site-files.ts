import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import { downloadFolder } from "../../domain/templates/template-addresses.ts";
import { toAttachment } from "./attachment.ts";
import type { Coding } from "./file-response.ts";
import { readPathHeaders } from "./path-headers.ts";

export type PlainHeaders = Readonly<Record<string, string>>;

/** One encoding of one file, with the headers that are the same for every visitor. */
interface Variant {
  bytes: Buffer<ArrayBuffer>;
  etag: string;
  /** Headers of a response without a body of its own: 304. */
  unchanged: PlainHeaders;
  /** Headers of the whole file. */
  whole: PlainHeaders;
}

/** A file of the built site; `codings` lists the smallest encoding first and the file as it is last. */
export interface SiteFile {
  codings: readonly Coding[];
  variants: Readonly<Record<string, Variant>>;
}

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

const endings: Record<Coding, string> = { br: ".br", gzip: ".gz", identity: "" };

/**
 * Every file of the built site, by its path inside the folder ("about/index.html"), read once: about 32 MB.
 * Requests are looked up here and nowhere else, so no request can name a file outside the build.
 */
export async function readSiteFiles(distDir: string): Promise<Map<string, SiteFile>> {
  const paths = new Set(await listFiles(distDir));
  const files = new Map<string, SiteFile>();
  for (const path of paths) {
    if (/\.(br|gz)$/.test(path) && paths.has(path.slice(0, -".br".length))) continue;
    const codings = (Object.keys(endings) as Coding[]).filter((coding) => paths.has(path + endings[coding]));
    const variants: Record<string, Variant> = {};
    for (const coding of codings) {
      const bytes = await readFile(join(distDir, path + endings[coding]));
      variants[coding] = prepareVariant(path, coding, bytes, codings.length > 1);
    }
    files.set(path, { codings, variants });
  }
  return files;
}

const downloads = `${downloadFolder}/`;

function prepareVariant(path: string, coding: Coding, bytes: Variant["bytes"], varies: boolean): Variant {
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  const unchanged = { ...readPathHeaders(path), etag, ...(varies && { vary: "Accept-Encoding" }) };
  const whole = {
    ...unchanged,
    "accept-ranges": "bytes",
    "content-type": contentTypes[extname(path)] ?? "application/octet-stream",
    "content-length": String(bytes.length),
    ...(coding !== "identity" && { "content-encoding": coding }),
    ...(path.startsWith(downloads) && { "content-disposition": toAttachment(path.slice(downloads.length)) }),
  };
  return { bytes, etag, unchanged, whole };
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
