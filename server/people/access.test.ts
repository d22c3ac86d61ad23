import { request as httpRequest, type IncomingMessage } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDeskApp } from "../desk/app.ts";
import type { DeskDeps } from "../desk/routing.ts";
import { startApp } from "../testing/app.ts";
import { type DeskBrowser, openDesk } from "../testing/desk.ts";
import { asha, sampleLead } from "../testing/samples.ts";

let desk: Awaited<ReturnType<typeof openDesk>>;
let browser: DeskBrowser;
beforeAll(async () => {
  desk = await openDesk();
  browser = await desk.signedIn(asha);
});
afterAll(() => desk[Symbol.asyncDispose]());

const save = async (changes = {}) => (await desk.store.saveLead(sampleLead(changes))).id;

/** The ways in, and what the command line of this machine asks. */
const isOpenToAll = (path: string) => /^\/api\/(which|open|sign-in\/.*|join\/.*)$/.test(path);

/** Every address of the desk's API that is for people who are signed in. */
const guarded = [
  ...new Set(
    createDeskApp({ deskUrl: "http://localhost", store: {} } as DeskDeps, () => new Response())
      .routes.filter(({ method, path }) => method !== "ALL" && !isOpenToAll(path))
      .map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, "x")}`),
  ),
].map((route) => route.split(" ") as [method: string, path: string]);

describe("who is not signed in", () => {
  test.each(guarded)("gets nothing from %s %s", async (method, path) => {
    const response = await desk.browser().request(path, {
      method,
      headers: { "content-type": "application/json" },
      ...(method === "POST" && { body: "{}" }),
    });
    expect([response.status, await response.json()]).toEqual([401, { error: "Please sign in." }]);
  });

  test("a cookie that somebody made up is no session, and none is adopted at sign-in", async () => {
    const guest = desk.browser();
    guest.cookie = `desk=${"a".repeat(64)}`;
    expect((await guest.get("/api/session")).status).toBe(401);
    await guest.signIn(desk.store, asha);
    expect(guest.cookie).not.toContain("aaaa");
  });
});

describe("requests from elsewhere", () => {
  test.each(["same-site", "cross-site", "none", undefined])("with Sec-Fetch-Site %s change nothing", async (site) => {
    const id = await save();
    const response = await fetch(`${desk.url}/api/enquiries/${id}/claim`, {
      method: "POST",
      body: "{}",
      headers: { "content-type": "application/json", cookie: browser.cookie, ...(site && { "sec-fetch-site": site }) },
    });
    expect(response.status).toBe(403);
    expect((await desk.store.enquiries.detail(id))!.enquiry.owner).toBeNull();
  });

  test("another page cannot read either", async () => {
    for (const site of ["same-site", "cross-site"]) {
      const response = await browser.request("/api/enquiries", { headers: { "sec-fetch-site": site } });
      expect(response.status).toBe(403);
    }
  });

  test("a form cannot post: only JSON is read", async () => {
    const id = await save();
    const body = new URLSearchParams({ text: "x" });
    const response = await browser.request(`/api/enquiries/${id}/note`, { method: "POST", body });
    expect(response.status).toBe(400);
    const broken = await browser.request(`/api/enquiries/${id}/note`, {
      method: "POST",
      body: "{no json",
      headers: { "content-type": "application/json" },
    });
    expect(broken.status).toBe(400);
  });

  test("a body that no page of ours sends is not read", async () => {
    const body = JSON.stringify({ token: "x".repeat(100_000) });
    const headers = { "content-type": "application/json" };
    expect((await desk.browser().request("/api/open", { method: "POST", body, headers })).status).toBe(413);
  });

  test("another name for this machine gets nothing", async () => {
    const { port } = new URL(desk.url);
    const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { "sec-fetch-site": "none" } });
    expect([response.status, await response.text()]).toEqual([421, `The desk is at ${desk.url}.\n`]);
    // Not even which store it has, but to the command line of this machine.
    const which = (host: string) => fetchWithHost(Number(port), host, "/api/which");
    expect((await which(`127.0.0.1:${port}`)).statusCode).toBe(200);
    expect((await which(`rebound.example:${port}`)).statusCode).toBe(421);
  });
});

describe("ports", () => {
  test("no address of the desk answers on the public port", async () => {
    await using site = await startApp();
    for (const [method, path] of guarded) {
      const response = await site.app.request(path, { method, headers: { cookie: browser.cookie } });
      // An application is posted there, which is the site's own.
      expect([path, response.status]).toEqual([path, path === "/api/applications" ? 405 : 404]);
    }
    for (const path of ["/api/sign-in/options", "/api/join/options", "/api/open"])
      expect((await site.app.request(path, { method: "POST", body: "{}" })).status).toBe(404);
    for (const path of ["/today", "/enquiries", "/join", "/open"])
      expect((await site.app.request(path)).status).toBe(404);
  });

  test("no address of the site answers at the desk", async () => {
    for (const path of ["/api/leads", "/api/applications", "/api/newsletter"])
      expect([path, (await browser.post(path, {})).status]).toEqual([path, 404]);
    expect((await browser.get("/api/health")).status).toBe(404);
    expect((await browser.request("/calendar.ics")).status).toBe(404);
  });
});

describe("the pages", () => {
  test("are one file for every address, with headers of the desk's own", async () => {
    for (const path of ["/", "/enquiries", "/enquiries/01a1-x", "/join"]) {
      const response = await browser.request(path);
      expect([path, response.status, await response.text()]).toEqual([path, 200, "<!doctype html><title>Desk</title>"]);
      const policy = response.headers.get("content-security-policy");
      expect(policy).toContain("default-src 'none'; script-src 'self'");
      expect(policy).not.toMatch(/unsafe|\*|https?:/);
      expect(response.headers.get("permissions-policy")).toContain("publickey-credentials-get=(self)");
      expect(response.headers.get("referrer-policy")).toBe("no-referrer");
      expect(response.headers.get("x-robots-tag")).toContain("noindex");
    }
    expect((await browser.request("/assets/main-abc.js")).headers.get("cache-control")).toContain("immutable");
    expect((await browser.request("/assets/none.js")).status).toBe(404);
    expect((await browser.request("/../../package.json")).status).toBe(404);
  });
});

describe("the cookie", () => {
  const setCookie = async (place?: Record<string, string>) => {
    await using fresh = await openDesk(place);
    const { id } = await fresh.store.people.invite(asha);
    const { token } = await fresh.store.people.issueLink(id, "open");
    const { port } = new URL(`http://127.0.0.1:${fresh.port}`);
    const response = await fetchWithHost(Number(port), new URL(fresh.url).host, "/api/open", { token });
    return response.headers["set-cookie"]?.[0] ?? "";
  };

  test("on this machine: for the desk's pages alone, out of reach of scripts", async () => {
    expect(await setCookie()).toMatch(/^desk=[0-9a-f]{64}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Strict$/);
  });

  test("under https: bound to its host, never in the clear", async () => {
    expect(await setCookie({ DESK_URL: "https://desk.example.in" })).toMatch(
      /^__Host-desk=[0-9a-f]{64}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
  });
});

