import { resumeLimits } from "../../domain/forms/application.ts";
import type { RoomLimits } from "../applications/upload-room.ts";
import type { BodyLimits } from "./body.ts";
import type { SubmissionLimits } from "./submission-limit.ts";

export interface FormLimits {
  body: BodyLimits;
  /** Largest file, in a form that has one. */
  fileBytes?: number;
  submissions: SubmissionLimits;
}

const megabyte = 1024 * 1024;

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
  totalMs: 5 * 60_000,
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
