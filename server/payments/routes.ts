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
import { agreedQuotation } from "../../domain/payments/account.ts";
import { paymentActions } from "../../domain/payments/actions.ts";
import { type Client, isAdvance } from "../../domain/payments/payment.ts";
import { composeReceipt, receiptDocument } from "../../domain/payments/receipt.ts";
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
} from "../desk/routing.ts";
import type { PaymentRecord, PaymentResult } from "../enquiries/store-contract.ts";
import { csvLines, excelMark, toAttachment, toInline } from "../http/downloads.ts";
import { checkReceiptLetters, receiptPdf, UnprintableLetters } from "../papers/pdf.ts";
import { busySeconds, PdfsBusy } from "../papers/pdf-queue.ts";
import { paymentCsv } from "./export.ts";

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

  return (
    new Hono<DeskContext>()
      .get("/enquiries/:id/payments", async (c) => {
        const id = c.req.param("id");
        const found = await store.enquiries.detail(id);
        if (!found) return c.json({ error: gone }, 404);
        const records = await store.payments.list(id);
        const quotations = await store.quotations.list(id);
        // An advance comes before anything is accepted: it is for what was offered.
        const quotation =
          agreedQuotation(quotations) ?? quotations.findLast(({ state }) => state === "sent")?.sent ?? undefined;
        return c.json(
          {
            payments: records.map(({ payment }) => payment),
            account: await store.payments.account(id),
            /** By which what is paid to us is told from what is held for others. */
            quoted: quotation
              ? {
                  lines: quotation.lines,
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
            said: openClaims(found.events)[0] ?? null,
            today: today(),
          },
          200,
        );
      })
      .post("/enquiries/:id/payments", json(paymentActions.record), async (c) => {
        const id = c.req.param("id");
        const { version, key, client, ...given } = c.req.valid("json");
        const found = await store.enquiries.detail(id);
        if (!found) return c.json({ error: gone }, 404);
        if (given.receivedOn > today()) return c.json({ error: paymentWords.problems.future }, 400);
        const advance = isAdvance(given, await completeOn(id));
        if (advance && site.gst.state && !client) return c.json({ error: paymentWords.problems.client }, 400);
        const content = composeReceipt({
          to: tidyLine(found.lead.name, planLimits.name),
          quotation: await agreed(id),
          client: advance ? client : undefined,
          invoiced: given.fee > 0 && !advance,
        });
        // Before it has a number: afterwards it could not be printed.
        try {
          const payment = { ...given, receivedOn: given.receivedOn as CalendarDate };
          const receipt = { ...content, number: "R", date: today() };
          await checkReceiptLetters({ payment, receipt }, paper);
        } catch (error) {
          if (!(error instanceof UnprintableLetters)) throw error;
          return c.json({ error: error.message, enquiry: found.enquiry }, 422);
        }
        return answer(c, await store.payments.record(id, given, content, { version, actor: actorOf(c), key }));
      })
      .post("/payments/:id/cancel", ownersOnly, json(paymentActions.cancel), async (c) => {
        const { reason, version, key } = c.req.valid("json");
        const outcome = await audited(deps, c, "receipt cancelled", () =>
          store.payments.cancel(c.req.param("id"), reason, { version, actor: actorOf(c), key }),
        );
        return answer(c, outcome);
      })
      .get("/payments/:id/pdf", async (c) => {
        const record = await store.payments.find(c.req.param("id"));
        if (!record) return c.json({ error: gone }, 404);
        try {
          const bytes = await audited(deps, c, "receipt", () => receiptPdf(record, paper, c.req.raw.signal));
          return c.body(new Uint8Array(bytes), 200, {
            "content-type": "application/pdf",
            // A browser's own viewer needs what the pages' policy forbids.
            "content-security-policy": "frame-ancestors 'self'",
            "content-disposition": toInline(receiptDocument(record).fileName),
          });
        } catch (error) {
          if (!(error instanceof PdfsBusy) && !c.req.raw.signal.aborted) throw error;
          return c.text(busy, 503, { "retry-after": String(busySeconds) });
        }
      })
      /** For the accountant: what was written down in these days, contrary entries among them. */
      .get("/payments.csv", ownersOnly, query(period), async (c) => {
        const { from, until } = c.req.valid("query");
        const end = until ? new Date(localMoment(until).getTime() + dayMs) : undefined;
        const payments = store.payments.all(from ? localMoment(from) : undefined, end);
        const lines = csvLines(paymentCsv, payments, excelMark);
        const name = ["payments", from, "to", until ?? localDay(now())].filter(Boolean).join("-");
        return c.body(await auditedStream(deps, c, "payments as CSV", lines), 200, {
          "content-type": "text/csv; charset=utf-8",
          "content-disposition": toAttachment(`${name}.csv`),
        });
      })
  );
}