test("each request is in the log with an id, a pattern, a result and who asked, and nothing personal", async () => {
  await using fresh = await openDesk();
  const signedIn = await fresh.signedIn(asha);
  const { id } = await fresh.store.saveLead(sampleLead());
  const response = await signedIn.request(`/api/enquiries/${id}?search=secret-name`);
  await signedIn.request("/api/enquiries?search=secret-name");
  const [person] = await fresh.store.people.list();
  const lines = fresh.logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "request");
  expect(lines.at(-2)).toMatchObject({
    requestId: response.headers.get("x-request-id"),
    method: "GET",
    route: "/api/enquiries/:id",
    status: 200,
    ms: expect.any(Number),
    person: person!.id,
  });
  expect(lines.at(-1)).toMatchObject({ route: "/api/enquiries", status: 200 });
  expect(fresh.logged.join("")).not.toMatch(
    new RegExp(`secret-name|Asha|firm\\.example|${id}|${signedIn.cookie.slice(-20)}`),
  );
});

function fetchWithHost(port: number, host: string, path: string, body?: unknown) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { host, "content-type": "application/json", "sec-fetch-site": "same-origin" };
    const request = httpRequest(
      { host: "127.0.0.1", port, path, method: body ? "POST" : "GET", headers },
      (response) => {
        response.resume();
        response.on("end", () => resolve(response));
      },
    );
    request.on("error", reject);
    request.end(body && JSON.stringify(body));
  });
}
