import { createHash } from "node:crypto";
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
  /** Counts these words, and says whether they have come too often. */
  isRepetition(words: readonly string[]): boolean;
  /** Nothing was stored, so nothing counts. */
  giveBack(): void;
}

const hour = 60 * 60_000;
/** How often the same words come in a day from a person who sends a form again. */
const usualRepetitions = 4;

/** Counts what was stored: for each address, and of the same words. Mistakes in typing and repeats cost nobody a turn. */
export class SubmissionLimit {
  readonly #usual: RateLimiter;
  readonly #most: RateLimiter;
  readonly #words = new RateLimiter({ burst: usualRepetitions, windowMs: 24 * hour });

  constructor({ usual, most }: SubmissionLimits) {
    this.#usual = new RateLimiter({ burst: usual, windowMs: hour });
    this.#most = new RateLimiter({ burst: most, windowMs: hour });
  }

  take(networks: readonly string[], now: number): Turn | { retryAfter: number } {
    const taken: (() => void)[] = [];
    const take = (limiter: RateLimiter, keys: readonly string[]): number => {
      const retryAfter = limiter.take(keys, now);
      if (retryAfter === 0) taken.push(() => limiter.giveBack(keys));
      return retryAfter;
    };
    const retryAfter = take(this.#most, networks);
    if (retryAfter > 0) return { retryAfter };
    return {
      many: take(this.#usual, networks) > 0,
      isRepetition: (words) => take(this.#words, [digest(words)]) > 0,
      giveBack: () => {
        for (const giveBack of taken) giveBack();
      },
    };
  }
}

const digest = (words: readonly string[]): string =>
  createHash("sha256")
    .update(JSON.stringify(words.map(normalise)))
    .digest("base64url");

const normalise = (text: string): string => text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
