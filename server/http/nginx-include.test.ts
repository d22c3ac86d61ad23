/** What nginx sends with pages is written from the server's own headers and types; `vitest run -u` writes it anew. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentTypes } from "../pages/site-files.ts";
import { startApp } from "../testing/app.ts";

const deploy = (file: string) => join(import.meta.dirname, "..", "..", "deploy", file);
const how = (source: string) => `# Written from ${source}: npx vitest run server/http/nginx-include.test.ts -u\n`;

/** These depend on the page; nginx.conf sets them. */
const ofThePage = /^(content-type|content-length|cache-control|etag|accept-ranges|vary)$/;

test("deploy/nginx-headers.conf has the headers of the server", async () => {
  await using server = await startApp({ trustProxy: 1 });
  const { headers } = await server.app.request("/", { headers: { "x-forwarded-proto": "https" } });
  const lines = [...headers]
    .filter(([name]) => !ofThePage.test(name))
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`);
  expect(lines.length).toBeGreaterThan(5);
  await expect([how("server/http/security-headers.ts"), ...lines].join("")).toMatchFileSnapshot(
    deploy("nginx-headers.conf"),
  );
});

test("deploy/nginx-types.conf has the content types of the server", async () => {
  const lines = Object.entries(contentTypes).map(([ending, type]) => `    "${type}" ${ending.slice(1)};\n`);
  const text = [
    how("server/pages/site-files.ts"),
    "types {\n",
    ...lines,
    "}\ndefault_type application/octet-stream;\n",
  ];
  await expect(text.join("")).toMatchFileSnapshot(deploy("nginx-types.conf"));
});
