import { describe, expect, test } from "vitest";
import { site } from "../../content/site.ts";
import { browserForm, json, quickLead, startApp } from "../testing/app.ts";
import { formLimits } from "./limits.ts";

const from = (address: string) => ({ incoming: { complete: true, socket: { remoteAddress: address } } }) as never;

describe("limits of the endpoints", () => {
  const now = () => 1_800_000_000_000;
  const fewLeads = (usual: number, most: number) => ({
    ...formLimits,
    leads: { ...formLimits.leads, submissions: { usual, most } },
  });

  test("an office of thirty founders behind one address all get through, unmarked, typing errors and all", async () => {
    await using server = await startApp({ limits: formLimits, now });
    for (let founder = 0; founder < 30; founder += 1) {
      const post = (lead: object) => server.app.request("/api/leads", json(lead), from("192.0.2.1"));
      const lead = { ...quickLead, fullName: `Founder ${founder}`, email: `f${founder}@example.in` };
      for (const phone of ["1", "12", "123"]) expect((await post({ ...lead, phone })).status).toBe(422);
      expect((await post(lead)).status).toBe(201);
    }
    const stored = await server.stored();
    expect(stored).toHaveLength(30);
    expect(stored.flatMap(({ suspect }) => suspect)).toEqual([]);
  });

  test("beyond the usual leads are stored and marked, and refused only where the disk needs it", async () => {
    await using server = await startApp({ limits: fewLeads(3, 5), now });
    const post = (address: string, claimed: string) =>
      server.app.request("/api/leads", json(quickLead, { "x-forwarded-for": claimed }), from(address));
    for (let count = 0; count < 5; count += 1) expect((await post("192.0.2.1", `1.1.1.${count}`)).status).toBe(201);
    const sixth = await post("192.0.2.1", "2.2.2.2");
    expect([sixth.status, sixth.headers.get("retry-after")]).toEqual([429, "720"]);
    expect((await post("192.0.2.2", "2.2.2.2")).status).toBe(201);
    const marks = (await server.stored()).map(({ suspect }) => suspect.filter((sign) => sign !== "duplicate").join());
    expect(marks.sort()).toEqual(["", "", "", "", "many", "many"]);
  });

  test("neither an error nor a repeat uses up a turn", async () => {
    await using server = await startApp({ limits: fewLeads(2, 2), now });
    const post = (lead: object) => server.app.request("/api/leads", json(lead));
    for (let count = 0; count < 5; count += 1) expect((await post({ ...quickLead, email: "" })).status).toBe(422);
    for (const status of [201, 200, 200, 200]) {
      expect((await post({ ...quickLead, idempotencyKey: "same" })).status).toBe(status);
    }
    expect((await post(quickLead)).status).toBe(201);
    expect((await post(quickLead)).status).toBe(429);
  });

  test("posts that arrive at once cannot all slip through before the first is counted", async () => {
    await using server = await startApp({ limits: fewLeads(2, 4), now });
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => server.app.request("/api/leads", json(quickLead))),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(4);
  });

  test("counts by the proxy's word when one is trusted", async () => {
    await using server = await startApp({ limits: fewLeads(5, 10), env: { TRUST_PROXY: 1 }, now });
    const post = (claimed: string) =>
      server.app.request("/api/leads", json(quickLead, { "x-forwarded-for": claimed }), from("127.0.0.1"));
    for (let count = 0; count < 10; count += 1) expect((await post(`6.6.6.${count}, 192.0.2.1`)).status).toBe(201);
    expect((await post("6.6.6.6, 192.0.2.1")).status).toBe(429);
    expect((await post("6.6.6.6, 192.0.2.2")).status).toBe(201);
  });

  test("keeps but does not write to the addresses of a visitor who enters very many", async () => {
    const limits = { ...formLimits, newsletter: { ...formLimits.newsletter, submissions: { usual: 2, most: 9 } } };
    await using server = await startApp({ limits, now });
    for (let count = 0; count < 4; count += 1) {
      expect((await server.app.request("/api/newsletter", json({ email: `a${count}@b.in` }))).status).toBe(201);
    }
    expect(await server.stored()).toHaveLength(4);
    expect((await server.store.outbox.counts()).mail.waiting).toBe(2);
  });

  test("shows a browser what was typed and the phone number", async () => {
    await using server = await startApp({ limits: fewLeads(1, 1) });
    await server.app.request("/api/leads", browserForm(quickLead));
    const response = await server.app.request("/api/leads", browserForm({ ...quickLead, fullName: "Asha <Rao>" }));
    expect(response.status).toBe(429);
    const page = await response.text();
    expect(page).toContain('value="Asha &lt;Rao&gt;"');
    expect(page).toContain(`call us on ${site.phone.display}`);
  });
});

