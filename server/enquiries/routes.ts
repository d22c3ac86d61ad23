import { Hono } from "hono";
import { z } from "zod";
import { type WhatsAppTextId, whatsappTextIds, whatsappTitles } from "../../content/registration/whatsapp-texts.ts";
import { type StructureId, structureIds } from "../../content/schemas/plain-lists.ts";
import { site } from "../../content/site.ts";
import { type StateCode, states } from "../../content/states.ts";
import { describePlan, planSummary } from "../../domain/company-plan/describe.ts";
import { estimateOf } from "../../domain/company-plan/estimate.ts";
import { filingNames } from "../../domain/compliance/filing-names.ts";
import { enquiryAction, newEnquiry, severalAssigned } from "../../domain/desk/actions.ts";
import { enquirySources, enquiryStatuses } from "../../domain/desk/enquiry.ts";
import { day, key } from "../../domain/desk/fields.ts";
import { fillText, needsLink, type WhatsAppFacts, whatsappText } from "../../domain/desk/whatsapp.ts";
import { describeFiling } from "../../domain/forms/filing.ts";
import { leadFields } from "../../domain/forms/person.ts";
import { dateInIndia } from "../../domain/india/calendar-date.ts";
import { longDate } from "../../domain/india/date-text.ts";
import { clockTime, localDay, localMoment, weekdayAndDate } from "../../domain/india/local-time.ts";
import { rupees } from "../../domain/india/money.ts";
import { dayMs } from "../../domain/india/time.ts";
import { dueNowText } from "../../domain/payments/account.ts";
import { quotationDocument } from "../../domain/quotation/document.ts";
import { numberText } from "../../domain/quotation/number-and-limits.ts";
import { founderLink } from "../../domain/registration/founder-page.ts";
import { missingPapers, type Registration } from "../../domain/registration/registration.ts";
import {
  actorOf,
  audited,
  auditedStream,
  type DeskContext,
  type DeskDeps,
  type DeskRequest,
  json,
  ownersOnly,
  query,
  respond,
} from "../desk/routing.ts";
import { csvLines, excelMark, toAttachment } from "../http/downloads.ts";
import type { Lead } from "../store/records.ts";
import { leadCsv } from "./export.ts";
import type { ActionResult, Enquiry, EnquiryFilters, PaymentRecord, QuotationRecord } from "./store-contract.ts";

const pageSize = 50;

const stateCodes = states.map(({ code }) => code) as [StateCode, ...StateCode[]];

const filters = z.object({
  search: z.string().max(200).optional(),
  source: z.enum(enquirySources).optional(),
  status: z.enum([...enquiryStatuses, "open"]).optional(),
  owner: z.string().max(60).optional(),
  structure: z.enum(structureIds as readonly [StructureId, ...StructureId[]]).optional(),
  state: z.enum(stateCodes).optional(),
  page: z.string().max(300).optional(),
  campaign: z.string().max(120).optional(),
  from: day.optional(),
  until: day.optional(),
  spam: z.literal("yes").optional(),
  before: z.string().max(60).optional(),
});

const toFilters = ({ from, until, spam, ...given }: Omit<z.output<typeof filters>, "before">): EnquiryFilters => ({
  ...given,
  spam: spam === "yes",
  from: from ? localMoment(from) : undefined,
  until: until ? new Date(localMoment(until).getTime() + dayMs) : undefined,
});

/** What somebody wrote and planned, with the words for it. */
const described = (lead: Lead) => ({
  lead,
  filing: lead.filing && describeFiling(lead.filing, filingNames, new Date(lead.createdAt)),
  /** In one line, without the names and the total, which are shown beside it. */
  planSummary: planSummary({ ...lead.companyPlan?.plan, name: undefined, name2: undefined }, null),
  planLines: lead.companyPlan
    ? describePlan(lead.companyPlan.plan, lead.estimate?.total ?? null).map(([label, value]) => ({ label, value }))
    : [],
  // Whoever was entered by hand has seen none: then it is counted by the prices of today. Who asks about a filing registers nothing.
  cost:
    lead.estimate ??
    (lead.companyPlan && !lead.filing
      ? estimateOf(lead.companyPlan.plan, localDay(new Date(lead.createdAt)))
      : undefined) ??
    null,
  planDropped: [...(lead.companyPlan?.dropped ?? [])],
});

/** Erased meanwhile, or never there. */
const goneMessage = "This enquiry is no longer here. It was erased, or the link is wrong.";

