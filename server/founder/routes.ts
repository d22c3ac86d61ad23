import { setTimeout as pause } from "node:timers/promises";
import { Hono } from "hono";
import { founderPage as words } from "../../content/registration/founder-page.ts";
import { site } from "../../content/site.ts";
import { callTimes } from "../../domain/desk/call-times.ts";
import { bestTimes } from "../../domain/forms/call-times.ts";
import { emailError, textError } from "../../domain/forms/person.ts";
import { addDays, dateInIndia, isCalendarDate } from "../../domain/india/calendar-date.ts";
import { localDay, localMoment } from "../../domain/india/local-time.ts";
import { readClaim } from "../../domain/payments/claim.ts";
import { receiptDocument } from "../../domain/payments/receipt.ts";
import { quotationDocument } from "../../domain/quotation/document.ts";
import { firstName, founderPaths, readKey } from "../../domain/registration/founder-page.ts";
import { founderView } from "../../domain/registration/founder-view.ts";
import { hasIdentityNumber } from "../../domain/registration/papers.ts";
import { quotationState } from "../../domain/registration/shown-quotations.ts";
import { fill } from "../../domain/text.ts";
import type { AppContext, AppDeps, RequestContext } from "../http/context.ts";
import { toInline } from "../http/downloads.ts";
import { errorMessage, errorPage, type Html, storeRetrySeconds } from "../http/html.ts";
import { type RateLimit, RateLimiter, readNetworks } from "../http/rate-limit.ts";
import type { Fields } from "../intake/body.ts";
import { readShortForm } from "../intake/pipeline.ts";
import { keptPdf, receiptPdf } from "../papers/pdf.ts";
import { busySeconds, PdfsBusy } from "../papers/pdf-queue.ts";
import type { FounderRecord, Told } from "../registrations/store-rows.ts";
import { StoreUnavailable } from "../store/records.ts";
import { createRenderer } from "./document.ts";
import { type FounderPage, longestQuestion, mostDaysAhead, purposes } from "./forms.ts";
import {
  acceptPage,
  approvePage,
  busyPage,
  callLabel,
  endedPage,
  founderPage,
  freshLinkPage,
  pageFoot,
  pageTitle,
  slowPage,
  stopMailsPage,
} from "./page.ts";

/** A key of 256 bits cannot be guessed at any rate; this keeps whoever tries from costing us work. */
const founderRate: RateLimit = { burst: 120, windowMs: 10 * 60_000 };
/** Well above what either case takes. */
const freshLinkMs = 150;
const freshLinkRate: RateLimit = { burst: 6, windowMs: 60 * 60_000 };

/** What a redirect back to the page says was done. */
const doneWords = new Map([
  ["call", words.call.done],
  ["question", words.advisor.done],
  ["paid", words.paid.done],
  ["filed", words.first.saved],
  ["stopped", words.mails.stopped],
  ["started", words.mails.started],
  ["accepted", words.accept.done],
  ["changed", words.accept.changed],
  ["approved", words.approve.done],
  ["not-approved", words.approve.changed],
  ["to-correct", words.approve.correcting],
]);

