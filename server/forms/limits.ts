import { resumeLimits } from "../../domain/forms/application.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import type { BodyLimits } from "./body.ts";

export interface FormLimits {
  body: BodyLimits;
  /** Largest file, in a form that has one. */
  fileBytes?: number;
  rate: RateLimit;
}

const tenMinutes = 10 * 60_000;

/** What a form without a file may send, and the most that is read of a post that is refused anyway. */
export const shortForm: BodyLimits = { bytes: 16 * 1024, idleMs: 15_000, totalMs: 30_000 };

/** A 5 MB resume on a slow line takes minutes; a megabyte is left for the other fields and the encoding. */
const formWithFile: BodyLimits = { bytes: resumeLimits.bytes + 1024 * 1024, idleMs: 15_000, totalMs: 5 * 60_000 };

export type FormPath = "leads" | "applications" | "newsletter";

export const formLimits: Record<FormPath, FormLimits> = {
  leads: { body: shortForm, rate: { burst: 10, windowMs: tenMinutes } },
  applications: {
    body: formWithFile,
    fileBytes: resumeLimits.bytes,
    rate: { burst: 5, windowMs: tenMinutes },
  },
  newsletter: { body: shortForm, rate: { burst: 5, windowMs: tenMinutes } },
};
