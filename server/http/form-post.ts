import { createHash, randomUUID } from "node:crypto";
import type { Context } from "hono";
import { type FormName, formPage, hiddenFields, signsOfRobot, thankYouPage } from "../../domain/forms/form.ts";
import type { AppContext } from "../app.ts";
import { prefersHtml } from "./accepts-html.ts";
import { type BodyLimits, readBody } from "./body.ts";
import { clientKey } from "./client-address.ts";
import {
  type Encoding,
  encodingOf,
  type Fields,
  noFields,
  parseFields,
  salvageFields,
  UnreadableFields,
} from "./fields.ts";
import { fillFormPage, plainFormPage } from "./form-page.ts";
import { isFromOurPages, readVisit, type Visit } from "./origin.ts";
import type { RateLimiter } from "./rate-limit.ts";
import { type RefusalStatus, refusals, storeRetrySeconds } from "./refusals.ts";

/** What the store is told beside the person's own words. */
export type Provenance = {
  page?: string | undefined;
  utm: Readonly<Record<string, string>>;
  suspect: readonly string[];
  idempotencyKey?: string | undefined;
};

export type Taken = { status: 200 | 201; body: Record<string, unknown> };
export type Errors = Record<string, string | undefined>;

/** One kind of post: how it may arrive, and what becomes of it. */
export type FormPost = {
  encodings: readonly Encoding[];
  body: BodyLimits;
  rate: RateLimiter;
  formOf(fields: Fields): FormName;
  /** Checks the fields and stores them, or answers with the faults. */
  take(fields: Fields, visit: Visit, provenance: Provenance): Promise<Taken | { errors: Errors }>;
};

type Refusal = { status: RefusalStatus; fields: Fields; errors?: Errors; retryAfter?: number };

export async function handleFormPost(c: Context<AppContext>, post: FormPost): Promise<Response> {
  const { siteUrl, now } = c.var.deps;
  const request = c.req.raw;
  const received = await receive(c, post);
  if ("status" in received) return refuse(c, post, received);

  const { fields } = received;
  const visit = readVisit(fields, request, siteUrl);
  const provenance: Provenance = {
    page: visit.page ?? undefined,
    utm: { ...visit.utm },
    suspect: signsOfRobot(fields.text(hiddenFields.honeypot), fields.text(hiddenFields.startedAt), now()),
    idempotencyKey: storedKey(request.headers.get("idempotency-key") || fields.text(hiddenFields.idempotencyKey)),
  };
  let outcome: Awaited<ReturnType<FormPost["take"]>>;
  try {
    outcome = await post.take(fields, visit, provenance);
  } catch (fault) {
    c.var.log.error({ err: fault }, "a submission could not be stored");
    return refuse(c, post, { status: 503, fields, retryAfter: storeRetrySeconds });
  }
  if ("errors" in outcome) return refuse(c, post, { status: 422, fields, errors: outcome.errors });
  if (prefersHtml(request)) return c.redirect(thankYouPage[post.formOf(fields)], 303);
  return c.json(outcome.body, outcome.status);
}

/** Senders choose their keys freely; a digest has one length and no characters a database would refuse. */
function storedKey(key: string): string | undefined {
  return key ? createHash("sha256").update(key).digest("base64url") : undefined;
}

/** The fields of the post, or why it goes no further. The body of a refused post is read only to show it again. */
async function receive(c: Context<AppContext>, post: FormPost): Promise<{ fields: Fields } | Refusal> {
  const { siteUrl, now } = c.var.deps;
  const request = c.req.raw;
  const contentType = request.headers.get("content-type") ?? "";
  const encoding = encodingOf(contentType);
  const turnedAway = async (status: RefusalStatus, retryAfter?: number): Promise<Refusal> => {
    if (!prefersHtml(request) || !encoding) return { status, fields: noFields, retryAfter };
    const { bytes } = await readBody(request, post.body);
    return { status, fields: await salvageFields(bytes, contentType), retryAfter };
  };

  if (!isFromOurPages(request, siteUrl)) return turnedAway(403);
  if (!encoding || !post.encodings.includes(encoding)) return turnedAway(415);
  const wait = post.rate.take(visitorOf(c), now());
  if (wait > 0) return turnedAway(429, wait);

  const { bytes, end } = await readBody(request, post.body);
  if (end !== "whole") {
    const status = end === "too-large" ? 413 : end === "too-slow" ? 408 : 400;
    return { status, fields: await salvageFields(bytes, contentType) };
  }
  try {
    return { fields: await parseFields(bytes, contentType) };
  } catch (fault) {
    if (fault instanceof UnreadableFields) return { status: 400, fields: noFields };
    throw fault;
  }
}

export function visitorOf(c: Context<AppContext>): string {
  const socketAddress = c.env?.incoming?.socket.remoteAddress ?? "";
  return clientKey(socketAddress, c.req.header("x-forwarded-for") ?? null, c.var.deps.trustProxy);
}

function refuse(c: Context<AppContext>, post: FormPost, refusal: Refusal): Response {
  const { status, errors = {}, retryAfter } = refusal;
  if (retryAfter !== undefined) c.header("retry-after", String(retryAfter));
  // The rest of a body that was not read to its end cannot be told from the next request.
  if (status === 413 || status === 408) c.header("connection", "close");
  if (!prefersHtml(c.req.raw)) return c.json(status === 422 ? { errors } : { error: refusals[status] }, status);
  return c.html(pageOf(c, post, refusal), status);
}

function pageOf(c: Context<AppContext>, post: FormPost, { status, fields, errors = {} }: Refusal): string {
  const { siteUrl, pages } = c.var.deps;
  const form = post.formOf(fields);
  const visit = readVisit(fields, c.req.raw, siteUrl);
  const kept: Record<string, string> = { page: visit.page ?? "", plan: visit.plan ?? "", ...visit.utm };
  // Without script there is no key in the first form; from here on a double click is recognised.
  kept.idempotencyKey = fields.text(hiddenFields.idempotencyKey) || randomUUID();
  const state = {
    message: refusals[status],
    // A browser never fills in a file again, so the visitor has to be told.
    errors: form === "application" ? { resume: "Choose your resume again", ...errors } : errors,
    value: (field: string) => kept[field] ?? fields.text(field),
  };
  let template: string | undefined;
  try {
    template = pages?.page(formPage[form]);
  } catch {
    c.var.log.warn({ form }, "the page for this form is not in the built site");
  }
  return template === undefined ? plainFormPage(form, state) : fillFormPage(template, state);
}
