import { resumeLimits } from "../../domain/forms/application.ts";
import type { BodyLimits } from "./body.ts";
import { type RateLimit, RateLimiter } from "./rate-limit.ts";

export type PostLimits = { body: BodyLimits; rate: RateLimit };
export type PostSettings = { body: BodyLimits; rate: RateLimiter };

const tenMinutes = 10 * 60_000;
const shortForm: BodyLimits = { bytes: 16 * 1024, idleMs: 15_000, totalMs: 30_000 };

/** A 5 MB resume on a slow line takes minutes; a megabyte is left for the other fields and the encoding. */
const formWithFile: BodyLimits = { bytes: resumeLimits.bytes + 1024 * 1024, idleMs: 15_000, totalMs: 5 * 60_000 };

export const postLimits = {
  leads: { body: shortForm, rate: { burst: 10, windowMs: tenMinutes } },
  applications: { body: formWithFile, rate: { burst: 5, windowMs: tenMinutes } },
  newsletter: { body: shortForm, rate: { burst: 5, windowMs: tenMinutes } },
} satisfies Record<string, PostLimits>;

export type PostKind = keyof typeof postLimits;

export function settingsOf({ body, rate }: PostLimits): PostSettings {
  return { body, rate: new RateLimiter(rate) };
}
