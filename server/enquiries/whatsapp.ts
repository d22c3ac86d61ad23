import { Hono } from "hono";
import { z } from "zod";
import { type WhatsAppTextId, whatsappTextIds, whatsappTitles } from "../../content/registration/whatsapp-texts.ts";
import { site } from "../../content/site.ts";
import { fillText, needsLink, type WhatsAppFacts, whatsappText } from "../../domain/desk/whatsapp.ts";
import { dateInIndia } from "../../domain/india/calendar-date.ts";
import { longDate } from "../../domain/india/date-text.ts";
import { clockTime, weekdayAndDate } from "../../domain/india/local-time.ts";
import { rupees } from "../../domain/india/money.ts";
import { quotationDocument } from "../../domain/quotation/document.ts";
import { numberText } from "../../domain/quotation/number-and-limits.ts";
import { founderLink } from "../../domain/registration/founder-page.ts";
import { missingPapers, type Registration } from "../../domain/registration/registration.ts";
import { audited, type DeskContext, type DeskDeps, json } from "../desk/routing.ts";
import type { Enquiry, PaymentRecord, QuotationRecord } from "./store-contract.ts";

const gone = "This enquiry is no longer here. It was erased, or the link is wrong.";
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
    const facts: WhatsAppFacts = {
      ...{ name: enquiry.name, advisor, firm: site.name, email: site.email },
      ...callFacts(enquiry, now()),
      ...quotationFacts(open),
      ...registrationFacts(registration),
      ...paymentFacts(await store.payments.list(id)),
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
    };
    return { facts, offered: whatsappTextIds.filter((each) => isOffered[each]) };
  }

  return (
    new Hono<DeskContext>()
      .get("/enquiries/:id/texts", async (c) => {
        const found = await known(c.req.param("id"), c.var.session.person.name);
        if (!found) return c.json({ error: gone }, 404);
        return c.json({ texts: found.offered.map((id) => ({ id, title: whatsappTitles[id] })) }, 200);
      })
      /** The draft of one. A link in it is made now: whoever has it reads the founder's page, so it is in the audit. */
      .post("/enquiries/:id/texts", json(z.object({ text: z.enum(whatsappTextIds) })), async (c) => {
        const id = c.req.param("id");
        const found = await known(id, c.var.session.person.name);
        if (!found) return c.json({ error: gone }, 404);
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
