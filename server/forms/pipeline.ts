import { randomUUID } from "node:crypto";
import { stringifyPlan } from "../../domain/company-plan/stored.ts";
import { writeFiling } from "../../domain/forms/filing.ts";
import { correctedEmail, hiddenFields, signsOfRobot, thankYouPage } from "../../domain/forms/form.ts";
import type { FieldQuestion } from "../../domain/forms/questions.ts";
import { hasLink, isDisposableAddress, type SpamSign } from "../../domain/forms/spam.ts";
import { negotiate, type ResponseFormat } from "../http/accepts.ts";
import { readNetworks } from "../http/client-address.ts";
import type { RequestContext } from "../http/context.ts";
import { adviseWhen, type ErrorStatus, errorWords, storeRetrySeconds } from "../http/error-messages.ts";
import { isSameOrigin } from "../http/same-origin.ts";
import { IdempotencyConflict, NoRoomForResume, StoreUnavailable } from "../store/contract.ts";
import { Body, BodyError } from "./body.ts";
import { Fields, parseEncoding, parseFields, UnreadableFields } from "./fields.ts";
import type { Accepted, FieldErrors, FormEndpoint, SpamFacts } from "./form-endpoint.ts";
import { readIdempotency } from "./idempotency.ts";
import { crowdedRetrySeconds, type FormLimits, refusedForm } from "./limits.ts";
import { sentWithValues } from "./sent-with.ts";
import { SubmissionLimit, type Turn } from "./submission-limit.ts";
import { fillTemplate, type Templates } from "./templates.ts";
import type { UploadRoom } from "./upload-room.ts";
import { readVisit, withoutLeftOut } from "./visit.ts";

