import { createHash } from "node:crypto";
import { resumeLimits } from "../../domain/forms/application.ts";
import { dayMs, hourMs, minuteMs } from "../../domain/india/time.ts";
import { RateLimiter, widerNetworkFactor } from "../http/rate-limit.ts";
import { megabyte } from "../store/records.ts";
import { type Body, BodyError, type BodyLimits } from "./body.ts";

export interface FormLimits {
  body: BodyLimits;
  /** Largest file, in a form that has one. */
  fileBytes?: number;
  submissions: SubmissionLimits;
}

/** In memory until they are stored: four of the largest, or many slow ones that have only begun. */
export const uploadRoom: RoomLimits = { bytes: 24 * megabyte, bodies: 24, bodiesOfVisitor: 4 };
/** How long to wait when there is no room: about as long as an upload takes. */
export const crowdedRetrySeconds = 20;

/** The slowest line that is worth waiting for. */
const pace = { patienceMs: 15_000, bytesPerSecond: 2 * 1024 };

/** What a form without a file may send. */
const shortForm: BodyLimits = { bytes: 16 * 1024, drainBytes: 48 * 1024, totalMs: 30_000, ...pace };

/** A message of a thousand characters may take nine bytes each on the way, and a company plan goes with it. */
const enquiryForm: BodyLimits = { ...shortForm, bytes: 24 * 1024 };

/** The most that is read of a post that is refused anyway, to show a person the form as it was typed. */
export const refusedForm: BodyLimits = { ...enquiryForm, drainBytes: 0 };

/** A large resume on a slow line takes minutes; a megabyte is left for the other fields and the encoding. */
const formWithFile: BodyLimits = {
  bytes: resumeLimits.bytes + megabyte,
  drainBytes: 18 * megabyte,
  totalMs: 5 * minuteMs,
  ...pace,
};

export type FormPath = "leads" | "applications" | "newsletter";

export const formLimits: Record<FormPath, FormLimits> = {
  leads: { body: enquiryForm, submissions: { usual: 60, most: 300 } },
  applications: {
    body: formWithFile,
    fileBytes: resumeLimits.bytes,
    submissions: { usual: 20, most: 60 },
  },
  newsletter: { body: shortForm, submissions: { usual: 20, most: 100 } },
};

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

/** How often the same words come in a day from a person who sends a form again. */
const usualRepetitions = 4;

/** Counts what was stored: for each address, and of the same words. Mistakes in typing and repeats cost nobody a turn. */
export class SubmissionLimit {
  readonly #usual: RateLimiter;
  readonly #most: RateLimiter;
  readonly #words = new RateLimiter({ burst: usualRepetitions, windowMs: dayMs });

  constructor({ usual, most }: SubmissionLimits) {
    this.#usual = new RateLimiter({ burst: usual, windowMs: hourMs });
    this.#most = new RateLimiter({ burst: most, windowMs: hourMs });
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

interface RoomLimits {
  /** Bytes in memory, of uploads on their way in or not stored yet. */
  bytes: number;
  /** Uploads at once. */
  bodies: number;
  /** Of them from one address. */
  bodiesOfVisitor: number;
}

/** The uploads on their way in. When there is no room for all of them, the slowest makes way. */
export class UploadRoom {
  readonly #limits: RoomLimits;
  readonly #bodies = new Map<Body, readonly string[]>();

  constructor(limits: RoomLimits) {
    this.#limits = limits;
  }

  enter(body: Body, networks: readonly string[]): void {
    const others = [...this.#bodies.values()];
    for (const [width, network] of networks.entries()) {
      const held = others.filter((their) => their[width] === network).length;
      if (held >= this.#limits.bodiesOfVisitor * widerNetworkFactor ** width) throw new BodyError("too-many");
    }
    this.#bodies.set(body, networks);
    this.grown();
  }

  leave(body: Body): void {
    this.#bodies.delete(body);
  }

  grown(): void {
    while (this.#bodies.size > this.#limits.bodies || this.#bytes() > this.#limits.bytes) {
      const [first, ...others] = this.#bodies.keys();
      const slowest = others.reduce((slow, body) => (body.due < slow.due ? body : slow), first!);
      slowest.stop("crowded-out");
      this.leave(slowest);
    }
  }

  #bytes(): number {
    return this.#bodies.keys().reduce((sum, { size }) => sum + size, 0);
  }
}
