import { describe, expect, test } from "vitest";
import { hi } from "../../content/languages/hi.ts";
import { applicationForm, browserForm, contactLead, json, quickLead, samplePdf, startApp } from "../testing/app.ts";

describe("POST /api/leads", () => {
  test("stores a quick lead, with the phone as ten digits, and responds 201 with its id", async () => {
    await using server = await startApp();
    const response = await server.app.request(
      "/api/leads",
      json({ ...quickLead, fullName: "  Asha Rao ", companyName: "Rao Foods" }),
    );
    expect(response.status).toBe(201);
    const { id } = await response.json();
    expect(await server.store.submission(id)).toMatchObject({
      kind: "lead",
      form: "quick",
      name: "Asha Rao",
      email: "asha@example.in",
      phone: "9876543210",
      companyName: "Rao Foods",
      suspect: [],
    });
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("keeps a contact phone as it was typed, and takes urlencoded and multipart forms", async () => {
    await using server = await startApp();
    const multipart = new FormData();
    for (const [name, value] of Object.entries(contactLead)) multipart.append(name, value);
    for (const body of [new URLSearchParams(contactLead), multipart]) {
      const response = await server.app.request("/api/leads", { method: "POST", body });
      expect(response.status).toBe(201);
    }
    expect(await server.stored()).toMatchObject([{ phone: "080 4123 4567" }, { phone: "080 4123 4567" }]);
  });

  test("tells the outbox only after something was stored", async () => {
    let told = 0;
    await using server = await startApp({
      onStored: () => {
        told += 1;
      },
    });
    await server.app.request("/api/leads", json({ ...quickLead, phone: "1" }));
    expect(told).toBe(0);
    await server.app.request("/api/leads", json(quickLead));
    expect(told).toBe(1);
  });

  test("responds 422 in the specification's words and stores nothing", async () => {
    await using server = await startApp();
    const response = await server.app.request(
      "/api/leads",
      json({ form: "quick", fullName: " ", email: "asha", phone: "12" }),
    );
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      errors: {
        fullName: "Full name is required",
        email: "Email is invalid",
        phone: "Phone number must be 10 digits",
      },
    });
    expect((await server.app.request("/api/leads", json({ ...quickLead, form: "other" }))).status).toBe(422);
    expect(await server.stored()).toEqual([]);
  });

  test("stores once per key and responds 200 with the first id, by header or by field, whatever the key", async () => {
    await using server = await startApp();
    for (const key of ["k", "x".repeat(3000), "odd ☂ \u0000 key"]) {
      const first = await server.app.request("/api/leads", json({ ...quickLead, idempotencyKey: key }));
      const again = await server.app.request("/api/leads", json({ ...quickLead, idempotencyKey: key }));
      expect([first.status, again.status]).toEqual([201, 200]);
      expect(await again.json()).toEqual(await first.json());
    }
    const byHeader = () => server.app.request("/api/leads", json(quickLead, { "idempotency-key": "k" }));
    expect([(await byHeader()).status, (await byHeader()).status]).toEqual([201, 200]);
    expect(await server.stored()).toHaveLength(4);
  });

  test("takes the same key with other words from our forms as a new submission, and never drops it", async () => {
    await using server = await startApp();
    const send = async (email: string) => {
      const response = await server.app.request(
        "/api/leads",
        browserForm({ ...contactLead, email, idempotencyKey: "k" }),
      );
      return [response.status, response.headers.get("location")];
    };
    const thanks = [303, "/thank-you/contact"];
    // Sent, back, corrected, sent, and a double click.
    expect([await send("ahsa@example.in"), await send("asha@example.in"), await send("asha@example.in")]).toEqual([
      thanks,
      thanks,
      thanks,
    ]);
    expect((await server.stored()).map(({ email }) => email).sort()).toEqual(["ahsa@example.in", "asha@example.in"]);
  });

  test("tells a program that uses one key for two things", async () => {
    await using server = await startApp();
    const send = (name: string) =>
      server.app.request("/api/leads", json({ ...quickLead, fullName: name }, { "idempotency-key": "k" }));
    expect((await send("Asha")).status).toBe(201);
    const other = await send("Ravi");
    expect([other.status, await other.json()]).toEqual([
      422,
      { errors: { idempotencyKey: "This key was used before, for something else." } },
    ]);
    expect(await server.stored()).toHaveLength(1);
    const form = (bytes: string) => applicationForm({ resume: new File([samplePdf, bytes], "cv.pdf") });
    const apply = (bytes: string) =>
      server.app.request("/api/applications", {
        method: "POST",
        headers: { "idempotency-key": "k" },
        body: form(bytes),
      });
    expect([(await apply("1")).status, (await apply("1")).status, (await apply("2")).status]).toEqual([201, 200, 422]);
  });

  test("records page, plan and campaign from the hidden fields", async () => {
    await using server = await startApp();
    await server.app.request(
      "/api/leads",
      json({
        ...quickLead,
        page: "/llp-registration?x=1",
        plan: "llp:pro",
        utm_source: "news",
        utm_campaign: "diwali",
      }),
    );
    expect(await server.stored()).toMatchObject([
      { page: "/llp-registration", offer: "llp:pro", utm: { utm_source: "news", utm_campaign: "diwali" } },
    ]);
  });

  test("reads them from the posting page's address when there is no script", async () => {
    await using server = await startApp();
    const referer = "https://sthapana.example/contact-us?plan=opc:starter&utm_source=flyer";
    await server.app.request("/api/leads", browserForm(contactLead, { referer }));
    await server.app.request(
      "/api/leads",
      browserForm(contactLead, { referer: "https://other.example/x?plan=opc:pro" }),
    );
    const [second, first] = await server.stored();
    expect(first).toMatchObject({ page: "/contact-us", offer: "opc:starter", utm: { utm_source: "flyer" } });
    expect(second).toMatchObject({ page: null, offer: null, utm: {} });
  });

  test("drops a page of another site or a strange plan, but keeps the lead", async () => {
    await using server = await startApp();
    const response = await server.app.request(
      "/api/leads",
      json({ ...quickLead, page: "https://evil.example/", plan: "<b>" }),
    );
    expect(response.status).toBe(201);
    expect(await server.stored()).toMatchObject([{ page: null, offer: null }]);
  });

  test("takes what looks automatic with the same response, and flags it", async () => {
    await using server = await startApp();
    const robot = await server.app.request(
      "/api/leads",
      json({ ...quickLead, website: "spam", startedAt: Date.now() }),
    );
    const person = await server.app.request("/api/leads", json({ ...quickLead, startedAt: Date.now() - 60_000 }));
    expect([robot.status, person.status]).toEqual([201, 201]);
    expect(await robot.json()).toEqual({ id: expect.any(String), number: "E-0001" });
    const [second, first] = await server.stored();
    expect(first?.suspect).toEqual(["honeypot", "fast"]);
    expect(second?.suspect).toEqual([]);
  });

  test("takes a number without an address from a page in another language alone, and once", async () => {
    await using server = await startApp();
    const send = (changes: object) =>
      server.app.request(
        "/api/leads",
        json({ ...contactLead, email: "", plan: "llp:open", idempotencyKey: "k", ...changes }),
      );
    expect((await send({})).status).toBe(422);
    const wrong = await send({ page: "/hi", phone: "12" });
    expect(await wrong.json()).toEqual({ errors: { phone: hi.form.errors.phone.invalid } });
    const statuses = [
      await send({ page: "/hi" }),
      await send({ page: "/hi" }),
      await send({ page: "/kn", name: "Devi" }),
    ];
    expect(statuses.map(({ status }) => status)).toEqual([201, 200, 201]);
    const stored = await server.stored();
    expect(stored).toMatchObject([
      { name: "Devi", email: "", suspect: [] },
      { email: "", offer: "llp:open", suspect: [] },
    ]);
    const { rows } = await server.store.enquiries.list({ structure: "llp" }, { limit: 5 });
    expect(rows).toHaveLength(2);
  });

  test("writes no personal data to the log", async () => {
    await using server = await startApp();
    await server.app.request("/api/leads", json(quickLead));
    await server.app.request("/api/newsletter/confirm?token=secret-token");
    const log = server.logged.join("");
    expect(log).toContain('"route":"/api/leads"');
    expect(log).toContain('"status":201');
    for (const personal of ["asha", "Asha", "98765", "secret-token"]) expect(log).not.toContain(personal);
  });
});

