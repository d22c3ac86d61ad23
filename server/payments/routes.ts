import { Hono } from "hono";
import { z } from "zod";
import { paymentWords } from "../../content/registration/payments.ts";
import { site } from "../../content/site.ts";
import type { StateCode } from "../../content/states.ts";
import { planLimits } from "../../domain/company-plan/fields.ts";
import { day } from "../../domain/desk/fields.ts";
import { openClaims } from "../../domain/desk/history.ts";
import { tidyLine } from "../../domain/forms/form.ts";
import { type CalendarDate, dateInIndia } from "../../domain/india/calendar-date.ts";
import { localDay, localMoment } from "../../domain/india/local-time.ts";
import { dayMs } from "../../domain/india/time.ts";
import { agreedQuotation, chargeKindsOf, withCharges } from "../../domain/payments/account.ts";
import { paymentActions } from "../../domain/payments/actions.ts";
import { type Client, isAdvance, oddReference } from "../../domain/payments/payment.ts";
import {
  composeReceipt,
  type IssuedReceipt,
  type ReceiptContent,
  receiptDocument,
} from "../../domain/payments/receipt.ts";
import { quotedPlace } from "../../domain/quotation/total.ts";
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
  sendPdf,
} from "../desk/routing.ts";
import type { PaymentRecord, PaymentResult } from "../enquiries/store-contract.ts";
import { type Column, csvLines, excelMark, toAttachment } from "../http/downloads.ts";
import { checkReceiptLetters, receiptPdf, UnprintableLetters } from "../papers/pdf.ts";
import { outgoingCsv, paymentCsv } from "./export.ts";

const gone = "This is no longer here. It was erased, or the link is wrong.";
const busy = "Several PDFs are being written at the moment. Please load this page again in a few seconds.";

const period = z.object({ from: day.optional(), until: day.optional() });

/** As the last voucher says it. */
function lastClient(records: readonly PaymentRecord[]): Client | undefined {
  const { to: name, voucher } = records.findLast(({ receipt }) => receipt.voucher)?.receipt ?? {};
  if (!name || !voucher) return undefined;
  return { name, address: voucher.address ?? "", state: voucher.to, gstin: voucher.clientGstin ?? "" };
}

