import { createHash, type Hash } from "node:crypto";
import type { PhoneQuestion } from "../../domain/forms/enquiry-fields.ts";
import { type FormName, hiddenFields } from "../../domain/forms/form.ts";
import type { SpamSign } from "../../domain/forms/spam.ts";
import type { LanguagePage } from "../../domain/languages/pages.ts";
import type { RequestContext } from "../http/context.ts";
import { adviseWhen, type ErrorStatus, errorWords, storeRetrySeconds } from "../http/html.ts";
import { IdempotencyConflict, NoRoomForResume, StoreUnavailable } from "../store/records.ts";
import { BodyError, type Encoding, type Fields, UnreadableFields } from "./body.ts";
import { crowdedRetrySeconds } from "./limits.ts";
import type { Visit } from "./visit.ts";

/** What the store is told beside the person's own words. */
interface Provenance extends Idempotency {
  page?: string | undefined;
  utm: Readonly<Record<string, string>>;
  suspect: readonly SpamSign[];
}

/** What signs of spam are looked for in. */
export interface SpamFacts {
  email: string;
  /** Where people write a name, and programs a link. */
  lines: readonly string[];
  /** What would be the same in a message sent to everybody, whoever it claims to be from; empty if nothing would. */
  words: readonly string[];
}

type Validated<Valid> = { valid: Valid; signs?: readonly SpamSign[] } | { errors: FieldErrors };

export type FieldErrors = Record<string, string | undefined>;

/** A submission the store has committed. */
export interface Accepted {
  status: 200 | 201;
  body: Record<string, unknown>;
  /** What the desk hears of it. */
  topic?: string;
}

/** One address that accepts a form: how it may arrive, what is valid, and where it is stored. */
export interface FormEndpoint<Valid> {
  encodings: readonly Encoding[];
  /** Which form's page is shown again when something is wrong. */
  form(fields: Fields): FormName;
  /** The page it was sent from, if that is in another language. */
  language?(fields: Fields): LanguagePage | undefined;
  validate(fields: Fields): Validated<Valid>;
  /** About a number that looks incomplete, unless it was asked about before. For people without script: with it, the page asks itself. */
  question?(fields: Fields): PhoneQuestion | undefined;
  spamFacts(valid: Valid): SpamFacts;
  submit(valid: Valid, visit: Visit, provenance: Provenance): Promise<Accepted>;
}

export const hasErrors = (errors: FieldErrors): boolean => Object.keys(errors).length > 0;

export interface Idempotency {
  idempotencyKey?: string | undefined;
  /** What the key was used for; another body under the same key is a mistake of the sender. */
  bodyDigest?: string | undefined;
}

/**
 * A program that repeats a request sends its key in the header, and must not use it for anything else. Our own forms send theirs in a
 * field; there the same key with other words is a person who went back and corrected something, and counts as a new submission.
 */
export function readIdempotency(c: RequestContext, fields: Fields, submission: unknown): Idempotency {
  const bodyDigest = digest(submission);
  const fromHeader = c.req.header("idempotency-key");
  if (fromHeader) return { idempotencyKey: digest(["header", fromHeader]), bodyDigest };
  const fromForm = fields.text(hiddenFields.idempotencyKey);
  return fromForm ? { idempotencyKey: digest(["form", fromForm, bodyDigest]) } : {};
}

/** Of one length, and without characters a database would refuse. */
function digest(value: unknown): string {
  const hash = createHash("sha256");
  addTo(hash, value);
  return hash.digest("base64url");
}

function addTo(hash: Hash, value: unknown): void {
  if (value instanceof Uint8Array) hash.update(`bytes ${value.byteLength}\n`).update(value);
  else if (typeof value === "object" && value !== null) {
    for (const [name, part] of Object.entries(value)) {
      hash.update(`${JSON.stringify(name)}\n`);
      addTo(hash, part);
    }
    hash.update("end\n");
  } else hash.update(`${JSON.stringify(value) ?? ""}\n`);
}

/** Why a post was not accepted. */
export class Rejection extends Error {
  override name = "Rejection";
  readonly status: ErrorStatus;
  readonly errors: FieldErrors;
  readonly retryAfter: number | undefined;
  /** What to do now. */
  readonly advice: string;

  constructor(status: ErrorStatus, { errors = {}, retryAfter }: { errors?: FieldErrors; retryAfter?: number } = {}) {
    super(errorWords[status].heading);
    this.status = status;
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.advice = adviseWhen(errorWords[status].advice, retryAfter);
  }
}

const bodyErrorStatus = {
  "too-large": 413,
  "too-slow": 408,
  "cut-off": 400,
  "crowded-out": 503,
  "too-many": 429,
} as const;

/** Only an unavailable store is worth trying again; an error of ours is reported as one. */
export function toRejection(c: RequestContext, error: unknown): Rejection {
  if (error instanceof Rejection) return error;
  if (error instanceof BodyError) {
    const busy = error.problem === "crowded-out" || error.problem === "too-many";
    return new Rejection(bodyErrorStatus[error.problem], busy ? { retryAfter: crowdedRetrySeconds } : {});
  }
  if (error instanceof UnreadableFields) return new Rejection(400);
  if (error instanceof IdempotencyConflict) return new Rejection(422, { errors: { idempotencyKey: error.message } });
  c.var.log.error({ err: error }, "a submission could not be stored");
  if (error instanceof NoRoomForResume) return new Rejection(507);
  if (error instanceof StoreUnavailable) return new Rejection(503, { retryAfter: storeRetrySeconds });
  return new Rejection(500);
}