export function enquiryRoutes(deps: DeskDeps) {
  const { store, changes, onStored, now } = deps;

  const answer = (c: DeskRequest, outcome: ActionResult, changed: readonly string[]) =>
    respond(deps, c, outcome, { gone: goneMessage, topics: changed.map((id) => `enquiry:${id}`) });

  return (
    new Hono<DeskContext>()
      .get("/today", async (c) => c.json(await store.enquiries.today(), 200))
      .get("/choices", async (c) => c.json(await store.enquiries.choices(), 200))
      .get("/enquiries", query(filters), async (c) => {
        const { before, ...given } = c.req.valid("query");
        return c.json(await store.enquiries.list(toFilters(given), { before, limit: pageSize }), 200);
      })
      /** All rows of the list as it is narrowed, for a spreadsheet. */
      .get("/enquiries.csv", ownersOnly, query(filters.omit({ before: true })), async (c) => {
        const enquiries = store.enquiries.filtered(toFilters(c.req.valid("query")));
        const lines = csvLines(leadCsv(await store.people.names()), enquiries, excelMark);
        return c.body(await auditedStream(deps, c, "enquiries as CSV", lines), 200, {
          "content-type": "text/csv; charset=utf-8",
          "content-disposition": toAttachment(`enquiries-${localDay(now())}.csv`),
        });
      })
      /** Several at once, each as if alone: what somebody has changed meanwhile stays as it is, and is named. */
      .post("/enquiries/assign", json(severalAssigned), async (c) => {
        const { ownerId, enquiries } = c.req.valid("json");
        const { outcomes, undo } = await store.enquiries.assign(ownerId, enquiries, actorOf(c));
        const assigned: Pick<Enquiry, "id" | "name">[] = [];
        const others: { name: string; error: string }[] = [];
        for (const outcome of outcomes) {
          if (outcome.result === "gone") others.push({ name: "", error: goneMessage });
          else if (outcome.result === "done" || (outcome.enquiry.owner?.id ?? null) === ownerId)
            assigned.push({ id: outcome.enquiry.id, name: outcome.enquiry.name });
          else others.push({ name: outcome.enquiry.name, error: outcome.error });
        }
        if (assigned.length > 0) onStored();
        changes.publish(...assigned.map(({ id }) => `enquiry:${id}`));
        return c.json({ assigned, others, undo: undo ?? null }, 200);
      })
      .get("/enquiries/counts", async (c) => c.json(await store.enquiries.counts(c.var.session.person.id), 200))
      /** While somebody types who telephoned. */
      .get(
        "/enquiries/known",
        query(z.object({ phone: z.string().max(leadFields.phone), email: z.string().max(leadFields.email) })),
        async (c) => c.json({ known: await store.enquiries.known(c.req.valid("query")) }, 200),
      )
      .post("/enquiries", json(newEnquiry.extend({ key })), async (c) => {
        const { key: once, ...given } = c.req.valid("json");
        const { id } = await store.enquiries.enter(given, actorOf(c), once);
        const found = await store.enquiries.detail(id);
        if (!found) return c.json({ error: goneMessage }, 404);
        onStored();
        changes.publish(`enquiry:${id}`);
        return c.json({ enquiry: found.enquiry }, 201);
      })
      .get("/enquiries/:id", async (c) => {
        const found = await store.enquiries.detail(c.req.param("id"));
        if (!found) return c.json({ error: goneMessage }, 404);
        const { told, ...rest } = found;
        return c.json({ ...rest, ...described(found.lead), told: told && described(told) }, 200);
      })
      .post(
        "/enquiries/:id/:action{claim|assign|call|note|answer|whatsapp|mail|status|reopen|contact|join|part|no-call|follow-up}",
        json(enquiryAction.and(z.object({ key }))),
        async (c) => {
          const { key: once, ...action } = c.req.valid("json");
          if (action.action === "call" && action.callBackAt && action.callBackAt <= now())
            return c.json({ error: "callBackAt: Please choose a time that is still to come." }, 400);
          const id = c.req.param("id");
          const outcome = await store.enquiries.act(id, action, actorOf(c), once);
          if (outcome.result === "done" && (action.action === "join" || action.action === "part"))
            changes.publish("enquiries");
          const others = ("alsoFor" in action ? action.alsoFor : undefined) ?? [];
          return answer(c, outcome, [id, ...others.map((other) => (typeof other === "string" ? other : other.id))]);
        },
      )
      .post("/enquiries/:id/undo", json(z.object({ undo: z.string().max(60) })), async (c) => {
        const id = c.req.param("id");
        const outcome = await store.enquiries.undo(id, c.req.valid("json").undo, actorOf(c));
        // It may have been done to others of the person too.
        if (outcome.result === "done") changes.publish("enquiries", "registrations");
        return answer(c, outcome, [id]);
      })
      .post("/enquiries/:id/accept", json(z.object({})), async (c) => {
        const id = c.req.param("id");
        const outcome = await audited(deps, c, "accept", () => store.enquiries.accept(id, actorOf(c)));
        return answer(c, outcome, [id]);
      })
      .get("/enquiries/:id/erasure", ownersOnly, async (c) => {
        const preview = await store.enquiries.erasure(c.req.param("id"));
        return preview ? c.json(preview, 200) : c.json({ error: goneMessage }, 404);
      })
      /** Erases everything about the enquiry's address; the page has asked again first. */
      .post("/enquiries/:id/erase", ownersOnly, json(z.object({ email: z.string().max(254) })), async (c) => {
        const id = c.req.param("id");
        const found = await store.submission(id);
        if (found?.kind !== "lead") return c.json({ error: goneMessage }, 404);
        if (found.email.trim().toLowerCase() !== c.req.valid("json").email.trim().toLowerCase())
          return c.json({ error: "That is not the address of this enquiry. Nothing was erased." }, 422);
        const erased = await audited(deps, c, "forget", () => store.enquiries.erase(id));
        if (!erased) return c.json({ error: goneMessage }, 404);
        changes.publish("all");
        return c.json({ erased }, 200);
      })
  );
}

