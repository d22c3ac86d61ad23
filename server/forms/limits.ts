import { resumeLimits } from "../../domain/forms/application.ts";
import type { BodyLimits } from "./body.ts";
import type { BudgetLimits } from "./body-budget.ts";
import type { SubmissionLimits } from "./submission-limit.ts";

export interface FormLimits {
  body: BodyLimits;
  /** Largest file, in a form that has one. */
  fileBytes?: number;
  /** How many are validated and stored at once. */
  atOnce: number;
  submissions: SubmissionLimits;
}

const megabyte = 1024 * 1024;

/** Bodies on their way in, 64 MB in all. Uploads have their own share, so that they never keep an enquiry waiting. */
export const bodyBudgets: Record<"uploads" | "shortForms", Record<"everybody" | "visitor", BudgetLimits>> = {
  uploads: {
    everybody: { bytes: 48 * megabyte, bodies: 24 },
    visitor: { bytes: 24 * megabyte, bodies: 4 },
  },
  shortForms: {
    everybody: { bytes: 16 * megabyte, bodies: 500 },
    visitor: { bytes: 4 * megabyte, bodies: 100 },
  },
};
/** How long to wait when the budget is spent: about as long as an upload takes. */
export const budgetRetrySeconds = 20;

/** What a form without a file may send. */
const shortForm: BodyLimits = { bytes: 16 * 1024, drainBytes: 48 * 1024, idleMs: 15_000, totalMs: 30_000 };

/** The most that is read of a post that is refused anyway, to show a person the form as it was typed. */
export const refusedForm: BodyLimits = { ...shortForm, drainBytes: 0 };

/** A 5 MB resume on a slow line takes minutes; a megabyte is left for the other fields and the encoding. */
const formWithFile: BodyLimits = {
  bytes: resumeLimits.bytes + megabyte,
  drainBytes: 18 * megabyte,
  idleMs: 15_000,
  totalMs: 5 * 60_000,
};

export type FormPath = "leads" | "applications" | "newsletter";

export const formLimits: Record<FormPath, FormLimits> = {
  leads: { body: shortForm, atOnce: 1_000, submissions: { usual: 60, most: 300 } },
  applications: {
    body: formWithFile,
    fileBytes: resumeLimits.bytes,
    atOnce: 4,
    submissions: { usual: 20, most: 60 },
  },
  newsletter: { body: shortForm, atOnce: 1_000, submissions: { usual: 20, most: 100 } },
};