describe("forwarding headers that do not fit TRUST_PROXY", () => {
  const warnings = (logged: string[]) => logged.map((line) => JSON.parse(line)).filter(({ level }) => level === 40);

  test.each([
    [0, "192.0.2.1", "set TRUST_PROXY=1."],
    [2, "192.0.2.1", "set TRUST_PROXY=1."],
    [0, "192.0.2.1, 10.0.0.1", "set TRUST_PROXY=2."],
  ])("with TRUST_PROXY=%i and %j are named once, with what to set", async (trustProxy, header, advice) => {
    await using server = await startApp({ env: { TRUST_PROXY: trustProxy } });
    for (let count = 0; count < 3; count += 1) {
      await server.app.request("/api/leads", json(quickLead, { "x-forwarded-for": header }));
    }
    expect(warnings(server.logged)).toMatchObject([{ msg: expect.stringContaining(advice) }]);
    expect(server.logged.join("")).not.toContain("192.0.2.1");
  });

  test("are not named when they fit", async () => {
    await using server = await startApp({ env: { TRUST_PROXY: 1 } });
    await server.app.request("/api/leads", json(quickLead, { "x-forwarded-for": "6.6.6.6, 192.0.2.1" }));
    await server.app.request("/api/leads", json(quickLead));
    expect(warnings(server.logged)).toEqual([]);
  });
});

describe("what is read of a post that is refused", () => {
  /** Five megabytes in small pieces, and how many of them were asked for. */
  function largeForm() {
    const read = { bytes: 0 };
    const piece = new TextEncoder().encode(`${"x".repeat(1023)}&`);
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          read.bytes += piece.length;
          if (read.bytes > 5 * 1024 * 1024) controller.close();
          else controller.enqueue(piece);
        },
      },
      { highWaterMark: 0 },
    );
    return { read, body };
  }
  const send = async (headers: Record<string, string>, path = "/api/leads") => {
    const once = { ...formLimits, leads: { ...formLimits.leads, submissions: { usual: 1, most: 1 } } };
    await using server = await startApp({ limits: once });
    await server.app.request("/api/leads", json(quickLead));
    const { read, body } = largeForm();
    const init = { method: "POST", headers: { ...browserForm({}).headers, ...headers }, body, duplex: "half" };
    const { status } = await server.app.request(path, init as RequestInit);
    return { status, bytes: read.bytes };
  };

  test("is nothing from another site or of an unknown kind", async () => {
    expect(await send({ "sec-fetch-site": "cross-site" })).toEqual({ status: 403, bytes: 0 });
    expect(await send({ "content-type": "text/plain" })).toEqual({ status: 415, bytes: 0 });
    expect(await send({}, "/api/applications")).toEqual({ status: 415, bytes: 0 });
  });

  test("is 24 KB for a person who must wait, and nothing for a program", async () => {
    const person = await send({});
    expect(person.status).toBe(429);
    expect(person.bytes).toBeLessThanOrEqual(25 * 1024);
    expect(await send({ accept: "application/json" })).toEqual({ status: 429, bytes: 0 });
  });
});
