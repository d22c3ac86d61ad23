import { readFileSync } from "node:fs";
import { join } from "node:path";
import { decodePath, matchesAnyTag, readPathname, readRange } from "./http.ts";
import { chooseVariant, type PreparedFile, prepareFile } from "./prepared-file.ts";
import { readSiteFiles, type SiteFile } from "./site-files.ts";

type PlainHeaders = Readonly<Record<string, string>>;

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
  const addresses = new Map<string, PreparedFile>();
  for (const file of files.values()) {
    const prepared = prepareFile(file, { "accept-ranges": "bytes" });
    for (const address of listAddresses(file)) addresses.set(address, prepared);
  }
  const notFoundPage = files.get(notFoundFile);
  const notFound = notFoundPage && prepareFile(notFoundPage, {});
  const requireFile = (path: string): SiteFile => {
    const file = files.get(path);
    if (!file) throw new SiteNotBuilt(`The site in ${distDir} is not complete: ${path} is missing. Run: npm run build`);
    return file;
  };
  requireFile("index.html");

  function find(request: Request, more: PlainHeaders = {}): Response | undefined {
    if (!onlyReads(request)) return undefined;
    const pathname = readPathname(request.url);
    const file = addresses.get(pathname) ?? addresses.get(decodePath(pathname) ?? "");
    return file && respondFile(request, file, more);
  }

  function fetch(request: Request): Response {
    if (!onlyReads(request)) {
      return respondPlain(request, 405, "This address can only be read.\n", { allow: "GET, HEAD" });
    }
    if (decodePath(readPathname(request.url)) === null)
      return respondPlain(request, 400, "This address is not well formed.\n");
    return find(request) ?? respondNotFound(request);
  }

  function respondNotFound(request: Request): Response {
    if (!notFound) return respondPlain(request, 404, "There is no page at this address.\n");
    const { open, whole } = chooseVariant(notFound, request, false);
    return new Response(request.method === "HEAD" ? null : open(), { status: 404, headers: whole });
  }

  function page(path: string): string {
    const { path: file } = requireFile(`${path.replace(/^\/+|\/+$/g, "")}/index.html`.replace(/^\//, ""));
    return readFileSync(join(distDir, file), "utf8");
  }

  return { find, fetch, page };
}

const onlyReads = ({ method }: Request): boolean => method === "GET" || method === "HEAD";

function respondPlain(request: Request, status: number, message: string, more: PlainHeaders = {}): Response {
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...more };
  return new Response(request.method === "HEAD" ? null : message, { status, headers });
}

/** A page has its address with and without a trailing slash. Form pages are filled in by the server, never served as they are. */
function listAddresses({ path }: SiteFile): string[] {
  if (path === notFoundFile || path.startsWith("form/")) return [];
  if (path === "index.html") return ["/"];
  if (path.endsWith("/index.html")) {
    const folder = `/${path.slice(0, -"/index.html".length)}`;
    return [folder, `${folder}/`];
  }
  return [`/${path}`];
}

function respondFile(request: Request, file: PreparedFile, more: PlainHeaders): Response {
  const wantsRange = request.method === "GET" && request.headers.has("range");
  const { etag, size, open, unchanged, whole } = chooseVariant(file, request, wantsRange);
  if (matchesAnyTag(request.headers.get("if-none-match"), etag)) {
    return new Response(null, { status: 304, headers: { ...unchanged, ...more } });
  }
  const headers: Record<string, string> = { ...whole, ...more };
  const ifRange = request.headers.get("if-range");
  if (wantsRange && (ifRange === null || ifRange === etag)) {
    const range = readRange(request.headers.get("range") ?? "", size);
    if (range === "unsatisfiable") {
      headers["content-range"] = `bytes */${size}`;
      headers["content-length"] = "0";
      return new Response(null, { status: 416, headers });
    }
    if (range !== "whole") {
      headers["content-range"] = `bytes ${range.start}-${range.end}/${size}`;
      headers["content-length"] = String(range.end - range.start + 1);
      return new Response(open(range), { status: 206, headers });
    }
  }
  return new Response(request.method === "HEAD" ? null : open(), { headers });
}
