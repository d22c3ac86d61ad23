import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Authenticator } from "../testing/authenticator.ts";
import { rounds } from "../testing/basics.ts";
import { type DeskBrowser, openDesk } from "../testing/desk.ts";
import { asha, ravi, sampleLead } from "../testing/samples.ts";

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

  test("everybody says their own name, an owner anybody's; what was done before keeps the name it has", async () => {
    const { id } = await desk.store.saveLead(sampleLead());
    await other.post(`/api/enquiries/${id}/claim`, {});
    const raviId = (await desk.store.people.byEmail(ravi.email))!.id;
    const ashaId = (await desk.store.people.byEmail(asha.email))!.id;
    const rename = (who: DeskBrowser, whom: string, name: string) => who.post(`/api/people/${whom}/name`, { name });
    expect((await rename(other, ashaId, "Somebody else")).status).toBe(403);
    for (const wrong of ["", "Owner", "Two\nlines", "n".repeat(81)])
      expect([wrong, (await rename(other, raviId, wrong)).status]).toEqual([wrong, 400]);
    expect((await rename(other, raviId, "Ravi \u202eKumar")).status).toBe(200);
    expect((await other.get("/api/session")).body.person.name).toBe("Ravi Kumar");
    const { enquiry, events } = (await other.get(`/api/enquiries/${id}`)).body;
    expect([enquiry.owner.name, events[0].by.name]).toEqual(["Ravi Kumar", "Ravi"]);
    expect((await rename(browser, raviId, "Ravi")).status).toBe(200);
    expect((await rename(browser, "nobody", "Ravi")).status).toBe(404);
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

test("on one's own machine a program that guesses does not lock its owner out", async () => {
  await using fresh = await openDesk();
  const guest = fresh.browser();
  for (let attempt = 0; attempt < 50; attempt++)
    expect((await guest.post("/api/open", { token: "0".repeat(64) })).status).toBe(410);
  const { id } = await fresh.store.people.invite(asha);
  const { token } = await fresh.store.people.issueLink(id, "open");
  expect((await fresh.browser().post("/api/open", { token })).status).toBe(200);
});

test("wrong sign-ins without end are held up, and nobody else is locked out", async () => {
  await using fresh = await openDesk({ TRUST_PROXY: "1" });
  const key = new Authenticator();
  const from = (address: string) => ({ "x-forwarded-for": address });
  const guest = fresh.browser();
  const response = key.get({ challenge: "eHg", rpId: "localhost" }, fresh.url);
  const statuses = new Map<number, number>();
  for (let attempt = 0; attempt < rounds({ usual: 100, thorough: 1_000 }); attempt++) {
    const { status } = await guest.post("/api/sign-in/verify", { response }, from("203.0.113.9"));
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses.keys()].sort()).toEqual([401, 429]);
  expect(statuses.get(401)).toBeLessThan(60);
  const { id } = await fresh.store.people.invite(asha);
  const { token } = await fresh.store.people.issueLink(id, "open");
  expect((await fresh.browser().post("/api/open", { token }, from("198.51.100.7"))).status).toBe(200);
});