export function paymentRoutes(deps: DeskDeps) {
  const { store, now, paper } = deps;
  const today = () => dateInIndia(now().getTime());

  const answer = (c: DeskRequest, outcome: PaymentResult) => {
    if (outcome.result !== "done") return respond(deps, c, outcome, { gone, topics: [] });
    const { payment, ...done } = outcome;
    const receipt = payment?.receipt.number ?? null;
    return respond(deps, c, { ...done, receipt }, { gone, topics: [`enquiry:${done.enquiry.id}`] });
  };

  const completeOn = async (enquiryId: string) =>
    (await store.registrations.find(enquiryId))?.registration.reached.complete ?? null;

  const agreed = async (enquiryId: string) => agreedQuotation(await store.quotations.list(enquiryId));

  async function csv<Row>(
    c: DeskRequest,
    what: string,
    columns: readonly Column<Row>[],
    all: (from?: Date, until?: Date) => AsyncIterable<Row>,
  ) {
    const { from, until } = period.parse(c.req.query());
    const end = until ? new Date(localMoment(until).getTime() + dayMs) : undefined;
    const lines = csvLines(columns, all(from ? localMoment(from) : undefined, end), excelMark);
    const name = [what, from, "to", until ?? localDay(now())].filter(Boolean).join("-");
    return c.body(await auditedStream(deps, c, `${what} as CSV`, lines), 200, {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": toAttachment(`${name}.csv`),
    });
  }

  /** Before it has a number: afterwards it could not be printed. */
  async function letterError({ payment, content }: Pick<IssuedReceipt, "payment"> & { content: ReceiptContent }) {
    try {
      await checkReceiptLetters({ payment, receipt: { ...content, number: "R", date: today() } }, paper);
      return undefined;
    } catch (error) {
      if (!(error instanceof UnprintableLetters)) throw error;
      return error.message;
    }
  }

  return (
    new Hono<DeskContext>()
      .get("/enquiries/:id/payments", async (c) => {
        const id = c.req.param("id");
        const found = await store.enquiries.detail(id);
        if (!found) return c.json({ error: gone }, 404);
        const records = await store.payments.list(id);
        const quotations = await store.quotations.list(id);
        const accepted = agreedQuotation(quotations);
        // An advance comes before anything is accepted: it is for what was offered.
        const quotation = accepted ?? quotations.findLast(({ state }) => state === "sent")?.sent ?? undefined;
        const outgoings = await store.outgoings.list(id);
        const went = outgoings.map(({ outgoing }) => outgoing);
        const left = found.deliveries.filter(({ state }) => state === "sending" || state === "done");
        const isMailed = ({ deliveryId }: { deliveryId?: string | null | undefined }) =>
          found.enquiry.email !== "" && left.some((mail) => mail.id === deliveryId);
        return c.json(
          {
            payments: records.map(({ payment }) => payment),
            /** Charges as they were, and what was returned or kept. */
            outgoings: went,
            /** What of charges the quotation has that counts. */
            charges: accepted ? chargeKindsOf(accepted) : [],
            /** Whose receipt the founder may hold, by id, and the number that the next gets. */
            mailed: [
              ...records.filter(isMailed).map(({ payment }) => payment.id),
              ...outgoings.filter(isMailed).map(({ outgoing }) => outgoing.id),
            ],
            next: await store.payments.nextNumber(),
            account: await store.payments.account(id),
            /** By which what is paid to us is told from what is held for others. */
            quoted: quotation
              ? {
                  lines: withCharges(quotation, went).lines,
                  gstPercent: quotation.gstPercent,
                  ...(quotation.basis && { basis: quotation.basis }),
                  ...(quotation.services && { services: quotation.services }),
                  ...(quotation.taxPlace && { taxPlace: quotation.taxPlace }),
                  ...(quotation.payment && { payment: quotation.payment }),
                }
              : null,
            /** For a voucher, which a firm with a GSTIN writes: the client as on the last one, or as far as known, and when all was done. */
            voucher: site.gst.state
              ? {
                  client: lastClient(records) ?? {
                    name: tidyLine(found.lead.name, planLimits.name),
                    address: "",
                    state:
                      (quotation && quotedPlace(quotation)) ??
                      (found.enquiry.state as StateCode | null) ??
                      site.gst.state,
                    gstin: "",
                  },
                  completeOn: await completeOn(id),
                }
              : null,
            /** What the founder says to have paid, for the form. */
            said: openClaims(found.events).at(-1) ?? null,
            today: today(),
          },
          200,
        );
      })
      .post("/enquiries/:id/payments", json(paymentActions.record), async (c) => {
        const id = c.req.param("id");
        const { version, key, client, oddReference: isSure, ...given } = c.req.valid("json");
        const found = await store.enquiries.detail(id);
        if (!found) return c.json({ error: gone }, 404);
        const odd = isSure ? undefined : oddReference(given.way, given.reference);
        if (odd) return c.json({ error: odd, enquiry: found.enquiry }, 422);
        if (given.receivedOn > today()) return c.json({ error: paymentWords.problems.future }, 400);
        const advance = isAdvance(given, await completeOn(id));
        if (advance && site.gst.state && !client) return c.json({ error: paymentWords.problems.client }, 400);
        const content = composeReceipt({
          to: tidyLine(found.lead.name, planLimits.name),
          quotation: await agreed(id),
          client: advance ? client : undefined,
          invoiced: given.fee > 0 && !advance,
        });
        const payment = { ...given, receivedOn: given.receivedOn as CalendarDate };
        const unprintable = await letterError({ payment, content });
        if (unprintable) return c.json({ error: unprintable, enquiry: found.enquiry }, 422);
        return answer(c, await store.payments.record(id, given, content, { version, actor: actorOf(c), key }));
      })
      .post("/payments/:id/cancel", ownersOnly, json(paymentActions.cancel), async (c) => {
        const { reason, version, key } = c.req.valid("json");
        const outcome = await audited(deps, c, "receipt cancelled", () =>
          store.payments.cancel(c.req.param("id"), reason, { version, actor: actorOf(c), key }),
        );
        return answer(c, outcome);
      })
      /** What others really charged: one number of each kind. */
      .post("/enquiries/:id/charges", json(paymentActions.charges), async (c) => {
        const id = c.req.param("id");
        const { version, key, charges } = c.req.valid("json");
        const found = await store.enquiries.detail(id);
        if (!found) return c.json({ error: gone }, 404);
        const quotation = await agreed(id);
        const kinds = quotation ? chargeKindsOf(quotation) : [];
        if (!charges.every(({ kind }) => kinds.includes(kind)))
          return c.json({ error: paymentWords.problems.noCharges, enquiry: found.enquiry }, 422);
        return answer(c, await store.outgoings.charges(id, charges, { version, actor: actorOf(c), key }));
      })
      .post("/enquiries/:id/refunds", json(paymentActions.refund), async (c) => {
        const id = c.req.param("id");
        const { version, key, oddReference: isSure, ...given } = c.req.valid("json");
        const found = await store.enquiries.detail(id);
        if (!found) return c.json({ error: gone }, 404);
        if (given.paidOn > today()) return c.json({ error: paymentWords.problems.future }, 400);
        const odd = isSure ? undefined : oddReference(given.way, given.reference);
        if (odd) return c.json({ error: odd, enquiry: found.enquiry }, 422);
        const { fee, paidOn: receivedOn } = given;
        const advance = isAdvance({ fee, receivedOn }, await completeOn(id));
        const records = await store.payments.list(id);
        const vouchers = records.filter(
          ({ payment, receipt }) => receipt.voucher && !payment.cancels && !payment.cancelledBy,
        );
        const last = advance ? vouchers.at(-1)?.receipt : undefined;
        const content = {
          ...composeReceipt({ to: tidyLine(found.lead.name, planLimits.name), quotation: await agreed(id) }),
          ...(last && { to: last.to, voucher: last.voucher }),
          refunds: last ? vouchers.map(({ receipt: { number, date } }) => ({ number, date })) : [],
        };
        const payment = { ...given, tds: 0, receivedOn: receivedOn as CalendarDate };
        const unprintable = await letterError({ payment, content });
        if (unprintable) return c.json({ error: unprintable, enquiry: found.enquiry }, 422);
        return answer(c, await store.outgoings.refund(id, given, content, { version, actor: actorOf(c), key }));
      })
      .post("/enquiries/:id/kept", json(paymentActions.keep), async (c) => {
        const { version, key, rupees } = c.req.valid("json");
        return answer(c, await store.outgoings.keep(c.req.param("id"), rupees, { version, actor: actorOf(c), key }));
      })
      .post("/outgoings/:id/cancel", ownersOnly, json(paymentActions.cancel), async (c) => {
        const { reason, version, key } = c.req.valid("json");
        const outcome = await audited(deps, c, "charge or refund cancelled", () =>
          store.outgoings.cancel(c.req.param("id"), reason, { version, actor: actorOf(c), key }),
        );
        return answer(c, outcome);
      })
      .get("/payments/:id/pdf", async (c) => {
        const id = c.req.param("id");
        const record = (await store.payments.find(id)) ?? (await store.outgoings.find(id));
        if (!record) return c.json({ error: gone }, 404);
        return sendPdf(c, receiptDocument(record).fileName, busy, () =>
          audited(deps, c, "receipt", () => receiptPdf(record, paper, c.req.raw.signal)),
        );
      })
      /** For the accountant: what was written down in these days, contrary entries among them. */
      .get("/payments.csv", ownersOnly, query(period), (c) => csv(c, "payments", paymentCsv, store.payments.all))
      .get("/outgoings.csv", ownersOnly, query(period), (c) => csv(c, "outgoings", outgoingCsv, store.outgoings.all))
  );
}
