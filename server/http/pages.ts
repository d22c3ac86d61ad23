import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import { parseAccept } from "hono/utils/accept";
import { downloadFolder } from "../../domain/templates/template-addresses.ts";
import { toAttachment } from "./downloads.ts";

export interface Pages {
  /** The response to a request for a page or file that is there, with `more` headers; else nothing. */
  find: (request: Request, more?: PlainHeaders) => Response | undefined;
  /** The response to any request. */
  fetch: (request: Request) => Response;
  /** The HTML of a built page, for the server to fill in: `page("/form/contact")`. Throws SiteNotBuilt when it is missing. */
  page: (path: string) => string;
}

/** The site is not there, or not whole. */
export class SiteNotBuilt extends Error {
  override name = "SiteNotBuilt";
}

const notFoundFile = "404.html";

export async function createPages({ distDir }: { distDir: string }): Promise<Pages> {
  const files = await readSiteFiles(distDir).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === "ENOENT") throw new SiteNotBuilt(`There is no built site in ${distDir}. Run: npm run build`);
    throw cause;
  });
  const addresses = new Map<string, SiteFile>();
  for (const [path, file] of files) for (const address of listAddresses(path)) addresses.set(address, file);

  function find(request: Request, more: PlainHeaders = {}): Response | undefined {
    const file = onlyReads(request) && addresses.get(readPath(request.url));
    return file ? respondFile(request, file, more) : undefined;
  }

  function fetch(request: Request): Response {
    if (!onlyReads(request))
      return respondPlain(request, 405, "This address can only be read.\n", { allow: "GET, HEAD" });
    return find(request) ?? respondNotFound(request);
  }

  function respondNotFound(request: Request): Response {
    const page = files.get(notFoundFile);
    if (!page) return respondPlain(request, 404, "There is no page at this address.\n");
    const { bytes, whole } = page.variants[chooseCoding(request.headers.get("accept-encoding"), page.codings)]!;
    return new Response(request.method === "HEAD" ? null : bytes, { status: 404, headers: whole });
  }

  function page(path: string): string {
    const name = `${path.slice(1)}/index.html`.replace(/^\//, "");
    const file = files.get(name);
    if (!file) throw new SiteNotBuilt(`The site in ${distDir} is not complete: ${name} is missing. Run: npm run build`);
    return file.variants.identity!.bytes.toString();
  }

  page("/");
  return { find, fetch, page };
}

const onlyReads = ({ method }: Request): boolean => method === "GET" || method === "HEAD";

function respondPlain(request: Request, status: number, message: string, more: PlainHeaders = {}): Response {
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...more };
  return new Response(request.method === "HEAD" ? null : message, { status, headers });
}

/** A page has its address with and without a trailing slash. Form pages are filled in by the server, never served as they are. */
function listAddresses(path: string): string[] {
  if (path === notFoundFile || path.startsWith("form/")) return [];
  if (path === "index.html") return ["/"];
  if (!path.endsWith("/index.html")) return [`/${path}`];
  const folder = `/${path.slice(0, -"/index.html".length)}`;
  return [folder, `${folder}/`];
}

function respondFile({ method, headers: asked }: Request, file: SiteFile, more: PlainHeaders): Response {
  const wantsRange = method === "GET" && asked.has("range");
  // Ranges count bytes of the file as it is.
  const coding = wantsRange ? "identity" : chooseCoding(asked.get("accept-encoding"), file.codings);
  const { bytes, etag, unchanged, whole } = file.variants[coding]!;
  if (matchesAnyTag(asked.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers: { ...unchanged, ...more } });
  const headers: Record<string, string> = { ...whole, ...more };
  const range =
    wantsRange && (asked.get("if-range") ?? etag) === etag ? readRange(asked.get("range")!, bytes.length) : "whole";
  if (range === "whole") return new Response(method === "HEAD" ? null : bytes, { headers });
  const part = range === "unsatisfiable" ? bytes.subarray(0, 0) : bytes.subarray(range.start, range.end + 1);
  headers["content-length"] = String(part.length);
  headers["content-range"] =
    range === "unsatisfiable" ? `bytes */${bytes.length}` : `bytes ${range.start}-${range.end}/${bytes.length}`;
  return new Response(part, { status: range === "unsatisfiable" ? 416 : 206, headers });
}

type PlainHeaders = Readonly<Record<string, string>>;

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
interface SiteFile {
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
async function readSiteFiles(distDir: string): Promise<Map<string, SiteFile>> {
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

export type Coding = "br" | "gzip" | "identity";
export interface ByteRange {
  start: number;
  end: number;
}

/** The coding to send: the one the visitor likes best among those available, and of equals the first. */
export function chooseCoding(acceptEncoding: string | null, available: readonly Coding[]): Coding {
  const accepted = parseAccept((acceptEncoding ?? "").toLowerCase());
  const weigh = (coding: Coding): number =>
    (accepted.find(({ type }) => type === coding) ?? accepted.find(({ type }) => type === "*"))?.q ?? 0;
  const best = available.reduce((one, other) => (weigh(other) > weigh(one) ? other : one));
  return weigh(best) > 0 ? best : "identity";
}

/** If-None-Match compares weakly: `W/"x"` and `"x"` are the same page. */
export function matchesAnyTag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === "*") return true;
  return [...ifNoneMatch.matchAll(/"[^"]*"/g)].some(([tag]) => tag === etag);
}

/** One byte range. Anything else the header may say (several ranges, other units, nonsense) means the whole file. */
export function readRange(range: string, size: number): ByteRange | "whole" | "unsatisfiable" {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/.exec(range);
  if (!match) return "whole";
  const [, first = "", last = ""] = match;
  if (first === "" && last === "") return "whole";
  if (first === "") {
    const length = Number(last);
    return length === 0 || size === 0 ? "unsatisfiable" : { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return "whole";
  return start >= size ? "unsatisfiable" : { start, end };
}

/** The path in a request's whole address, or "" when it cannot be decoded. */
export function readPath(address: string): string {
  const query = address.indexOf("?");
  const path = address.slice(address.indexOf("/", "https://".length), query === -1 ? undefined : query);
  try {
    return decodeURIComponent(path);
  } catch {
    return "";
  }
}

const drawings = /^\/(art|line-work|og)\/|^\/(apple-touch-icon|icon)[^/]*\.(png|svg)$|^\/site\.webmanifest$/;

interface PathHeader {
  name: string;
  /** The first that matches "/" and the file's path inside the built site. */
  rules: readonly (readonly [path: RegExp, value: string])[];
  /** Where none matches. */
  otherwise: string;
}

/** Headers that depend on a file's path alone. deploy/nginx-maps.conf is written from this table. */
export const pathHeaders: readonly PathHeader[] = [
  {
    name: "cache-control",
    rules: [
      // Names under _astro/ change with their content.
      [/^\/_astro\//, "public, max-age=31536000, immutable"],
      // Pictures and icons keep theirs: used for a day without asking, for a week while the browser asks.
      [drawings, "public, max-age=86400, stale-while-revalidate=604800"],
      // What was shown in place of a response.
      [/^\/form\//, "no-store"],
    ],
    otherwise: "no-cache",
  },
];

function readPathHeaders(path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const { name, rules, otherwise } of pathHeaders)
    headers[name] = rules.find(([pattern]) => pattern.test(`/${path}`))?.[1] ?? otherwise;
  return headers;
}
