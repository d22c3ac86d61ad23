import { describe, expect, test } from "vitest";
import { clientNetworks, RateLimiter } from "./rate-limit.ts";

describe("a visitor's bucket", () => {
  const limit = { burst: 10, windowMs: 600_000 };

  test("lets ten through, then one a minute", () => {
    const limiter = new RateLimiter(limit);
    for (let post = 0; post < 10; post += 1) expect(limiter.take(["a"], 0)).toBe(0);
    expect(limiter.take(["a"], 0)).toBe(60);
    expect(limiter.take(["a"], 30_000)).toBe(30);
    expect(limiter.take(["b"], 30_000)).toBe(0);
    expect(limiter.take(["a"], 60_000)).toBe(0);
    expect(limiter.take(["a"], 60_001)).toBe(60);
  });

  test("is full again after the window, and no fuller", () => {
    const limiter = new RateLimiter(limit);
    for (let post = 0; post < 10; post += 1) limiter.take(["a"], 0);
    const later = 100 * limit.windowMs;
    for (let post = 0; post < 10; post += 1) expect(limiter.take(["a"], later)).toBe(0);
    expect(limiter.take(["a"], later)).toBeGreaterThan(0);
  });

  test("does not refill when the clock is set back", () => {
    const limiter = new RateLimiter({ burst: 1, windowMs: 1000 });
    expect(limiter.take(["a"], 5000)).toBe(0);
    expect(limiter.take(["a"], 0)).toBe(1);
  });

  test("remembers a bounded number of visitors and forgets the quietest first", () => {
    const limiter = new RateLimiter({ burst: 1, windowMs: 1e9 }, 3);
    for (const visitor of ["a", "b", "c"]) limiter.take([visitor], 0);
    limiter.take(["a"], 1);
    limiter.take(["d"], 2);
    expect(limiter.size).toBe(3);
    expect(limiter.take(["a"], 3)).toBeGreaterThan(0);
    expect(limiter.take(["b"], 3)).toBe(0);
  });

  test("counts nothing that was given back, and never overflows", () => {
    const limiter = new RateLimiter({ burst: 2, windowMs: 1e9 });
    for (let post = 0; post < 5; post += 1) {
      expect(limiter.take(["a"], 0)).toBe(0);
      limiter.giveBack(["a"]);
    }
    limiter.giveBack(["a"]);
    expect([limiter.take(["a"], 0), limiter.take(["a"], 0)]).toEqual([0, 0]);
    expect(limiter.take(["a"], 0)).toBeGreaterThan(0);
  });

  test("a wider network is allowed four times as much, however many networks there are in it", () => {
    const limiter = new RateLimiter(limit);
    let allowed = 0;
    for (let visitor = 0; visitor < 100; visitor += 1)
      for (let post = 0; post < 10; post += 1) if (limiter.take([`near ${visitor}`, "wide"], 0) === 0) allowed += 1;
    expect(allowed).toBe(40);
    expect(limiter.take(["other", "other wide"], 0)).toBe(0);
  });
});

describe("whose posts are counted together", () => {
  test.each([
    // socket, X-Forwarded-For, hops, key
    ["10.0.0.1", null, 0, "10.0.0.1"],
    ["10.0.0.1", "1.2.3.4", 0, "10.0.0.1"],
    ["10.0.0.1", "1.2.3.4", 1, "1.2.3.4"],
    ["10.0.0.1", "6.6.6.6, 1.2.3.4", 1, "1.2.3.4"],
    ["10.0.0.1", "6.6.6.6, 1.2.3.4, 5.6.7.8", 2, "1.2.3.4"],
    ["10.0.0.1", "1.2.3.4", 2, "10.0.0.1"],
    ["10.0.0.1", null, 1, "10.0.0.1"],
    ["10.0.0.1", "", 1, "10.0.0.1"],
    ["10.0.0.1", "1.2.3.4, nonsense", 1, "10.0.0.1"],
    ["10.0.0.1", "1.2.3.4:5678", 1, "1.2.3.4"],
    ["::ffff:10.0.0.1", null, 0, "10.0.0.1"],
    ["2001:db8:1:2:3:4:5:6", null, 0, "2001:db8:1:2::/64"],
    ["2001:db8:1:2::9", null, 0, "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::9", null, 0, "2001:db8:1:2::/64"],
    ["2001:db8::1", null, 0, "2001:db8:0:0::/64"],
    ["::1", null, 0, "0:0:0:0::/64"],
    ["fe80::1%eth0", null, 0, "fe80:0:0:0::/64"],
    ["10.0.0.1", "[2001:db8:1:2::9]:443", 1, "2001:db8:1:2::/64"],
    ["64:ff9b::192.0.2.1", null, 0, "64:ff9b:0:0::/64"],
    ["", null, 0, "unknown"],
  ])("socket %j, forwarded %j, %d hops: %s", (socket, forwarded, hops, key) => {
    expect(clientNetworks(socket, forwarded, hops)[0]).toBe(key);
  });

  test("an IPv6 visitor is counted by the /48 as well", () => {
    expect(clientNetworks("2001:db8:1:2::9", null, 0)).toEqual(["2001:db8:1:2::/64", "2001:db8:1::/48"]);
    expect(clientNetworks("10.0.0.1", null, 0)).toEqual(["10.0.0.1"]);
  });
});
