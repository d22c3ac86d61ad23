import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { request as httpRequest, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { serve } from "@hono/node-server";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chooseCoding, createPages, matchesAnyTag, type Pages, readPath, readRange } from "./pages.ts";

const home = `<!doctype html><title>Home</title>${"<p>Register a company.</p>".repeat(60)}`;
const bundle = Buffer.alloc(700_000, "0123456789");
const built: Record<string, string | Buffer> = {
  "index.html": home,
  "index.html.br": brotliCompressSync(home),
  "index.html.gz": gzipSync(home),
  "about/index.html": "<!doctype html><title>About</title>",
  "404.html": "<!doctype html><title>Not found</title>",
  "form/contact/index.html": "<!doctype html><title>Check the form</title>",
  "art/guide.svg": "<svg/>",
  "icon.svg": "<svg/>",
  "robots.txt": "User-agent: *\n",
  ".well-known/security.txt": "Contact: mailto:a@example.in\n",
  "_astro/app.abc123.js": "export {};",
  "_astro/big.def456.bin": bundle,
  "Startup Templates/Founders’ Agreement (v1).docx": "PK",
  ".build-hash": "secret-note",
};

let folder: string;
let pages: Pages;
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pages-"));
  for (const [path, bytes] of Object.entries(built)) {
    const file = join(folder, "dist", path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  await writeFile(join(folder, "secret.txt"), "outside");
  await symlink(join(folder, "secret.txt"), join(folder, "dist", "link.txt"));
  pages = await createPages({ distDir: join(folder, "dist") });
  await new Promise<void>((listening) => {
    server = serve({ fetch: (request) => pages.fetch(request), hostname: "127.0.0.1", port: 0 }, () =>
      listening(),
    ) as Server;
  });
});

afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  await rm(folder, { recursive: true });
});

interface PageResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** node:http sends the path exactly as written; fetch would tidy it first. */
function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<PageResponse> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const asked = httpRequest({ host: "127.0.0.1", port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
      // Without this a response that breaks off is never noticed.
      response.on("error", reject);
    });
    asked.on("error", reject).end();
  });
}

