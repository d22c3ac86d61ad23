import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DeskBrowser, openDesk } from "../testing/desk.ts";
import { writeNote } from "./builds.ts";
import { leadTo } from "./preview.ts";

let desk: Awaited<ReturnType<typeof openDesk>>;
let owner: DeskBrowser;
let member: DeskBrowser;

const id = "2026-11-18T08-00-00-000Z";
const base = `/preview/${id}`;
const page = `<!doctype html><meta http-equiv="content-security-policy" content="default-src 'self'"><title>Home</title>
<link rel="stylesheet" href="/_astro/a.css"><a href="/">Home</a><a href="//other.example/x">Other</a>
<img src="/art/a.svg" srcset="/art/a.svg 1x, /art/b.svg 2x"><form action="/api/enquiries" method="post"></form>
<p style="background:url(/art/a.svg)">and/or</p>`;

beforeAll(async () => {
  desk = await openDesk();
  owner = await desk.signedIn({ email: "asha@example.in", name: "Asha" });
  member = await desk.signedIn({ email: "ravi@example.in", name: "Ravi" });
  const site = join(desk.builds, id, "site");
  mkdirSync(join(site, "_astro"), { recursive: true });
  mkdirSync(join(site, "pricing"));
  writeFileSync(join(site, "index.html"), page);
  writeFileSync(join(site, "pricing", "index.html"), "<title>Pricing</title>");
  writeFileSync(join(site, "_astro", "a.css"), 'a{src:url("/_astro/fonts/a.woff2")}');
  writeFileSync(join(desk.builds, id, "secret.txt"), "secret");
  writeNote(desk.builds, {
    ...{ id, builtAt: new Date(0).toISOString(), madeFrom: "", ownerFolder: null, owner: {}, assets: [], files: 0 },
  });
});
afterAll(() => desk[Symbol.asyncDispose]());

test("what is made is shown to owners only, and asks for nothing outside of it", async () => {
  expect((await desk.browser().request(base)).status).toBe(401);
  expect((await member.request(`${base}/`)).status).toBe(403);
  const response = await owner.request(`${base}/`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  const html = await response.text();
  expect(html).not.toContain("content-security-policy");
  expect(html).toContain(`href="${base}/_astro/a.css"><a href="${base}/">Home</a><a href="//other.example/x">`);
  expect(html).toContain(`src="${base}/art/a.svg" srcset="${base}/art/a.svg 1x, ${base}/art/b.svg 2x"`);
  expect(html).toContain(`action="${base}/api/enquiries"`);
  expect(html).toContain(`url(${base}/art/a.svg)">and/or`);
  expect(await (await owner.request(`${base}/pricing`)).text()).toContain("Pricing");
  expect(await (await owner.request(`${base}/_astro/a.css`)).text()).toContain(`url("${base}/_astro/fonts/a.woff2")`);
});

test("nobody keeps it, finds it, frames it elsewhere or runs a script of it beside the desk", async () => {
  for (const path of [`${base}/`, `${base}/_astro/a.css`, `${base}/none`, "/preview/none/"]) {
    const { headers } = await owner.request(path);
    expect(headers.get("cache-control"), path).toBe("no-store");
    expect(headers.get("x-robots-tag"), path).toContain("noindex");
    expect(headers.get("x-content-type-options"), path).toBe("nosniff");
    const policy = headers.get("content-security-policy")!;
    expect(policy, path).toMatch(/default-src 'none';.*frame-ancestors 'self'; sandbox /);
    expect(policy, path).not.toMatch(/script-src|allow-scripts/);
  }
  expect((await owner.request(`${base}/`, { headers: { "sec-fetch-site": "same-site" } })).status).toBe(403);
});

test("a form of it sends nothing", async () => {
  for (const method of ["POST", "PUT", "DELETE"]) {
    const response = await owner.request(`${base}/api/enquiries`, { method, body: "name=Asha" });
    expect(await response.text()).toContain("This is a preview: nothing was sent.");
  }
  expect((await desk.browser().request(`${base}/api/enquiries`, { method: "POST" })).status).toBe(401);
});

test("nothing outside of the site of a build is at its addresses", async () => {
  const inside = ["secret.txt", "../secret.txt", "..%2fsecret.txt", "%2e%2e/secret.txt", "..%5csecret.txt", "%"];
  const builds = ["current", "..", "%2e%2e", `${id}%2f..`, `${id}/..`].map((build) => `/preview/${build}/secret.txt`);
  for (const path of [...inside.map((name) => `${base}/${name}`), ...builds])
    expect((await owner.request(path)).status, path).toBe(404);
});

test("of a build that is gone it says so", async () => {
  const gone = "2026-01-01T00-00-00-000Z";
  const response = await owner.request(`/preview/${gone}/`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain("This version is not kept any more.");
  await owner.request(`${base}/`);
  rmSync(join(desk.builds, id), { recursive: true });
  expect((await owner.request(`${base}/`)).status).toBe(404);
});

test("words that look like an address stay", () => {
  const text = '<p title="a /b">either/or /c</p><a href="https://example.in/x" data-src="/y">';
  expect(leadTo(text, base)).toBe(text);
});