/** More names of papers make no message. */
const mostPapers = 8;

/** The texts that the desk opens in WhatsApp, with what is known of the person. */
export function whatsappRoutes(deps: DeskDeps) {
  const { store, siteUrl, now } = deps;

  async function known(id: string, advisor: string) {
    const detail = await store.enquiries.detail(id);
    if (!detail) return undefined;
    const { enquiry } = detail;
    const today = dateInIndia(now().getTime());
    const open = (await store.quotations.list(id)).find(
      ({ state, sent, acceptedAt }) => state === "sent" && !acceptedAt && sent && sent.validUntil >= today,
    );
    const registration = (await store.registrations.find(id))?.registration;
    const due = dueNowText(await store.payments.account(id));
    const facts: WhatsAppFacts = {
      ...{ name: enquiry.name, advisor, firm: site.name, email: site.email },
      ...callFacts(enquiry, now()),
      ...quotationFacts(open),
      ...registrationFacts(registration),
      ...paymentFacts(await store.payments.list(id)),
      ...(due && { due }),
    };
    const isOffered: Record<WhatsAppTextId, boolean> = {
      "missed-call": enquiry.status !== "closed",
      "call-agreed": facts.callTime !== undefined,
      quotation: open !== undefined,
      papers: facts.papers !== undefined,
      "unclear-paper": registration !== undefined && !registration.incorporation,
      name: facts.company !== undefined || facts.refused !== undefined,
      certificate: facts.certificate !== undefined,
      payment: facts.amount !== undefined,
      page: enquiry.status !== "closed",
    };
    return { facts, offered: whatsappTextIds.filter((each) => isOffered[each]) };
  }

  return (
    new Hono<DeskContext>()
      .get("/enquiries/:id/texts", async (c) => {
        const found = await known(c.req.param("id"), c.var.session.person.name);
        if (!found) return c.json({ error: goneMessage }, 404);
        return c.json({ texts: found.offered.map((id) => ({ id, title: whatsappTitles[id] })) }, 200);
      })
      /** The draft of one. A link in it is made now: whoever has it reads the founder's page, so it is in the audit. */
      .post("/enquiries/:id/texts", json(z.object({ text: z.enum(whatsappTextIds) })), async (c) => {
        const id = c.req.param("id");
        const found = await known(id, c.var.session.person.name);
        if (!found) return c.json({ error: goneMessage }, 404);
        const text = whatsappText(c.req.valid("json").text);
        const secret = needsLink(text)
          ? await audited(deps, c, "founder link", () => store.founders.issueKey(id))
          : undefined;
        const link = secret && founderLink(siteUrl, secret);
        return c.json({ draft: fillText(text, { ...found.facts, ...(link && { link }) }) }, 200);
      })
  );
}

/** One that is still to come. */
function callFacts({ dueAt, firstCallAt }: Enquiry, now: Date): WhatsAppFacts {
  const due = dueAt && firstCallAt ? new Date(dueAt) : undefined;
  return due && due > now ? { callTime: `${weekdayAndDate(due)} at ${clockTime(due)}` } : {};
}

function quotationFacts(open: QuotationRecord | undefined): WhatsAppFacts {
  if (!open?.sent) return {};
  const { total } = quotationDocument(open.sent);
  return { number: numberText(open.sent), total: total.value, lastDay: longDate(open.sent.validUntil) };
}

/** Of the last one that stands. */
function paymentFacts(records: readonly PaymentRecord[]): WhatsAppFacts {
  const last = records.findLast(({ payment }) => !payment.cancels && !payment.cancelledBy)?.payment;
  return last
    ? { amount: rupees(last.rupees), day: longDate(last.receivedOn), reference: last.reference || last.receipt }
    : {};
}

function registrationFacts(registration: Registration | undefined): WhatsAppFacts {
  if (!registration) return {};
  const { papers, names, incorporation } = registration;
  const missing = missingPapers(papers).slice(0, mostPapers);
  const approved = names.findLast(({ outcome }) => outcome === "approved");
  const refused = approved ? undefined : names.findLast(({ outcome }) => outcome === "refused");
  return {
    ...(missing.length > 0 &&
      !incorporation && { papers: missing.map(({ group, title }) => `${title} (${group})`).join(", ") }),
    ...(approved && { company: approved.name }),
    ...(refused && { refused: refused.name }),
    // The sentence ends with a full stop of its own.
    ...(refused?.reason && { reason: refused.reason.replace(/\.$/, "") }),
    ...(incorporation && { certificate: incorporation.number }),
  };
}
