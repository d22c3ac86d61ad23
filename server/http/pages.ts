import { chooseCoding, matchesAnyTag, readPath, readRange } from "./file-response.ts";
import { type PlainHeaders, readSiteFiles, type SiteFile } from "./site-files.ts";

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
