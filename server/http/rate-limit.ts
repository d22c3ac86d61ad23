export interface RateLimit {
  burst: number;
  windowMs: number;
}

/** How many times what one network may do is allowed to the next wider one. */
export const widerNetworkFactor = 4;

interface Bucket {
  tokens: number;
  most: number;
  at: number;
}

/** Counts what one visitor does: a bucket of `burst` tokens for each of its networks, filling up again evenly over the window. */
export class RateLimiter {
  readonly #limit: RateLimit;
  readonly #mostBuckets: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(limit: RateLimit, mostBuckets = 20_000) {
    this.#limit = limit;
    this.#mostBuckets = mostBuckets;
  }

  /** 0 when one more is allowed, which is then counted; else the whole seconds to wait. */
  take(networks: readonly string[], now: number): number {
    const buckets = networks.map((network, width) => this.#fill(network, width, now));
    const waits = buckets.map(({ tokens, most }) => (tokens >= 1 ? 0 : (1 - tokens) * (this.#limit.windowMs / most)));
    const wait = Math.max(...waits);
    if (wait > 0) return Math.max(1, Math.ceil(wait / 1000));
    for (const bucket of buckets) bucket.tokens -= 1;
    return 0;
  }

  /** What was taken came to nothing, and does not count after all. */
  giveBack(networks: readonly string[]): void {
    for (const network of networks) {
      const bucket = this.#buckets.get(network);
      if (bucket) bucket.tokens = Math.min(bucket.most, bucket.tokens + 1);
    }
  }

  get size(): number {
    return this.#buckets.size;
  }

  #fill(network: string, width: number, now: number): Bucket {
    const most = this.#limit.burst * widerNetworkFactor ** width;
    const last = this.#buckets.get(network) ?? { tokens: most, at: now };
    const gained = (Math.max(0, now - last.at) * most) / this.#limit.windowMs;
    const bucket = { tokens: Math.min(most, last.tokens + gained), most, at: now };
    // Written again at the end of the map: the front is whoever has been quiet the longest.
    this.#buckets.delete(network);
    this.#buckets.set(network, bucket);
    if (this.#buckets.size > this.#mostBuckets) this.#buckets.delete(this.#buckets.keys().next().value!);
    return bucket;
  }
}
