import { hiddenFields, signsOfRobot, thankYouPage } from "../../domain/forms/form.ts";
import { hasLink, isDisposableAddress, type SpamSign } from "../../domain/forms/spam.ts";
import { isSameOrigin, negotiate, type RequestContext, type ResponseFormat } from "../http/context.ts";
import { readNetworks } from "../http/rate-limit.ts";
import { Body, Fields, parseEncoding, parseFields } from "./body.ts";
import {
  type Accepted,
  type FormEndpoint,
  Rejection,
  readIdempotency,
  type SpamFacts,
  toRejection,
} from "./form-endpoint.ts";
import { type FormLimits, refusedForm, SubmissionLimit, type Turn, type UploadRoom } from "./limits.ts";
import { renderFormAgain, type Templates } from "./templates.ts";
import { readVisit, withoutLeftOut } from "./visit.ts";

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
      if (format === "json") return respondJson(c, accepted);
      return c.redirect(endpoint.language?.(fields)?.thankYouPage ?? thankYouPage[endpoint.form(fields)], 303);
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
  if (format === "html" && endpoint.question?.(fields)) throw new Rejection(422);
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

const respondJson = (c: RequestContext, { body, status }: Accepted): Response => c.json(body, status);

const respondErrorJson = (c: RequestContext, { status, errors, message, advice }: Rejection): Response =>
  c.json(status === 422 ? { errors } : { error: `${message}. ${advice}` }, status);

/** The few bytes a button sends; anything else counts as empty. */
export async function readShortForm(c: RequestContext): Promise<Fields> {
  const contentType = c.req.header("content-type") ?? "";
  const fields = new Fields();
  if (parseEncoding(contentType))
    await parseFields(new Body(c.req.raw, refusedForm).read(), { contentType }, fields).catch(() => undefined);
  return fields;
}
