import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chooseCoding, matchesAnyTag, readPath, readRange } from "./http.ts";
import { securityHeaders } from "./security-headers.ts";
import { readSiteFiles, type SiteFile, type Variant } from "./site-files.ts";

export type Pages = {
  /** Answers any request for a page or file of the built site. `secure` overrules the protocol of the request's address. */
  fetch: (request: Request, options?: { secure?: boolean }) => Response;
  /** The HTML of a built page, for the server to complete: `page("/form/contact")`. Throws when it was not built. */
  page: (path: string) => string;
};

const notFoundFile = "404.html";
const downloads = "Startup Templates/";

export async function createPages({ distDir }: { distDir: string }): Promise<Pages> {
  const files = await readSiteFiles(distDir);
  const addresses = new Map(
    [...files.values()].flatMap((file) => addressesOf(file).map((path) => [path, file] as const)),
  );
  const notFound = files.get(notFoundFile);
  if (!addresses.has("/"))
    throw new Error(`There is no built site in ${distDir}: index.html is missing. Build it first.`);

  function fetch(request: Request, options: { secure?: boolean } = {}): Response {
    const url = new URL(request.url);
    const common = securityHeaders(options.secure ?? url.protocol === "https:");
    const refuse = (status: number, message: string, more: Record<string, string> = {}): Response => {
      const headers = { ...common, "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...more };
      return new Response(request.method === "HEAD" ? null : message, { status, headers });
    };

    if (request.method !== "GET" && request.method !== "HEAD") {
      return refuse(405, "This address can only be read.\n", { allow: "GET, HEAD" });
    }
    const path = readPath(url.pathname);
    if (path === null) return refuse(400, "This address is not well formed.\n");
    const file = addresses.get(path);
    if (file) return answer(request, file, 200, common);
    return notFound ? answer(request, notFound, 404, common) : refuse(404, "There is no page at this address.\n");
  }

  function page(path: string): string {
    const file = files.get(`${path.replace(/^\/+|\/+$/g, "")}/index.html`.replace(/^\//, ""));
    if (!file) throw new Error(`The page ${path} is not in the built site.`);
    return readFileSync(join(distDir, file.path), "utf8");
  }

  return { fetch, page };
}

/** A page answers with and without its trailing slash. Form pages are raw material for the server, never served as they are. */
function addressesOf({ path }: SiteFile): string[] {
  if (path === notFoundFile || path.startsWith("form/")) return [];
  if (path === "index.html") return ["/"];
  if (path.endsWith("/index.html")) {
    const folder = `/${path.slice(0, -"/index.html".length)}`;
    return [folder, `${folder}/`];
  }
  return [`/${path}`];
}

function answer(request: Request, file: SiteFile, status: 200 | 404, common: Record<string, string>): Response {
  const wantsRange = status === 200 && request.method === "GET" && request.headers.has("range");
  const variant = chooseVariant(request, file, wantsRange);
  const headers = new Headers({
    ...common,
    "cache-control": file.path.startsWith("_astro/") ? "public, max-age=31536000, immutable" : "no-cache",
    etag: variant.etag,
  });
  if (file.variants.length > 1) headers.set("vary", "Accept-Encoding");
  if (status === 200 && matchesAnyTag(request.headers.get("if-none-match"), variant.etag)) {
    return new Response(null, { status: 304, headers });
  }

  headers.set("content-type", file.contentType);
  if (status === 200) headers.set("accept-ranges", "bytes");
  if (variant.coding !== "identity") headers.set("content-encoding", variant.coding);
  if (file.path.startsWith(downloads))
    headers.set("content-disposition", attachmentNamed(file.path.slice(downloads.length)));

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

function attachmentNamed(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, "_");
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