describe("who may post", () => {
  test.each([
    [{ origin: "https://evil.example" }, 403],
    [{ origin: "null" }, 403],
    [{ "sec-fetch-site": "cross-site" }, 403],
    [{ "sec-fetch-site": "same-site", origin: "https://sthapana.example" }, 403],
    [{ origin: "https://sthapana.example" }, 201],
    [{ origin: "http://localhost" }, 201],
    [{ origin: "http://localhost:81" }, 403],
    [{ "sec-fetch-site": "same-origin", origin: "null" }, 201],
    [{}, 201],
  ])("responds to %j with %d", async (headers: Record<string, string>, status) => {
    await using server = await startApp();
    const response = await server.app.request("/api/leads", json(quickLead, { host: "localhost", ...headers }));
    expect(response.status).toBe(status);
    expect(await server.stored()).toHaveLength(status === 201 ? 1 : 0);
  });
});

describe("what may be posted", () => {
  test("responds 415 to other types, 400 to what cannot be read, 413 to what is too large", async () => {
    await using server = await startApp();
    const post = (body: string, type: string) =>
      server.app.request("/api/leads", { method: "POST", body, headers: { "content-type": type } });
    expect((await post("hello", "text/plain")).status).toBe(415);
    expect((await post("{", "application/json")).status).toBe(400);
    expect((await post("[]", "application/json")).status).toBe(400);
    expect((await post("null", "application/json")).status).toBe(400);
    expect((await post("--x", "multipart/form-data; boundary=x")).status).toBe(400);
    expect((await post("--x", "multipart/form-data")).status).toBe(400);
    expect((await post(JSON.stringify({ ...quickLead, more: "x".repeat(25_000) }), "application/json")).status).toBe(
      413,
    );
    expect(await server.stored()).toEqual([]);
  });

  test("responds 404 and 405 in JSON, with the methods that are allowed", async () => {
    await using server = await startApp();
    const missing = await server.app.request("/api/nothing");
    expect([missing.status, typeof (await missing.json()).error]).toEqual([404, "string"]);
    const wrong = await server.app.request("/api/leads");
    expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "POST"]);
    expect((await server.app.request("/api/health", { method: "DELETE" })).status).toBe(405);
  });
});
