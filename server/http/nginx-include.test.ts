/** What nginx sends with pages is written from the server's own tables; `vitest run -u` writes it anew. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { startApp } from "../testing/app.ts";
import { contentTypes, pathHeaders } from "./pages.ts";

const deploy = (file: string) => join(import.meta.dirname, "..", "..", "deploy", file);
const how = (source: string) => `# Written from ${source}: npx vitest run server/http/nginx-include.test.ts -u\n`;

const quote = (text: string) => (text.includes('"') ? `'${text}'` : `"${text}"`);
const variable = (header: string) => `$sthapana_${header.replaceAll("-", "_")}`;

/** These belong to one response, or depend on the path. */
const others = /^(content-type|content-length|etag|accept-ranges|vary)$/;

test("deploy/nginx-headers.conf has the headers of the server", async () => {
  await using server = await startApp({ env: { TRUST_PROXY: 1 } });
  const { headers } = await server.app.request("/", { headers: { "x-forwarded-proto": "https" } });
  const ofThePath = pathHeaders.map(({ name }) => name);
  const always = [...headers].filter(([name]) => !others.test(name) && !ofThePath.includes(name));
  expect(always.length).toBeGreaterThan(5);
  const lines = [
    ...always.map(([name, value]) => `add_header ${name} ${quote(value)} always;\n`),
    ...ofThePath.map((name) => `add_header ${name} ${variable(name)} always;\n`),
  ];
  const text = [how("server/http/security-headers.ts and server/http/pages.ts"), ...lines];
  await expect(text.join("")).toMatchFileSnapshot(deploy("nginx-headers.conf"));
});

test("deploy/nginx-maps.conf has the server's headers that depend on the path", async () => {
  const maps = pathHeaders.map(({ name, rules, otherwise }) => {
    const lines = rules.map(([pattern, value]) => `    ${quote(`~${pattern.source}`)} ${quote(value)};\n`);
    return `map $uri ${variable(name)} {\n    default ${quote(otherwise)};\n${lines.join("")}}\n`;
  });
  await expect([how("server/http/pages.ts"), ...maps].join("")).toMatchFileSnapshot(deploy("nginx-maps.conf"));
});

test("deploy/nginx-types.conf has the content types of the server", async () => {
  const lines = Object.entries(contentTypes).map(([ending, type]) => `    ${quote(type)} ${ending.slice(1)};\n`);
  const text = [how("server/http/pages.ts"), "types {\n", ...lines, "}\ndefault_type application/octet-stream;\n"];
  await expect(text.join("")).toMatchFileSnapshot(deploy("nginx-types.conf"));
});