/** The founder's page and its buttons. Opening any of these addresses changes nothing; what changes something is posted. */
export function founderRoutes(deps: AppDeps) {
  const { store, onStored, siteUrl } = deps;
  const { founders } = store;
  const render = createRenderer(deps.pages.page("/"));
  const visits = new RateLimiter(founderRate);
  const freshLinks = new RateLimiter(freshLinkRate);
  const today = () => dateInIndia(deps.now());

  type Status = 200 | 404 | 422 | 429 | 503;
  const respond = (
    c: RequestContext,
    title: string,
    body: Html,
    status: Status = 200,
    page?: FounderPage,
  ): Response => {
    const about = page && { call: callLabel(page), foot: pageFoot(page) };
    const { html, headers } = render({ title, body, today: today(), ...about });
    return c.body(html, status, headers);
  };
  const ended = (c: RequestContext) => respond(c, words.ended.title, endedPage(), 404);

  function pageOf(key: string, record: FounderRecord, more: Partial<FounderPage> = {}): FounderPage {
    const { lead, facts, advisor, dueAt, mailsStopped, quotation, claims } = record;
    const times = dueAt && facts.status === "new" ? timesOf(record) : [];
    return {
      key,
      siteUrl,
      firstName: firstName(lead.name),
      advisor,
      view: founderView(facts, today()),
      call: {
        times,
        isLate: times.length > 0 && times.at(-1)!.until.getTime() < deps.now(),
        wasTried: lead.work.firstCallAt !== null,
        asked: lead.bestTime,
      },
      quotation,
      mailsStopped: lead.email ? mailsStopped : undefined,
      claims,
      workVersion: record.workVersion,
      today: today(),
      ...more,
    };
  }

  function show(c: RequestContext, key: string, record: FounderRecord, more?: Partial<FounderPage>): Response {
    const page = pageOf(key, record, more);
    return respond(c, pageTitle(page), founderPage(page), more?.question?.error || more?.paid ? 422 : 200, page);
  }

  /** The times promised when it was received; after another one was chosen, the next that suits. */
  function timesOf({ lead, dueAt }: FounderRecord) {
    const promised = callTimes(lead);
    if (promised.at(-1)?.until.toISOString() === dueAt) return promised;
    // They may have asked for a later day.
    const from = Math.max(deps.now(), dueAt ? localMoment(localDay(new Date(dueAt))).getTime() : 0);
    return callTimes(lead, new Date(from)).filter(({ until }) => until.toISOString() === dueAt);
  }

  const back = async (c: RequestContext, key: string, done: string) => {
    onStored(`enquiry:${await founders.enquiryOf(key)}`);
    c.header("referrer-policy", "no-referrer");
    return c.redirect(`${founderPaths.page}?key=${key}&done=${done}`, 303);
  };

  async function sendPdf(c: RequestContext, fileName: string, pdf: Promise<Uint8Array>): Promise<Response> {
    const bytes = await pdf.catch((error) => {
      if (error instanceof PdfsBusy || c.req.raw.signal.aborted) return undefined;
      throw error;
    });
    if (!bytes) {
      c.header("retry-after", String(busySeconds));
      return respond(c, words.busy.title, busyPage(), 503);
    }
    return c.body(new Uint8Array(bytes), 200, {
      "content-type": "application/pdf",
      "content-disposition": toInline(fileName),
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex, nofollow",
    });
  }

  /** Reads what a button sends, and does it for a key that opens a page. */
  const press =
    (work: (c: RequestContext, key: string, fields: Fields) => Promise<Response | string | undefined>) =>
    async (c: RequestContext): Promise<Response> => {
      const fields = await readShortForm(c);
      const key = readKey(fields.text("key") || c.req.query("key"));
      const outcome = key && (await work(c, key, fields));
      if (!key || !outcome) return ended(c);
      return typeof outcome === "string" ? back(c, key, outcome) : outcome;
    };

  return (
    new Hono<AppContext>()
      .use(`${founderPaths.page}/*`, keepAvailable)
      .use(`${founderPaths.page}/*`, async (c, next) => {
        const wait = visits.take(readNetworks(c), deps.now());
        if (wait === 0) return next();
        c.header("retry-after", String(wait));
        return respond(c, words.slow.title, slowPage(), 429);
      })
      .get(founderPaths.page, async (c) => {
        const key = readKey(c.req.query("key"));
        const record = key && (await founders.open(key));
        if (!key || !record) return ended(c);
        const about = readPurpose(c.req.query("ask"));
        const done = doneWords.get(c.req.query("done") ?? "");
        return show(c, key, record, { done, ...(about && { question: { about } }) });
      })
      .get(founderPaths.quotation, async (c) => {
        const key = readKey(c.req.query("key"));
        const record = key && (await founders.open(key));
        if (!key || !record) return ended(c);
        const quotation = record.quotation && (await store.quotations.find(record.quotation.id));
        if (!quotation?.sent || !deps.paper) return show(c, key, record);
        const { fileName } = quotationDocument(quotation.sent);
        return sendPdf(c, fileName, keptPdf(store, quotation, deps.paper, c.req.raw.signal));
      })
      /** The number says which; of another person it opens nothing. */
      .get(founderPaths.receipt, async (c) => {
        const key = readKey(c.req.query("key"));
        const record = key && (await founders.open(key));
        if (!key || !record) return ended(c);
        const { payments = [], outgoings = [] } = record.facts;
        const found = [...payments, ...outgoings].find(({ receipt }) => receipt === c.req.query("number"));
        const issued = found?.receipt
          ? ((await store.payments.find(found.id)) ?? (await store.outgoings.find(found.id)))
          : undefined;
        if (!issued || !deps.paper) return show(c, key, record);
        return sendPdf(c, receiptDocument(issued).fileName, receiptPdf(issued, deps.paper, c.req.raw.signal));
      })
      .get(founderPaths.accept, async (c) => {
        const key = readKey(c.req.query("key"));
        const record = key && (await founders.open(key));
        if (!key || !record) return ended(c);
        const { quotation } = record;
        if (!quotation || quotationState(quotation, today()) !== "open") return show(c, key, record);
        return respond(c, words.accept.heading, acceptPage(quotation, key));
      })
      .post(
        founderPaths.accept,
        press(async (_c, key, fields) => {
          const version = Number(fields.text("version"));
          const outcome = await founders.accept(key, {
            number: fields.text("number"),
            version,
            total: fields.text("total"),
          });
          if (outcome === "unknown") return undefined;
          return outcome === "already" || outcome === "done" ? "accepted" : outcome;
        }),
      )
      .get(founderPaths.approve, async (c) => {
        const key = readKey(c.req.query("key"));
        const record = key && (await founders.open(key));
        if (!key || !record) return ended(c);
        const page = pageOf(key, record);
        const { draftsOn } = page.view;
        return draftsOn
          ? respond(c, words.approve.heading, approvePage(page, draftsOn), 200, page)
          : show(c, key, record);
      })
      .post(
        founderPaths.approve,
        press(async (_c, key, fields) => {
          const outcome = await founders.approve(key, Number(fields.text("version")));
          if (outcome === "changed") return "not-approved";
          return said(outcome === "already" ? "done" : outcome, "approved");
        }),
      )
      .post(
        founderPaths.callTime,
        press(async (c, key, fields) => {
          const time = bestTimes(site.hours).find((each) => each === fields.text("time"));
          const record = await founders.open(key);
          if (!record) return undefined;
          const day = fields.text("day") || today();
          const isNear = isCalendarDate(day) && day <= addDays(today(), mostDaysAhead);
          if (!time || !isNear) return show(c, key, record);
          return said(await founders.chooseCallTime(key, time, day), "call");
        }),
      )
      .post(
        founderPaths.question,
        press(async (c, key, fields) => {
          const text = fields.text("question");
          const about = readPurpose(fields.text("about"));
          const error = questionError(text);
          const asked = about ? fill(words.advisor.about[about].said, { text: text.trim() }) : text.trim();
          const areDraftsWrong = about === "drafts";
          if (!error)
            return said(await founders.ask(key, asked, areDraftsWrong), areDraftsWrong ? "to-correct" : "question");
          const record = await founders.open(key);
          return record && show(c, key, record, { question: { about, text, error } });
        }),
      )
      .post(
        founderPaths.paid,
        press(async (c, key, fields) => {
          const [rupees, on, way, reference] = ["rupees", "on", "way", "reference"].map((name) => fields.text(name));
          const typed = { rupees: rupees!, on: on!, way: way!, reference: reference! };
          const read = readClaim(typed, today());
          if ("claim" in read) return said(await founders.claim(key, read.claim), "paid");
          const record = await founders.open(key);
          return record && show(c, key, record, { paid: { typed, errors: read.errors } });
        }),
      )
      .post(
        founderPaths.filed,
        press(async (c, key, fields) => {
          if (await founders.setFiled(key, fields.text("filing"), fields.text("done") === "yes")) return "filed";
          const record = await founders.open(key);
          return record && show(c, key, record);
        }),
      )
      .get(founderPaths.mails, async (c) => {
        const key = readKey(c.req.query("key"));
        const record = key && (await founders.open(key));
        if (!key || !record) return ended(c);
        return record.mailsStopped ? show(c, key, record) : respond(c, words.mails.heading, stopMailsPage(key));
      })
      .post(
        founderPaths.mails,
        press(async (c, key, fields) => {
          // A mail program that stops them for its reader (RFC 8058) must not be redirected.
          const oneClick = fields.text("List-Unsubscribe") === "One-Click";
          const on = !oneClick && fields.text("mails") === "on";
          if (!(await founders.setMails(key, on))) return undefined;
          return oneClick ? c.json({ ok: true }) : on ? "started" : "stopped";
        }),
      )
      .post(founderPaths.freshLink, async (c) => {
        const wait = freshLinks.take(readNetworks(c), deps.now());
        if (wait > 0) {
          c.header("retry-after", String(wait));
          return respond(c, words.slow.title, slowPage(), 429);
        }
        const fields = await readShortForm(c);
        const email = fields.text("email").trim();
        if (emailError(email))
          return respond(c, words.ended.title, endedPage({ email, error: words.fresh.wrong }), 422);
        // A known address takes a little longer: nobody should read that from the time.
        await Promise.all([founders.requestLink(email), pause(freshLinkMs)]);
        onStored();
        return respond(c, words.fresh.title, freshLinkPage());
      })
  );
}

/** What the page says afterwards. Of an enquiry that is closed it says so anyway. */
const said = (outcome: Told, done: string): string | undefined =>
  outcome === "unknown" ? undefined : outcome === "closed" ? outcome : done;

const readPurpose = (given: string | undefined) => purposes.find((each) => each === given);

function questionError(text: string): string | undefined {
  if (!text.trim()) return words.advisor.empty;
  if (text.trim().length > longestQuestion) return fill(words.advisor.long, { most: longestQuestion });
  if (hasIdentityNumber(text)) return words.advisor.number;
  return textError(words.advisor.label, text, longestQuestion);
}

async function keepAvailable(c: RequestContext, next: () => Promise<void>): Promise<void> {
  await next();
  if (!(c.error instanceof StoreUnavailable)) return;
  c.res = c.html(errorPage(errorMessage(503)), 503, { "retry-after": String(storeRetrySeconds) });
}
