import { request as httpRequest, type IncomingMessage } from "node:http";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sqliteFile } from "../store/open.ts";
import { startApp } from "../testing/app.ts";
import { Authenticator } from "../testing/authenticator.ts";
import { type DeskBrowser, openDesk } from "../testing/desk.ts";
import { testEngines } from "../testing/engines.ts";
import { sampleApplication, sampleLead } from "../testing/samples.ts";

const asha = { email: "asha@firm.example", name: "Asha" };
const ravi = { email: "ravi@firm.example", name: "Ravi" };

type Desk = Awaited<ReturnType<typeof openDesk>>;

let desk: Desk;
let browser: DeskBrowser;
let other: DeskBrowser;
beforeAll(async () => {
  desk = await openDesk();
  browser = await desk.signedIn(asha);
  other = await desk.signedIn(ravi);
});
afterAll(() => desk[Symbol.asyncDispose]());

const save = async (changes = {}) => (await desk.store.saveLead(sampleLead(changes))).id;

/** Every address of the desk's API that is for people who are signed in. */
const guarded: readonly (readonly [method: string, path: string])[] = [
  ["GET", "/api/session"],
  ["POST", "/api/session/end"],
  ["GET", "/api/sessions"],
  ["POST", "/api/sessions/x/end"],
  ["GET", "/api/passkeys"],
  ["POST", "/api/passkeys/options"],
  ["POST", "/api/passkeys/verify"],
  ["POST", "/api/passkeys/x/name"],
  ["POST", "/api/passkeys/x/remove"],
  ["GET", "/api/today"],
  ["GET", "/api/choices"],
  ["GET", "/api/enquiries"],
  ["GET", "/api/enquiries/x"],
  ["GET", "/api/enquiries/x/quotations"],
  ["POST", "/api/enquiries/x/quotations"],
  ["POST", "/api/quotations/x"],
  ["GET", "/api/quotations/x/pdf"],
  ...["discard", "send", "withdraw"].map((what) => ["POST", `/api/quotations/x/${what}`] as const),
  ["GET", "/api/registrations"],
  ["GET", "/api/enquiries/x/registration"],
  ...["registration", "registration/act", "founder-link", "founder-links/end"].map(
    (what) => ["POST", `/api/enquiries/x/${what}`] as const,
  ),
  ...["claim", "owner", "call", "note", "mail", "status", "reopen", "follow-up", "accept", "erase"].map(
    (action) => ["POST", `/api/enquiries/x/${action}`] as const,
  ),
  ["GET", "/api/applications"],
  ["GET", "/api/applications/x"],
  ["POST", "/api/applications/x/status"],
  ["GET", "/api/applications/x/resume"],
  ["GET", "/api/numbers"],
  ["GET", "/api/numbers.csv"],
  ["GET", "/api/delivery"],
  ["POST", "/api/delivery/retry"],
  ["POST", "/api/delivery/drop"],
  ["POST", "/api/doctor"],
  ["GET", "/api/people"],
  ["POST", "/api/people/invite"],
  ["POST", "/api/people/x/remove"],
  ["POST", "/api/people/x/sign-out"],
  ["POST", "/api/people/x/role"],
  ["GET", "/api/stream"],
];

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

