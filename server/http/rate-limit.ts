export interface RateLimit {
  burst: number;
  windowMs: number;
}

/** Counts what one visitor does: a bucket of `burst` tokens that fills up again evenly over the window. */
export class RateLimiter {
  readonly #limit: RateLimit;
  readonly #mostVisitors: number;
  readonly #buckets = new Map<string, { tokens: number; at: number }>();

  constructor(limit: RateLimit, mostVisitors = 20_000) {
    this.#limit = limit;
    this.#mostVisitors = mostVisitors;
  }

  /** 0 when one more is allowed, which is then counted; else the whole seconds to wait. */
  take(visitor: string, now: number): number {
    const perMs = this.#limit.burst / this.#limit.windowMs;
    const last = this.#buckets.get(visitor) ?? { tokens: this.#limit.burst, at: now };
    const tokens = Math.min(this.#limit.burst, last.tokens + Math.max(0, now - last.at) * perMs);
    const allowed = tokens >= 1;
    // Written again at the end of the map: the front is whoever has been quiet the longest.
    this.#buckets.delete(visitor);
    this.#buckets.set(visitor, { tokens: allowed ? tokens - 1 : tokens, at: now });
    if (this.#buckets.size > this.#mostVisitors) this.#buckets.delete(this.#buckets.keys().next().value!);
    return allowed ? 0 : Math.max(1, Math.ceil((1 - tokens) / perMs / 1000));
  }

  /** What was taken came to nothing, and does not count after all. */
  giveBack(visitor: string): void {
    const bucket = this.#buckets.get(visitor);
    if (bucket) bucket.tokens = Math.min(this.#limit.burst, bucket.tokens + 1);
  }

  get visitors(): number {
    return this.#buckets.size;
  }
}
