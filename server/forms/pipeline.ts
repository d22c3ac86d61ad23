import { randomUUID } from "node:crypto";
import { stringifyPlan } from "../../domain/company-plan/stored.ts";
import { hiddenFields, noCompanyPlan, signsOfRobot, thankYouPage } from "../../domain/forms/form.ts";
import { hasLink, isDisposableAddress, type SpamSign } from "../../domain/forms/spam.ts";
import { negotiate } from "../http/accepts.ts";
import { readVisitor } from "../http/client-address.ts";
import type { RequestContext } from "../http/context.ts";
import { type ErrorStatus, errorMessages, storeRetrySeconds } from "../http/error-messages.ts";
import { isSameOrigin } from "../http/same-origin.ts";
import { IdempotencyConflict, NoRoomForResume, StoreUnavailable } from "../store/contract.ts";
import { BodyError, readBody } from "./body.ts";
import { type BodyBudget, type BodyHold, BudgetExceeded } from "./body-budget.ts";
import { DuplicateCounter } from "./duplicates.ts";
import { CollectedFields, type Fields, parseEncoding, parseFields, UnreadableFields } from "./fields.ts";
import type { Accepted, FieldErrors, FormEndpoint, SpamFacts } from "./form-endpoint.ts";
import { readIdempotency } from "./idempotency.ts";
import { limitConcurrency } from "./limit-concurrency.ts";
import { budgetRetrySeconds, type FormLimits, refusedForm } from "./limits.ts";
import { SubmissionLimit, type Turn } from "./submission-limit.ts";
import { fillTemplate, type Templates } from "./templates.ts";
import { readVisit } from "./visit.ts";

/** Why a post was not accepted. */
class Rejection extends Error {
  override name = "Rejection";
  readonly status: ErrorStatus;
  readonly errors: FieldErrors;
  readonly retryAfter: number | undefined;

