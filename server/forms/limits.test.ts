import { describe, expect, test } from "vitest";
import { site } from "../../content/site.ts";
import { RateLimiter } from "../http/rate-limit.ts";
import { applicationForm, browserForm, json, quickLead, startApp } from "../testing/app.ts";
import { formLimits } from "./limits.ts";

describe("a visitor's bucket", () => {
  const limit = { burst: 10, windowMs: 600_000 };

  test("lets ten through, then one a minute", () => {
    const limiter = new RateLimiter(limit);
    for (let post = 0; post < 10; post += 1) expect(limiter.take("a", 0)).toBe(0);
    expect(limiter.take("a", 0)).toBe(60);
    expect(limiter.take("a", 30_000)).toBe(30);
    expect(limiter.take("b", 30_000)).toBe(0);
    expect(limiter.take("a", 60_000)).toBe(0);
    expect(limiter.take("a", 60_001)).toBe(60);
  });

  test("is full again after the window, and no fuller", () => {
    const limiter = new RateLimiter(limit);
    for (let post = 0; post < 10; post += 1) limiter.take("a", 0);
    const later = 100 * limit.windowMs;
    for (let post = 0; post < 10; post += 1) expect(limiter.take("a", later)).toBe(0);
    expect(limiter.take("a", later)).toBeGreaterThan(0);
  });

  test("does not refill when the clock is set back", () => {
    const limiter = new RateLimiter({ burst: 1, windowMs: 1000 });
    expect(limiter.take("a", 5000)).toBe(0);
    expect(limiter.take("a", 0)).toBe(1);
  });

  test("remembers a bounded number of visitors and forgets the quietest first", () => {
    const limiter = new RateLimiter({ burst: 1, windowMs: 1e9 }, 3);
    for (const visitor of ["a", "b", "c"]) limiter.take(visitor, 0);
    limiter.take("a", 1);
    limiter.take("d", 2);
    expect(limiter.visitors).toBe(3);
    expect(limiter.take("a", 3)).toBeGreaterThan(0);
    expect(limiter.take("b", 3)).toBe(0);
  });
});

describe("limits of the endpoints", () => {
  const from = (address: string) => ({ incoming: { socket: { remoteAddress: address } } }) as never;

  test("responds to the eleventh lead of one address with 429 and the seconds to wait, whatever it claims", async () => {
    await using server = await startApp({ limits: formLimits, now: () => 1_800_000_000_000 });
    const post = (address: string, claimed: string) =>
      server.app.request("/api/leads", json(quickLead, { "x-forwarded-for": claimed }), from(address));
    for (let post_ = 0; post_ < 10; post_ += 1) expect((await post("192.0.2.1", `1.1.1.${post_}`)).status).toBe(201);
    const eleventh = await post("192.0.2.1", "2.2.2.2");
    expect([eleventh.status, eleventh.headers.get("retry-after")]).toEqual([429, "60"]);
    expect((await post("192.0.2.2", "2.2.2.2")).status).toBe(201);
    expect(await server.stored()).toHaveLength(11);
  });

  test("counts by the proxy's word when one is trusted", async () => {
    await using server = await startApp({ limits: formLimits, trustProxy: 1 });
    const post = (claimed: string) =>
      server.app.request("/api/leads", json(quickLead, { "x-forwarded-for": claimed }), from("127.0.0.1"));
    for (let count = 0; count < 10; count += 1) expect((await post(`6.6.6.${count}, 192.0.2.1`)).status).toBe(201);
    expect((await post("6.6.6.6, 192.0.2.1")).status).toBe(429);
    expect((await post("6.6.6.6, 192.0.2.2")).status).toBe(201);
  });

  test("lets five applications and five sign-ups through", async () => {
    await using server = await startApp({ limits: formLimits });
    const apply = () => server.app.request("/api/applications", { method: "POST", body: applicationForm() });
    const subscribe = () => server.app.request("/api/newsletter", json({ email: "a@b.in" }));
    for (const send of [apply, subscribe]) {
      for (let count = 0; count < 5; count += 1) expect((await send()).status).toBe(201);
      expect((await send()).status).toBe(429);
    }
  });

  test("shows a browser what was typed and the phone number", async () => {
    const once = { ...formLimits, leads: { ...formLimits.leads, rate: { burst: 1, windowMs: 60_000 } } };
    await using server = await startApp({ limits: once });
    await server.app.request("/api/leads", browserForm(quickLead));
    const response = await server.app.request("/api/leads", browserForm({ ...quickLead, fullName: "Asha <Rao>" }));
    expect(response.status).toBe(429);
    const page = await response.text();
    expect(page).toContain('value="Asha &lt;Rao&gt;"');
    expect(page).toContain(`call us on ${site.phone.display}`);
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
    const once = { ...formLimits, leads: { ...formLimits.leads, rate: { burst: 1, windowMs: 60_000 } } };
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

  test("is 16 KB for a person who must wait, and nothing for a program", async () => {
    const person = await send({});
    expect(person.status).toBe(429);
    expect(person.bytes).toBeLessThanOrEqual(17 * 1024);
    expect(await send({ accept: "application/json" })).toEqual({ status: 429, bytes: 0 });
  });
});
