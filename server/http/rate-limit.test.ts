import { describe, expect, test } from "vitest";
import { RateLimiter } from "./rate-limit.ts";

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