describe("an enquiry", () => {
  test("is claimed by one; the other gets 409 and who has it", async () => {
    const id = await save();
    const both = await Promise.all([browser, other].map((each) => each.post(`/api/enquiries/${id}/claim`)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [winner, loser] = both[0]!.status === 200 ? both : [both[1]!, both[0]!];
    expect(loser!.body.enquiry.owner).toEqual(winner!.body.enquiry.owner);
    expect(loser!.body.error).toBe(`${winner!.body.enquiry.owner.name} has it already.`);
  });

  test("a stale page gets the newer state", async () => {
    const id = await save();
    await browser.post(`/api/enquiries/${id}/follow-up`, { on: "2027-01-20", version: 1 });
    const stale = await other.post(`/api/enquiries/${id}/status`, { to: "contacted", version: 1 });
    expect(stale).toMatchObject({ status: 409, body: { enquiry: { followUpOn: "2027-01-20", version: 2 } } });
  });

  test.each([
    ["call", { outcome: "maybe", version: 1 }],
    ["call", { outcome: "call-back", version: 1 }],
    ["call", { outcome: "call-back", callBackAt: "2020-01-01T10:00:00+05:30", version: 1 }],
    ["call", { outcome: "reached" }],
    ["note", { text: "   " }],
    ["note", { text: "x".repeat(4_001) }],
    ["status", { to: "closed", version: 1 }],
    ["status", { to: "contacted", reason: "spam", version: 1 }],
    ["follow-up", { on: "2026-02-30", version: 1 }],
    ["assign", { ownerId: 7, version: 1 }],
    ["note", { text: "x", key: "not-a-uuid" }],
  ])("bad input is refused with a sentence: %s %j", async (action, body) => {
    const id = await save();
    const refused = await browser.post(`/api/enquiries/${id}/${action}`, body);
    expect([refused.status, typeof refused.body.error]).toEqual([400, "string"]);
    expect((await desk.store.enquiries.detail(id))!.events).toEqual([]);
  });

  test("what strangers wrote comes back as JSON, never as a page", async () => {
    const name = "<script>alert(1)</script>";
    const id = await save({ name });
    const { headers, body } = await browser.get(`/api/enquiries/${id}`);
    expect(headers.get("content-type")).toBe("application/json");
    expect([body.enquiry.name, headers.get("x-content-type-options")]).toEqual([name, "nosniff"]);
  });

  test("the plan comes with its lines and total", async () => {
    const plan = { structure: "llp", state: "KA", people: 2 } as const;
    const id = await save({ companyPlan: { plan, dropped: [] } });
    const { body } = await browser.get(`/api/enquiries/${id}`);
    expect(body.planLines).toEqual(
      expect.arrayContaining([
        { label: "State", value: "Karnataka" },
        { label: "Estimated total", value: expect.stringMatching(/₹/) },
      ]),
    );
  });

  test("erasing names the address again, is in the audit, and the enquiry is then gone for everybody", async () => {
    const id = await save({ email: "gone@example.in" });
    expect((await browser.post(`/api/enquiries/${id}/erase`, { email: "asha@example.in" })).status).toBe(422);
    expect(await browser.post(`/api/enquiries/${id}/erase`, { email: "Gone@example.in" })).toMatchObject({
      status: 200,
      body: { erased: { leads: 1 } },
    });
    expect((await other.get(`/api/enquiries/${id}`)).status).toBe(404);
    expect((await other.post(`/api/enquiries/${id}/claim`)).status).toBe(404);
  });
});

test("a résumé is a download that nothing opens", async () => {
  const resume = { fileName: 'x"; evil.html', type: "text/html", bytes: new TextEncoder().encode("<script>") };
  const { id } = await desk.store.saveApplication(sampleApplication({ resume }));
  const response = await browser.request(`/api/applications/${id}/resume`);
  expect(response.headers.get("content-type")).toBe("application/octet-stream");
  expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="x_; evil.html"/);
  expect(response.headers.get("content-security-policy")).toContain("sandbox");
  expect(await response.text()).toBe("<script>");
});

test("what cannot be sent is listed with whom it is for, tried again, or taken off the list", async () => {
  const id = await save({ name: "Lost Mail" });
  const claim = () =>
    desk.store.outbox.claim({ now: new Date(), limit: 50, leaseMs: 60_000, workerId: "w", channels: ["mail"] });
  const mine = (await claim()).find(({ submissionId }) => submissionId === id)!;
  await desk.store.outbox.fail(mine.id, "w", "EAUTH: no", "dead");
  await desk.store.outbox.release("w");
  const open = async () => {
    const { body } = await browser.get("/api/delivery");
    return body.open.find((each: { id: string }) => each.id === mine.id);
  };
  expect(await open()).toMatchObject({ state: "dead", lastError: "EAUTH: no", about: { name: "Lost Mail" } });
  expect((await browser.get("/api/delivery")).body).toMatchObject({
    server: { isStoring: true, reasons: [] },
    webhookIsOn: false,
    backupCommand: expect.stringContaining("desk -- backup --to"),
  });
  expect((await browser.post("/api/delivery/retry", { ids: [mine.id] })).body).toEqual({ retried: 1 });
  expect((await browser.post("/api/delivery/drop", { ids: [mine.id] })).body).toEqual({ dropped: 0 });
  await claim();
  await desk.store.outbox.fail(mine.id, "w", "EAUTH: no", "dead");
  await desk.store.outbox.release("w");
  expect((await browser.post("/api/delivery/drop", { ids: [mine.id] })).body).toEqual({ dropped: 1 });
  expect(await open()).toBeUndefined();
});

test("the numbers are given as a table that no spreadsheet runs", async () => {
  await save({ utm: { utm_campaign: "=cmd()" } });
  const response = await browser.request("/api/numbers.csv?by=campaign");
  expect(await response.text()).toMatch(/^campaign,views,enquiries,contacted,quoted,engaged\r\n(.*\r\n)*'=cmd\(\),,1/);
  const total = await browser.request("/api/numbers.csv?by=total");
  expect(await total.text()).toMatch(/^views,enquiries,contacted,quoted,engaged\r\n\d*,\d+,\d+,\d+,\d+\r\n$/);
  const firstCalls = await browser.request("/api/numbers.csv?by=first-call");
  expect(await firstCalls.text()).toMatch(/^median_minutes,called_in_time,called_late_or_not\r\n\d*,\d+,\d+\r\n$/);
  expect((await browser.request("/api/numbers.csv?by=nonsense")).status).toBe(400);
});

describe("people", () => {
  test("only an owner invites and removes; nobody removes themselves", async () => {
    expect((await other.post("/api/people/invite", { email: "new@firm.example" })).status).toBe(403);
    const invited = await browser.post("/api/people/invite", { email: "new@firm.example", name: "Meera" });
    expect(invited).toMatchObject({ status: 200, body: { mailed: false, person: { role: "member" } } });
    expect(invited.body.link).toMatch(new RegExp(`^${desk.url}/join#[0-9a-f]{64}$`));
    const { body } = await browser.get("/api/people");
    const me = body.people.find(({ name }: { name: string }) => name === "Asha");
    expect((await browser.post(`/api/people/${me.id}/remove`)).status).toBe(422);
    const meera = await desk.signedIn({ email: "new@firm.example", name: "Meera" });
    expect((await browser.post(`/api/people/${invited.body.person.id}/remove`)).status).toBe(200);
    expect((await meera.get("/api/session")).status).toBe(401);
  });

  test("an owner signs a colleague out everywhere; the passkeys stay, and a member may not", async () => {
    const someone = await desk.signedIn({ email: "lost@firm.example", name: "Lost" });
    const { id } = (await desk.store.people.byEmail("lost@firm.example"))!;
    expect((await other.post(`/api/people/${id}/sign-out`)).status).toBe(403);
    expect((await other.post(`/api/people/${id}/role`, { role: "owner" })).status).toBe(403);
    expect((await browser.post(`/api/people/${id}/role`, { role: "owner" })).status).toBe(200);
    expect((await desk.store.people.byId(id))?.role).toBe("owner");
    await browser.post(`/api/people/${id}/role`, { role: "member" });
    expect((await browser.post("/api/people/nobody/sign-out")).status).toBe(404);
    expect((await someone.get("/api/session")).status).toBe(200);
    expect(await browser.post(`/api/people/${id}/sign-out`)).toMatchObject({ status: 200, body: { ended: 1 } });
    expect((await someone.get("/api/session")).status).toBe(401);
  });

  test("a name that does not fit on a quotation is refused", async () => {
    const invite = (name: string) => browser.post("/api/people/invite", { email: "long@firm.example", name });
    expect((await invite("n".repeat(81))).status).toBe(400);
    expect((await invite("Two\nlines")).status).toBe(400);
    expect((await invite("n".repeat(80))).status).toBe(200);
  });

  test("nobody ends another's session or touches another's passkeys", async () => {
    const { sessions } = (await other.get("/api/sessions")).body;
    expect((await browser.post(`/api/sessions/${sessions[0].id}/end`)).status).toBe(404);
    const again = await desk.signedIn(asha);
    const mine = (await browser.get("/api/sessions")).body.sessions.find(
      ({ current }: { current: boolean }) => !current,
    );
    expect((await browser.post(`/api/sessions/${mine.id}/end`)).status).toBe(200);
    expect([again.cookie !== "", (await browser.get("/api/session")).status]).toEqual([true, 200]);
  });

  test("signing out ends the session at the server too", async () => {
    const guest = await desk.signedIn(asha);
    const { cookie } = guest;
    await guest.post("/api/session/end");
    guest.cookie = cookie;
    expect((await guest.get("/api/session")).status).toBe(401);
  });
});

describe("links", () => {
  test("work once, and say whether they were used, have ended or are unknown", async () => {
    const { id } = await desk.store.people.invite(asha);
    const { token } = await desk.store.people.issueLink(id, "open");
    expect((await desk.browser().post("/api/open", { token })).status).toBe(200);
    expect(await desk.browser().post("/api/open", { token })).toMatchObject({ status: 410, body: { state: "used" } });
    const unknown = await desk.browser().post("/api/open", { token: "f".repeat(64) });
    expect(unknown).toMatchObject({ status: 410, body: { state: "unknown" } });
    expect(desk.logged.join("")).not.toContain(token);
  });
});

describe("passkeys", () => {
  let fresh: Desk;
  let key: Authenticator;
  beforeEach(async () => {
    key = new Authenticator();
  });
  beforeAll(async () => {
    fresh = await openDesk();
  });
  afterAll(() => fresh[Symbol.asyncDispose]());

  const invite = async (person = asha) => {
    const { id } = await fresh.store.people.invite(person);
    return (await fresh.store.people.issueLink(id, "join")).token;
  };
  const join = async (guest: DeskBrowser, token: string, origin = fresh.url) => {
    const { body } = await guest.post("/api/join/options", { token });
    return guest.post("/api/join/verify", { token, name: "Phone", response: key.create(body.options, origin) });
  };
  const signIn = async (guest: DeskBrowser, origin = fresh.url) => {
    const { body: options } = await guest.post("/api/sign-in/options");
    const response = key.get(options, origin);
    return { response, ...(await guest.post("/api/sign-in/verify", { response })) };
  };

  test("an invitation enrols one, which signs in from then on; the link is used up only then", async () => {
    const token = await invite();
    const guest = fresh.browser();
    // Programs that look into mails may ask as often as they like.
    for (let looks = 0; looks < 3; looks++) expect((await guest.post("/api/join/options", { token })).status).toBe(200);
    expect(await join(guest, token)).toMatchObject({ status: 200, body: { person: { name: "Asha" } } });
    expect(await guest.get("/api/session")).toMatchObject({ status: 200, body: { via: "passkey" } });
    expect((await guest.post("/api/join/options", { token })).status).toBe(410);
    const next = fresh.browser();
    expect(await signIn(next)).toMatchObject({ status: 200 });
    expect((await next.get("/api/session")).body.person.name).toBe("Asha");
    expect((await next.get("/api/passkeys")).body.passkeys).toMatchObject([
      { name: "Phone", lastUsedAt: expect.any(String) },
    ]);
  });

  test("what was sent once is refused when it is sent again", async () => {
    await join(fresh.browser(), await invite());
    const { response } = await signIn(fresh.browser());
    expect((await fresh.browser().post("/api/sign-in/verify", { response })).status).toBe(401);
  });

  test("made for another site, without the person, unknown, or with a counter that went back: refused", async () => {
    const token = await invite();
    expect((await join(fresh.browser(), token, "https://evil.example")).status).toBe(422);
    key.verifiesUser = false;
    expect((await join(fresh.browser(), token)).status).toBe(422);
    key.verifiesUser = true;
    expect((await join(fresh.browser(), token)).status).toBe(200);
    expect((await signIn(fresh.browser(), "http://localhost:4321")).status).toBe(401);
    key.verifiesUser = false;
    expect((await signIn(fresh.browser())).status).toBe(401);
    key.verifiesUser = true;
    key.counter = 40;
    expect((await signIn(fresh.browser())).status).toBe(200);
    key.counter = 3;
    expect((await signIn(fresh.browser())).status).toBe(401);
    expect(fresh.logged.join("")).toContain("counter of a passkey went backwards");
    key = new Authenticator();
    expect((await signIn(fresh.browser())).status).toBe(401);
  });

  test("nonsense is refused with 400", async () => {
    for (const response of [
      {},
      { id: "<x>" },
      { ...key.get({ challenge: "x", rpId: "localhost" }, fresh.url), type: "x" },
    ])
      expect((await fresh.browser().post("/api/sign-in/verify", { response })).status).toBe(400);
  });
});

test("a thousand wrong sign-ins are held up, and nobody else is locked out", async () => {
  await using fresh = await openDesk({ TRUST_PROXY: "1" });
  const key = new Authenticator();
  const from = (address: string) => ({ "x-forwarded-for": address });
  const guest = fresh.browser();
  const response = key.get({ challenge: "eHg", rpId: "localhost" }, fresh.url);
  const statuses = new Map<number, number>();
  for (let attempt = 0; attempt < 1_000; attempt++) {
    const { status } = await guest.post("/api/sign-in/verify", { response }, from("203.0.113.9"));
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses.keys()].sort()).toEqual([401, 429]);
  expect(statuses.get(401)).toBeLessThan(60);
  const { id } = await fresh.store.people.invite(asha);
  const { token } = await fresh.store.people.issueLink(id, "open");
  expect((await fresh.browser().post("/api/open", { token }, from("198.51.100.7"))).status).toBe(200);
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

describe("the stream", () => {
  test("does not keep the server from stopping", async () => {
    const fresh = await openDesk();
    const browser = await fresh.signedIn(asha);
    const streams = await Promise.all(Array.from({ length: 5 }, () => browser.request("/api/stream")));
    const readers = streams.map((stream) => stream.body!.getReader());
    for (const reader of readers) await reader.read();
    const started = Date.now();
    await fresh[Symbol.asyncDispose]();
    expect(Date.now() - started).toBeLessThan(5_000);
    for (const reader of readers) expect((await reader.read()).done).toBe(true);
  });

  test("is open ten times for one person and a hundred times in all", async () => {
    await using fresh = await openDesk();
    const people = Array.from({ length: 11 }, (_, index) => ({ email: `p${index}@firm.example`, name: `P${index}` }));
    const browsers = await Promise.all(people.map((person) => fresh.signedIn(person)));
    // Kept: a response that nobody holds any more is ended by the garbage collector.
    const open: Response[] = [];
    const statuses = async (each: DeskBrowser, times: number) => {
      const responses = await Promise.all(Array.from({ length: times }, () => each.request("/api/stream")));
      open.push(...responses);
      return responses.map(({ status }) => status).sort();
    };
    expect(await statuses(browsers[0]!, 12)).toEqual([...Array(10).fill(200), 429, 429]);
    for (const each of browsers.slice(1, 10)) expect(await statuses(each, 10)).toEqual(Array(10).fill(200));
    expect(await statuses(browsers[10]!, 1)).toEqual([503]);
    expect(open).toHaveLength(12 + 9 * 10 + 1);
    expect((await browsers[0]!.get("/api/today")).status).toBe(200);
  });

  test("is open to as many as before after the store has failed", async () => {
    await using fresh = await openDesk();
    const browser = await fresh.signedIn(asha);
    const file = new DatabaseSync(sqliteFile(fresh.dataDir));
    for (let round = 0; round < 11; round++) {
      const streams = await Promise.all(Array.from({ length: 10 }, () => browser.request("/api/stream")));
      expect(streams.map(({ status }) => status)).toEqual(Array(10).fill(200));
      const readers = streams.map(({ body }) => body!.getReader());
      for (const reader of readers) await reader.read();
      file.exec("alter table sessions rename to sessions_away");
      fresh.changed("people");
      for (const reader of readers) expect((await reader.read()).done).toBe(true);
      file.exec("alter table sessions_away rename to sessions");
    }
    file.close();
  });

  test("ends with the session", async () => {
    await using fresh = await openDesk();
    const [one, two] = [await fresh.signedIn(asha), await fresh.signedIn(ravi)];
    const next = await follow(two);
    const { people } = (await one.get("/api/people")).body;
    const { id: raviId } = people.find(({ name }: { name: string }) => name === "Ravi");
    await one.post(`/api/people/${raviId}/remove`);
    expect(await next()).toBeUndefined();
  });

  describe.each(testEngines())("on $name", (engine) => {
    afterAll(() => engine.clean());

    test("says which enquiries have changed, once, and together what came together", async () => {
      const { databaseUrl } = await engine.fresh();
      await using fresh = await openDesk(databaseUrl ? { DATABASE_URL: databaseUrl } : {});
      const [one, two] = [await fresh.signedIn(asha), await fresh.signedIn(ravi)];
      const ids: string[] = [];
      for (let count = 0; count < 55; count++) ids.push((await fresh.store.saveLead(sampleLead())).id);
      const next = await follow(two);
      const note = (id: string) => one.post(`/api/enquiries/${id}/note`, { text: "Called." });
      const asChanged = (...changed: string[]) => [...changed].map((id) => `enquiry:${id}`).sort();
      // Until PostgreSQL is listened to, everything may have changed.
      await note(ids[0]!);
      let said = await next();
      while (said?.[0] === "all") {
        await note(ids[0]!);
        said = await next();
      }
      expect(said).toEqual(asChanged(ids[0]!));
      await Promise.all([note(ids[1]!), note(ids[2]!)]);
      const both = (await next())!;
      if (both.length < 2) both.push(...(await next())!);
      expect(both.sort()).toEqual(asChanged(ids[1]!, ids[2]!));
      // What came together is said together.
      for (const each of ["people", "delivery"]) fresh.changed(each);
      expect(await next()).toEqual(["delivery", "people"]);
      // Too many are said without their ids: by PostgreSQL, and by the stream.
      if (databaseUrl) await fresh.store.administration.forget(sampleLead().email);
      else fresh.changed(...Array.from({ length: 60 }, (_, index) => `enquiry:${index}`));
      expect(await next()).toContain("enquiries");
    });
  });
});

/** Opens a stream, and gives the topics it says next. */
async function follow(browser: DeskBrowser): Promise<() => Promise<string[] | undefined>> {
  const response = await browser.request("/api/stream");
  expect(response.headers.get("content-type")).toContain("text/event-stream");
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => {
    const { value } = await reader.read();
    return value === undefined ? undefined : /^event: changed\ndata: (.+)\n\n$/.exec(value)![1]!.split(" ").sort();
  };
  expect(await next()).toEqual(["all"]);
  return next;
}

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