  constructor(status: ErrorStatus, { errors = {}, retryAfter }: { errors?: FieldErrors; retryAfter?: number } = {}) {
    super(errorMessages[status]);
    this.status = status;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}

export interface FormSettings {
  limits: FormLimits;
  /** Shared by all forms of about this size. */
  budget: BodyBudget;
  templates: Templates["forms"];
}

/** One post to one endpoint: negotiate, limit, read and parse, validate, store, respond. */
export function handleForm<Valid>(endpoint: FormEndpoint<Valid>, { limits, budget, templates }: FormSettings) {
  const submissions = new SubmissionLimit(limits.submissions);
  const duplicates = new DuplicateCounter();
  // From here on an uploaded file is in memory as a whole.
  const inTurn = limitConcurrency(limits.atOnce);

  return async (c: RequestContext): Promise<Response> => {
    const format = negotiate(c);
    const visitor = readVisitor(c);
    const held = budget.hold(visitor);
    await using fields = new CollectedFields();
    try {
      requireSameOrigin(c);
      requireEncoding(c, endpoint);
      const turn = submissions.take(visitor, c.var.deps.now());
      if ("retryAfter" in turn) {
        // A person gets a short form back as it was typed; a refused upload is not read.
        if (format === "html") await read(c, { body: refusedForm }, held, fields).catch(() => undefined);
        throw new Rejection(429, turn);
      }
      let accepted: Accepted | undefined;
      try {
        await read(c, limits, held, fields);
        accepted = await inTurn(() => validateAndStore(c, endpoint, fields, turn, duplicates));
      } finally {
        if (accepted?.status !== 201) turn.giveBack();
      }
      return format === "html" ? c.redirect(thankYouPage[endpoint.form(fields)], 303) : respondJson(c, accepted);
    } catch (error) {
      const rejection = toRejection(c, error);
      if (rejection.retryAfter !== undefined) c.header("retry-after", String(rejection.retryAfter));
      // Whoever stopped in the middle of a body cannot send the next request here.
      if (rejection.status === 408) c.header("connection", "close");
      if (format === "json") return respondErrorJson(c, rejection);
      return c.html(renderFormAgain(c, endpoint, templates, fields, rejection), rejection.status);
    } finally {
      held.release();
    }
  };
}

function requireSameOrigin(c: RequestContext): void {
  if (!isSameOrigin(c.req.raw, c.var.deps.siteUrl)) throw new Rejection(403);
}

function requireEncoding(c: RequestContext, { encodings }: Pick<FormEndpoint<unknown>, "encodings">): void {
  const encoding = parseEncoding(c.req.header("content-type") ?? "");
  if (!encoding || !encodings.includes(encoding)) throw new Rejection(415);
}

async function read(
  c: RequestContext,
  { body, fileBytes }: Pick<FormLimits, "body" | "fileBytes">,
  held: BodyHold,
  fields: CollectedFields,
): Promise<void> {
  const contentType = c.req.header("content-type") ?? "";
  await parseFields(held.count(readBody(c.req.raw, body)), { contentType, fileBytes }, fields);
}

async function validate<Valid>(endpoint: FormEndpoint<Valid>, fields: Fields) {
  const result = await endpoint.validate(fields);
  if ("errors" in result) throw new Rejection(422, { errors: result.errors });
  return { valid: result.valid, fileSigns: result.signs ?? [] };
}

async function validateAndStore<Valid>(
  c: RequestContext,
  endpoint: FormEndpoint<Valid>,
  fields: Fields,
  { many }: Turn,
  duplicates: DuplicateCounter,
): Promise<Accepted> {
  const { valid, fileSigns } = await validate(endpoint, fields);
  const wordSigns = readWords(endpoint.spamFacts(valid), duplicates, c.var.deps.now());
  const visit = readVisit(fields, c.req.raw, c.var.deps.siteUrl);
  const accepted = await endpoint.submit(valid, visit, {
    page: visit.page ?? undefined,
    utm: { ...visit.utm },
    suspect: [...readSigns(c, fields), ...(many ? (["many"] as const) : []), ...wordSigns, ...fileSigns],
    ...readIdempotency(c, fields, { ...valid, offer: visit.offer, companyPlan: visit.companyPlan }),
  });
  c.var.deps.onStored();
  return accepted;
}

const readSigns = (c: RequestContext, fields: Fields): readonly SpamSign[] =>
  signsOfRobot(fields.text(hiddenFields.honeypot), fields.text(hiddenFields.startedAt), c.var.deps.now());

function readWords({ email, lines, words }: SpamFacts, duplicates: DuplicateCounter, now: number): SpamSign[] {
  const signs: SpamSign[] = [];
  if (lines.some(hasLink)) signs.push("links");
  if (isDisposableAddress(email)) signs.push("disposable");
  if (words.length > 0 && duplicates.isTooMany(words, now)) signs.push("duplicate");
  return signs;
}

const bodyErrorStatus = { "too-large": 413, "too-slow": 408, "cut-off": 400 } as const;

/** Only an unavailable store is worth trying again; an error of ours is reported as one. */
function toRejection(c: RequestContext, error: unknown): Rejection {
  if (error instanceof Rejection) return error;
  if (error instanceof BodyError) return new Rejection(bodyErrorStatus[error.problem]);
  if (error instanceof UnreadableFields) return new Rejection(400);
  if (error instanceof IdempotencyConflict) return new Rejection(422, { errors: { idempotencyKey: error.message } });
  if (error instanceof BudgetExceeded)
    return new Rejection(error.by === "visitor" ? 429 : 503, { retryAfter: budgetRetrySeconds });
  c.var.log.error({ err: error }, "a submission could not be stored");
  if (error instanceof NoRoomForResume) return new Rejection(507);
  if (error instanceof StoreUnavailable) return new Rejection(503, { retryAfter: storeRetrySeconds });
  return new Rejection(500);
}

const respondJson = (c: RequestContext, { body, status }: Accepted): Response => c.json(body, status);

const respondErrorJson = (c: RequestContext, { status, errors, message }: Rejection): Response =>
  c.json(status === 422 ? { errors } : { error: message }, status);

function renderFormAgain<Valid>(
  c: RequestContext,
  endpoint: FormEndpoint<Valid>,
  templates: Templates["forms"],
  fields: Fields,
  { message, errors }: Rejection,
): string {
  const form = endpoint.form(fields);
  const visit = readVisit(fields, c.req.raw, c.var.deps.siteUrl);
  const carried: Record<string, string> = {
    page: visit.page ?? "",
    [hiddenFields.offer]: visit.offer ?? "",
    [hiddenFields.companyPlan]: visit.companyPlan ? stringifyPlan(visit.companyPlan.plan) : noCompanyPlan,
    ...visit.utm,
    // Without script there is no key in the first form; from here on a double click is recognised.
    idempotencyKey: fields.text(hiddenFields.idempotencyKey) || randomUUID(),
  };
  return fillTemplate(templates[form], {
    message,
    // A browser never fills in a file again, so the visitor has to be told.
    errors: form === "application" ? { resume: "Choose your resume again", ...errors } : errors,
    value: (field) => carried[field] ?? fields.text(field),
  });
}
