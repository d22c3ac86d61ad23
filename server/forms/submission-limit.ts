import { RateLimiter } from "../http/rate-limit.ts";

export interface SubmissionLimits {
  /** Stored submissions an hour from one address that are nothing out of the ordinary: an office, a hostel, an event. */
  usual: number;
  /** The most that are stored at all. It protects the disk. */
  most: number;
}

export interface Turn {
  /** More than usual: stored like any other, but marked. */
  many: boolean;
  /** Nothing was stored, so nothing counts. */
  giveBack(): void;
}

const hour = 60 * 60_000;

/** Counts what was stored for each address. Mistakes in typing and repeats cost nobody a turn. */
export class SubmissionLimit {
  readonly #usual: RateLimiter;
  readonly #most: RateLimiter;

  constructor({ usual, most }: SubmissionLimits) {
    this.#usual = new RateLimiter({ burst: usual, windowMs: hour });
    this.#most = new RateLimiter({ burst: most, windowMs: hour });
  }

  take(visitor: string, now: number): Turn | { retryAfter: number } {
    const retryAfter = this.#most.take(visitor, now);
    if (retryAfter > 0) return { retryAfter };
    const many = this.#usual.take(visitor, now) > 0;
    return {
      many,
      giveBack: () => {
        this.#most.giveBack(visitor);
        if (!many) this.#usual.giveBack(visitor);
      },
    };
  }
}