/** Why a post was not accepted. */
class Rejection extends Error {
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

export interface FormSettings {
  limits: FormLimits;
  /** For forms with a file. Others are so small that the number of connections limits them. */
  uploads?: UploadRoom;
  templates: Templates["forms"];
}

/** One post to one endpoint: negotiate, limit, read and parse, validate, store, respond. */
export function handleForm<Valid>(endpoint: FormEndpoint<Valid>, { limits, uploads, templates }: FormSettings) {
  const counts = new SubmissionLimit(limits.submissions);

  return async (c: RequestContext): Promise<Response> => {
    const format = negotiate(c);
    const networks = readNetworks(c);
    const fields = new Fields();
    const body = new Body(c.req.raw, limits.body);
    try {
      requireSameOrigin(c);
      requireEncoding(c, endpoint);
      const turn = counts.take(networks, c.var.deps.now());
      if ("retryAfter" in turn) {
        // A person gets a short form back as it was typed; a refused upload is not read.
        if (format === "html") await parse(c, new Body(c.req.raw, refusedForm), fields).catch(() => undefined);
        throw new Rejection(429, turn);
      }
      let accepted: Accepted | undefined;
      try {
        uploads?.enter(body, networks);
        await parse(c, body, fields, { uploads, fileBytes: limits.fileBytes });
        accepted = await validateAndStore(c, endpoint, fields, turn, format);
      } finally {
        if (accepted?.status !== 201) turn.giveBack();
      }
      return format === "html" ? c.redirect(thankYouPage[endpoint.form(fields)], 303) : respondJson(c, accepted);
    } catch (error) {
      const rejection = toRejection(c, error);
      if (rejection.retryAfter !== undefined) c.header("retry-after", String(rejection.retryAfter));
      if (format === "json") return respondErrorJson(c, rejection);
      return c.html(renderFormAgain(c, endpoint, templates, fields, rejection), rejection.status);
    } finally {
      uploads?.leave(body);
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

async function parse(
  c: RequestContext,
  body: Body,
  fields: Fields,
  { uploads, fileBytes }: { uploads?: UploadRoom | undefined; fileBytes?: number | undefined } = {},
): Promise<void> {
  await parseFields(body.read(uploads), { contentType: c.req.header("content-type") ?? "", fileBytes }, fields);
  const corrected = fields.text(correctedEmail);
  if (corrected) fields.replaceText("email", corrected);
}

async function validateAndStore<Valid>(
  c: RequestContext,
  endpoint: FormEndpoint<Valid>,
  fields: Fields,
  turn: Turn,
  format: ResponseFormat,
): Promise<Accepted> {
  const result = endpoint.validate(fields);
  if ("errors" in result) throw new Rejection(422, { errors: result.errors });
  // Programs mean what they send, and our own script has asked.
  if (format === "html" && (endpoint.questions?.(fields) ?? []).length > 0) throw new Rejection(422);
  const { valid, signs = [] } = result;
  const facts = endpoint.spamFacts(valid);
  const visit = withoutLeftOut(readVisit(fields, c.req.raw, c.var.deps.siteUrl), fields);
  const accepted = await endpoint.submit(valid, visit, {
    page: visit.page ?? undefined,
    utm: { ...visit.utm },
    suspect: [...readSigns(c, fields), ...(turn.many ? (["many"] as const) : []), ...readWords(facts, turn), ...signs],
    ...readIdempotency(c, fields, {
      ...valid,
      offer: visit.offer,
      companyPlan: visit.companyPlan,
      filing: visit.filing,
    }),
  });
  c.var.deps.onStored(...(accepted.topic ? [accepted.topic] : []));
  return accepted;
}

const readSigns = (c: RequestContext, fields: Fields): readonly SpamSign[] =>
  signsOfRobot(fields.text(hiddenFields.honeypot), fields.text(hiddenFields.startedAt), c.var.deps.now());

function readWords({ email, lines, words }: SpamFacts, turn: Turn): SpamSign[] {
  const signs: SpamSign[] = [];
  if (lines.some(hasLink)) signs.push("links");
  if (isDisposableAddress(email)) signs.push("disposable");
  if (words.length > 0 && turn.isRepetition(words)) signs.push("duplicate");
  return signs;
}

const bodyErrorStatus = {
  "too-large": 413,
  "too-slow": 408,
  "cut-off": 400,
  "crowded-out": 503,
  "too-many": 429,
} as const;

/** Only an unavailable store is worth trying again; an error of ours is reported as one. */
function toRejection(c: RequestContext, error: unknown): Rejection {
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

const respondJson = (c: RequestContext, { body, status }: Accepted): Response => c.json(body, status);

const respondErrorJson = (c: RequestContext, { status, errors, message, advice }: Rejection): Response =>
  c.json(status === 422 ? { errors } : { error: `${message}. ${advice}` }, status);

function renderFormAgain<Valid>(
  c: RequestContext,
  endpoint: FormEndpoint<Valid>,
  templates: Templates["forms"],
  fields: Fields,
  { status, message, advice, errors }: Rejection,
): string {
  const form = endpoint.form(fields);
  const visit = readVisit(fields, c.req.raw, c.var.deps.siteUrl);
  const questions = status === 422 ? (endpoint.questions?.(fields) ?? []) : [];
  const sentWith = sentWithValues(visit, fields);
  const carried: Record<string, string> = {
    page: visit.page ?? "",
    [hiddenFields.offer]: visit.offer ?? "",
    [hiddenFields.filing]: visit.filing ? writeFiling(visit.filing) : "",
    [hiddenFields.companyPlan]: visit.companyPlan ? stringifyPlan(visit.companyPlan.plan) : "",
    ...visit.utm,
    ...sentWith.values,
    ...questionValues(questions, fields, errors),
    // Without script there is no key in the first form; from here on a double click is recognised.
    idempotencyKey: fields.text(hiddenFields.idempotencyKey) || randomUUID(),
  };
  const asked = Object.fromEntries(questions.map(({ field, text }) => [field, text]));
  return fillTemplate(templates[form], {
    heading: message,
    advice,
    offersCall: status !== 422,
    // A browser never fills in a file again, so the visitor has to be told.
    errors: form === "application" ? { resume: "Choose your resume again", ...errors } : { ...asked, ...errors },
    shown: {
      ...sentWith.shown,
      ...Object.fromEntries(questions.map(({ field }) => [`ask_${field}`, true])),
      ...Object.fromEntries(questions.filter(({ mayKeep }) => mayKeep).map(({ field }) => [`keep_${field}`, true])),
    },
    value: (field) => carried[field] ?? fields.text(field),
  });
}

/** The words of each question, and what it was asked about. A field's own error comes first. */
function questionValues(questions: readonly FieldQuestion[], fields: Fields, errors: FieldErrors) {
  const values: Record<string, string> = {};
  for (const { field, text, more = "", suggestion = "" } of questions) {
    values[`question_${field}`] = errors[field] ? text : more;
    values[`suggested_${field}`] = suggestion;
    values[field === "email" ? hiddenFields.askedEmail : hiddenFields.askedPhone] = fields.text(field).trim();
  }
  return values;
}
