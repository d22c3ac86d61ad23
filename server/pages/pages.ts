import { readFileSync } from "node:fs";
import { join } from "node:path";
import { downloadFolder } from "../../domain/templates/paths.ts";
import { chooseCoding, matchesAnyTag, readPath, readRange } from "./http.ts";
import { readPathHeaders } from "./path-headers.ts";
import { readSiteFiles, type SiteFile, type Variant } from "./site-files.ts";

export interface Pages {
  /** The response to any request for a page or file of the built site. */
  fetch: (request: Request) => Response;
  /** The HTML of a built page, for the server to fill in: `page("/form/contact")`. Throws SiteNotBuilt when it is missing. */
  page: (path: string) => string;
}

/** The site is not there, or not whole. */
export class SiteNotBuilt extends Error {
  override name = "SiteNotBuilt";
}

const notFoundFile = "404.html";
const downloads = `${downloadFolder}/`;

export async function createPages({ distDir }: { distDir: string }): Promise<Pages> {
  const files = await readSiteFiles(distDir).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === "ENOENT") throw new SiteNotBuilt(`There is no built site in ${distDir}. Run: npm run build`);
    throw cause;
  });
  const addresses = new Map(
    [...files.values()].flatMap((file) => listAddresses(file).map((path) => [path, file] as const)),
  );
  const notFound = files.get(notFoundFile);
  const requireFile = (path: string): SiteFile => {
    const file = files.get(path);
    if (!file) throw new SiteNotBuilt(`The site in ${distDir} is not complete: ${path} is missing. Run: npm run build`);
    return file;
  };
  requireFile("index.html");

  function fetch(request: Request): Response {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return respondPlain(request, 405, "This address can only be read.\n", { allow: "GET, HEAD" });
    }
    const path = readPath(new URL(request.url).pathname);
    if (path === null) return respondPlain(request, 400, "This address is not well formed.\n");
    const file = addresses.get(path);
    if (file) return respondFile(request, file, 200);
    if (notFound) return respondFile(request, notFound, 404);
    return respondPlain(request, 404, "There is no page at this address.\n");
  }

  function page(path: string): string {
    const { path: file } = requireFile(`${path.replace(/^\/+|\/+$/g, "")}/index.html`.replace(/^\//, ""));
    return readFileSync(join(distDir, file), "utf8");
  }

  return { fetch, page };
}

function respondPlain(request: Request, status: number, message: string, more: Record<string, string> = {}): Response {
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

function respondFile(request: Request, file: SiteFile, status: 200 | 404): Response {
  const wantsRange = status === 200 && request.method === "GET" && request.headers.has("range");
  const variant = chooseVariant(request, file, wantsRange);
  const headers = readPathHeaders(file.path);
  headers.set("etag", variant.etag);
  if (file.variants.length > 1) headers.set("vary", "Accept-Encoding");
  if (status === 200 && matchesAnyTag(request.headers.get("if-none-match"), variant.etag)) {
    return new Response(null, { status: 304, headers });
  }

  headers.set("content-type", file.contentType);
  if (status === 200) headers.set("accept-ranges", "bytes");
  if (variant.coding !== "identity") headers.set("content-encoding", variant.coding);
  if (file.path.startsWith(downloads))
    headers.set("content-disposition", toAttachment(file.path.slice(downloads.length)));

  const ifRange = request.headers.get("if-range");
  if (wantsRange && (ifRange === null || ifRange === variant.etag)) {
    const range = readRange(request.headers.get("range") ?? "", variant.size);
    if (range === "unsatisfiable") {
      headers.set("content-range", `bytes */${variant.size}`);
      headers.set("content-length", "0");
      return new Response(null, { status: 416, headers });
    }
    if (range !== "whole") {
      headers.set("content-range", `bytes ${range.start}-${range.end}/${variant.size}`);
      headers.set("content-length", String(range.end - range.start + 1));
      return new Response(variant.open(range), { status: 206, headers });
    }
  }
  headers.set("content-length", String(variant.size));
  return new Response(request.method === "HEAD" ? null : variant.open(), { status, headers });
}

/** Ranges count bytes of the file as it is; so does a visitor who accepts none of the encodings there are. */
function chooseVariant(request: Request, file: SiteFile, asItIs: boolean): Variant {
  const codings = file.variants.map((variant) => variant.coding);
  const coding = asItIs ? "identity" : (chooseCoding(request.headers.get("accept-encoding"), codings) ?? "identity");
  return file.variants.find((variant) => variant.coding === coding)!;
}

function toAttachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, "_");
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
