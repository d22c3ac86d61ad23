import type { RequestContext } from "../http/context.ts";
import { adviseWhen, type ErrorStatus, errorWords, storeRetrySeconds } from "../http/html.ts";
import { IdempotencyConflict, NoRoomForResume, StoreUnavailable } from "../store/contract.ts";
import { BodyError } from "./body.ts";
import { UnreadableFields } from "./fields.ts";
import type { FieldErrors } from "./form-endpoint.ts";
import { crowdedRetrySeconds } from "./limits.ts";

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