describe("addresses", () => {
  test.each(["/", "/?utm_source=x"])("%s is the home page", async (path) => {
    const { status, headers, body } = await ask(path);
    expect([status, headers["content-type"], body.toString()]).toEqual([200, "text/html; charset=utf-8", home]);
  });

  test("a page responds with and without its trailing slash", async () => {
    for (const path of ["/about", "/about/"]) {
      const { status, body } = await ask(path);
      expect([path, status, body.toString()]).toEqual([path, 200, built["about/index.html"]]);
    }
  });

  test.each(["/nothing", "/about/nothing", "/robots.txt/", "//about", "/404", "/404.html", "/form/contact", "/form"])(
    "%s is the built 404 page, with status 404",
    async (path) => {
      const { status, body, headers } = await ask(path);
      expect([status, body.toString(), headers["cache-control"]]).toEqual([404, built["404.html"], "no-cache"]);
    },
  );

  test("the server can read a form page", () => {
    expect(pages.page("/form/contact")).toBe(built["form/contact/index.html"]);
    expect(pages.page("/")).toBe(home);
    expect(() => pages.page("/form/other")).toThrow("form/other/index.html is missing");
  });

  test.each([
    "/../secret.txt",
    "/about/../../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/..%5csecret.txt",
    "/..\\secret.txt",
    "/about/..;/secret.txt",
    "/link.txt",
    "/.build-hash",
    "/index.html.br",
    "/index.html%00.txt",
    "/%",
    "/%c3%28",
    "/%252e%252e/secret.txt",
  ])("%s gives nothing away", async (path) => {
    const { status, body } = await ask(path);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toMatch(/outside|secret-note/);
  });

  test.each(["POST", "PUT", "DELETE", "OPTIONS"])("%s is refused", async (method) => {
    const { status, headers } = await ask("/about", {}, method);
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  test("a folder without a site is refused at start", async () => {
    await expect(createPages({ distDir: join(folder, "dist", "_astro") })).rejects.toThrow("index.html is missing");
  });
});

describe("encodings and caching", () => {
  test.each([
    ["br, gzip", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["br;q=0.1, gzip;q=0.2", "gzip", gunzipSync],
    ["deflate", undefined, (bytes: Buffer) => bytes],
  ] as const)("Accept-Encoding: %s", async (accepted, coding, decode) => {
    const { headers, body } = await ask("/", { "accept-encoding": accepted });
    expect([headers["content-encoding"], headers.vary]).toEqual([coding, "Accept-Encoding"]);
    expect(headers["content-length"]).toBe(String(body.length));
    expect(decode(body).toString()).toBe(home);
  });

  test("each encoding has its own strong tag", async () => {
    const tags = new Set<string | undefined>();
    for (const accepted of ["br", "gzip", "identity"]) {
      tags.add((await ask("/", { "accept-encoding": accepted })).headers.etag);
    }
    expect(tags.size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]{22}"$/);
  });

  test("HEAD has the headers of GET and no body", async () => {
    const get = await ask("/", { "accept-encoding": "br" });
    const head = await ask("/", { "accept-encoding": "br" }, "HEAD");
    expect([head.status, head.body.length]).toEqual([200, 0]);
    const { date: _, ...got } = get.headers;
    expect(head.headers).toMatchObject(got);
  });

  test("an unchanged page is not sent again", async () => {
    const { headers } = await ask("/", { "accept-encoding": "br" });
    const again = await ask("/", { "accept-encoding": "br", "if-none-match": `"old", W/${headers.etag}` });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
    expect([again.headers.vary, again.headers["cache-control"]]).toEqual(["Accept-Encoding", "no-cache"]);
    expect((await ask("/", { "accept-encoding": "gzip", "if-none-match": headers.etag! })).status).toBe(200);
    expect((await ask("/nothing", { "if-none-match": "*" })).status).toBe(404);
  });

  test("pictures and icons are used for a day without asking", async () => {
    for (const path of ["/art/guide.svg", "/icon.svg"]) {
      expect((await ask(path)).headers["cache-control"]).toBe("public, max-age=86400, stale-while-revalidate=604800");
    }
  });

  test("hashed files are kept for a year, pages are revalidated", async () => {
    expect((await ask("/_astro/app.abc123.js")).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    for (const path of ["/", "/about", "/robots.txt", "/.well-known/security.txt"]) {
      expect((await ask(path)).headers["cache-control"]).toBe("no-cache");
    }
  });

  test("templates are downloads, named exactly", async () => {
    const { headers } = await ask("/Startup%20Templates/Founders%E2%80%99%20Agreement%20(v1).docx");
    expect(headers["content-disposition"]).toBe(
      `attachment; filename="Founders_ Agreement (v1).docx"; filename*=UTF-8''Founders%E2%80%99%20Agreement%20%28v1%29.docx`,
    );
    expect(headers["content-type"]).toContain("wordprocessingml.document");
  });
});

describe("ranges", () => {
  const big = "/_astro/big.def456.bin";

  test("a part of a small and of a large file", async () => {
    for (const [path, whole] of [
      ["/", Buffer.from(home)],
      [big, bundle],
    ] as const) {
      const { status, headers, body } = await ask(path, { range: "bytes=10-19", "accept-encoding": "br" });
      expect([status, headers["content-range"]]).toEqual([206, `bytes 10-19/${whole.length}`]);
      expect([headers["content-length"], headers["content-encoding"]]).toEqual(["10", undefined]);
      expect(body).toEqual(whole.subarray(10, 20));
    }
  });

  test("a file is the one of the build that the server started with", async () => {
    const file = join(folder, "dist", big);
    await rm(file);
    await writeFile(file, "shorter");
    expect((await ask(big)).body.equals(bundle)).toBe(true);
  });

  test("a range past the end is 416 and says the size", async () => {
    const { status, headers } = await ask(big, { range: `bytes=${bundle.length}-` });
    expect([status, headers["content-range"]]).toEqual([416, `bytes */${bundle.length}`]);
  });

  test("If-Range with another tag, several ranges, or HEAD: the whole file", async () => {
    const { headers } = await ask(big, {}, "HEAD");
    expect((await ask(big, { range: "bytes=0-1", "if-range": headers.etag! })).status).toBe(206);
    expect((await ask(big, { range: "bytes=0-1", "if-range": '"old"' })).status).toBe(200);
    expect((await ask(big, { range: "bytes=0-1,4-5" })).status).toBe(200);
    expect((await ask(big, { range: "bytes=0-1" }, "HEAD")).status).toBe(200);
  });
});

describe("chooseCoding", () => {
  const all = ["br", "gzip", "identity"] as const;
  test.each([
    [null, "identity"],
    ["", "identity"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["br;q=0.5, gzip;q=0.9", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["BR", "br"],
    ["*", "br"],
    ["*;q=0.5, br;q=0", "gzip"],
    ["deflate", "identity"],
    ["identity, br;q=0.5", "identity"],
    ["br;q=nonsense, gzip;q=0.5", "br"],
    ["*;q=0", "identity"],
  ])("%j gets %j", (header, coding) => {
    expect(chooseCoding(header, all)).toBe(coding);
  });

  test("never picks an encoding that is not there", () => {
    expect(chooseCoding("br, gzip", ["identity"])).toBe("identity");
  });
});

describe("matchesAnyTag", () => {
  test.each([
    [null, false],
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['"b",W/"a" , "c"', true],
    ["*", true],
    ['"b"', false],
    ['"aa"', false],
    ["a", false],
  ])("%j", (header, matches) => {
    expect(matchesAnyTag(header, '"a"')).toBe(matches);
  });
});

describe("readRange", () => {
  test.each([
    ["bytes=0-0", { start: 0, end: 0 }],
    ["bytes=2-5", { start: 2, end: 5 }],
    ["bytes=7-", { start: 7, end: 9 }],
    ["bytes=-3", { start: 7, end: 9 }],
    ["bytes=-99", { start: 0, end: 9 }],
    ["bytes=5-99", { start: 5, end: 9 }],
    ["bytes=10-", "unsatisfiable"],
    ["bytes=-0", "unsatisfiable"],
    ["bytes=5-2", "whole"],
    ["bytes=0-1,3-4", "whole"],
    ["bytes=-", "whole"],
    ["items=0-1", "whole"],
  ])("%j of ten bytes", (header, range) => {
    expect(readRange(header, 10)).toEqual(range);
  });

  test("a range is always inside the file", () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(200), fc.nat(100), (first, last, size) => {
        for (const header of [`bytes=${first}-${last}`, `bytes=${first}-`, `bytes=-${last}`]) {
          const range = readRange(header, size);
          if (typeof range === "string") continue;
          expect(range.start).toBeGreaterThanOrEqual(0);
          expect(range.end).toBeGreaterThanOrEqual(range.start);
          expect(range.end).toBeLessThan(size);
        }
      }),
    );
  });
});

test.each([
  ["http://127.0.0.1:4321/", "/"],
  ["https://sthapana.example/about?next=/home", "/about"],
  ["http://localhost/a%20b?", "/a b"],
  ["http://localhost/%E2%82%B9", "/₹"],
  ["http://localhost/%", ""],
  ["http://localhost/%c3%28", ""],
])("the path in %j is %j", (address, path) => {
  expect(readPath(address)).toBe(path);
});
