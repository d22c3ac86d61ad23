import { Hono } from "hono";
import { payment } from "../../content/owner/facts.ts";
import { planLimits } from "../../domain/company-plan/fields.ts";
import { tidyLine } from "../../domain/forms/form.ts";
import { dateInIndia } from "../../domain/india/calendar-date.ts";
import { paymentTerms } from "../../domain/payments/due.ts";
import { quotationActions } from "../../domain/quotation/actions.ts";
import { agreedPlan, askedOf, quotationBasis } from "../../domain/quotation/basis.ts";
import { composeQuotation, newDraft, type Quoted, stampQuotation } from "../../domain/quotation/compose.ts";
import { planDifferences } from "../../domain/quotation/differences.ts";
import { quotationDocument } from "../../domain/quotation/document.ts";
import {
  actorOf,
  audited,
  type DeskContext,
  type DeskDeps,
  type DeskRequest,
  json,
  respond,
  sendPdf,
} from "../desk/routing.ts";
import type { EnquiryDetail, QuotationRecord, QuotationResult } from "../enquiries/store-contract.ts";
import { checkLetters, keptPdf, quotationPdf, UnprintableLetters } from "../papers/pdf.ts";

const gone = "This quotation is no longer here. It was discarded or erased, or the link is wrong.";
const noEnquiry = "This enquiry is no longer here. It was erased, or the link is wrong.";

const hasChanged = "Somebody was faster: this quotation has changed.";
const busy = "Several quotations are being written at the moment. Please load this page again in a few seconds.";

/** In place of a number that it does not have yet. */
const unnumbered = { number: "(draft)", version: 1 };

export function quotationRoutes(deps: DeskDeps) {
  const { store, log, now, paper } = deps;
  const today = () => dateInIndia(now().getTime());

  /** Who wrote twice has planned once. */
  const asked = ({ lead, told }: EnquiryDetail) => {
    const { companyPlan, estimate } = lead.companyPlan ? lead : (told ?? lead);
    return askedOf({ offer: lead.offer, filing: lead.filing, companyPlan, estimate }, today());
  };
  const planned = async (detail: EnquiryDetail) => {
    const { plan } = asked(detail);
    const inWork = await store.registrations.find(detail.enquiry.id);
    return quotationBasis(inWork?.registration.company ? agreedPlan(plan, inWork.registration.company) : plan);
  };

  /** For whom it is, and who answers for it: whoever has the enquiry, or else whoever acts. */
  const parties = (c: DeskRequest, { lead, enquiry }: EnquiryDetail) => ({
    to: tidyLine(lead.name, planLimits.name),
    advisor: enquiry.owner?.name ?? c.var.session.person.name,
  });

  /** With what has changed since: the founder's plan, our prices or the law. */
  const described = (record: QuotationRecord, detail: EnquiryDetail) => ({
    ...record,
    differences: record.sent ? planDifferences(record.sent, asked(detail).plan) : [],
    document: record.sent && quotationDocument(record.sent),
    undelivered: detail.undelivered.find(({ quotationId }) => quotationId === record.id) ?? null,
  });

  /** Why a draft cannot be printed; null when it can, or was. Before it has a number: afterwards it could not be changed any more. */
  const letterProblem = async (
    c: DeskRequest,
    record: QuotationRecord,
    detail: EnquiryDetail,
  ): Promise<string | null> => {
    if (record.sent) return null;
    const { quotation } = compose(c, record, detail);
    return checkLetters(stampQuotation(quotation, { ...unnumbered, date: today() }), paper).then(
      () => null,
      (error: unknown) => {
        if (error instanceof UnprintableLetters) return error.message;
        throw error;
      },
    );
  };

  const answer = (c: DeskRequest, outcome: QuotationResult) =>
    respond(deps, c, outcome, {
      gone,
      topics: outcome.result === "done" ? [`enquiry:${outcome.quotation.enquiryId}`] : [],
    });

  const found = async (id: string) => {
    const quotation = await store.quotations.find(id);
    const detail = quotation && (await store.enquiries.detail(quotation.enquiryId));
    return detail && { quotation, detail };
  };

  /** As the founder would get it now. */
  const compose = (c: DeskRequest, { draft }: QuotationRecord, detail: EnquiryDetail) =>
    composeQuotation(draft, {
      ...parties(c, detail),
      today: today(),
      payment: paymentTerms(payment),
      refund: payment.refund,
      terms: payment.quotation?.terms,
    });

  return (
    new Hono<DeskContext>()
      .get("/enquiries/:id/quotations", async (c) => {
        const detail = await store.enquiries.detail(c.req.param("id"));
        if (!detail) return c.json({ error: noEnquiry }, 404);
        const quotations = await store.quotations.list(detail.enquiry.id);
        return c.json(
          {
            quotations: await Promise.all(
              quotations.map(async (each) => ({
                ...described(each, detail),
                letterProblem: await letterProblem(c, each, detail),
              })),
            ),
            asked: asked(detail),
            planned: await planned(detail),
            ...parties(c, detail),
            today: today(),
          },
          200,
        );
      })
      .post("/enquiries/:id/quotations", json(quotationActions.begin), async (c) => {
        const { replacesId, ...said } = c.req.valid("json");
        const detail = await store.enquiries.detail(c.req.param("id"));
        if (!detail) return c.json({ error: noEnquiry }, 404);
        const replaced = replacesId === undefined ? undefined : await store.quotations.find(replacesId);
        if (replacesId !== undefined && !replaced) return c.json({ error: gone }, 404);
        const plan = await planned(detail);
        const { services } = asked(detail);
        // What was asked for goes before what was planned beside it.
        const known: Quoted | undefined = services.length > 0 ? { services } : plan.basis && { basis: plan.basis };
        const chosen: Quoted | undefined = said.basis || said.services ? said : (replaced?.draft ?? known);
        if (!chosen)
          return c.json({ error: "What it is for is not known yet.", open: plan.basis ? [] : plan.open }, 422);
        const place = chosen.basis ? undefined : (chosen.place ?? detail.enquiry.state ?? undefined);
        const fresh = newDraft({ ...chosen, place }, today(), payment.quotation?.validDays);
        const draft = replaced ? { ...replaced.draft, ...fresh, edits: replaced.draft.edits } : fresh;
        return answer(c, await store.quotations.begin(detail.enquiry.id, draft, replacesId));
      })
      .post("/quotations/:id", json(quotationActions.change), async (c) => {
        const { revision, draft } = c.req.valid("json");
        return answer(c, await store.quotations.change(c.req.param("id"), revision, draft));
      })
      .post("/quotations/:id/discard", json(quotationActions.discard), async (c) =>
        answer(c, await store.quotations.discard(c.req.param("id"), c.req.valid("json").revision)),
      )
      /** What was sent, as it was sent; or a draft, as it would be. */
      .get("/quotations/:id/pdf", async (c) => {
        const each = await found(c.req.param("id"));
        if (!each) return c.json({ error: gone }, 404);
        const { quotation, detail } = each;
        const preview =
          quotation.sent ?? stampQuotation(compose(c, quotation, detail).quotation, { ...unnumbered, date: today() });
        try {
          return await sendPdf(c, quotationDocument(preview).fileName, busy, () =>
            audited(deps, c, "quotation", () =>
              quotation.sent
                ? keptPdf(store, quotation, paper, c.req.raw.signal)
                : quotationPdf(preview, paper, c.req.raw.signal),
            ),
          );
        } catch (error) {
          if (error instanceof UnprintableLetters) return c.json({ error: error.message }, 422);
          throw error;
        }
      })
      .post("/quotations/:id/send", json(quotationActions.send), async (c) => {
        const { revision, key: once } = c.req.valid("json");
        const each = await found(c.req.param("id"));
        if (!each) return c.json({ error: gone }, 404);
        const { quotation, problems } = compose(c, each.quotation, each.detail);
        if (!each.quotation.sent) {
          // Written from another revision than the one that was seen: it must not become that one meanwhile.
          if (each.quotation.revision !== revision)
            return answer(c, { result: "stale", quotation: each.quotation, error: hasChanged });
          const letters = await letterProblem(c, each.quotation, each.detail);
          if (problems.length > 0 || letters)
            return c.json({ error: [...problems, letters].filter(Boolean).join(" "), quotation: each.quotation }, 422);
        }
        const outcome = await store.quotations.send(each.quotation.id, revision, quotation, actorOf(c), once);
        // The mail makes it too, should the server stop here.
        if (outcome.result === "done")
          await keptPdf(store, outcome.quotation, paper).catch((error) =>
            log.error({ err: error }, "the PDF of a quotation was not made"),
          );
        return answer(c, outcome);
      })
      .post("/quotations/:id/withdraw", json(quotationActions.withdraw), async (c) => {
        const outcome = await store.quotations.withdraw(c.req.param("id"), c.req.valid("json").reason, actorOf(c));
        return answer(c, outcome);
      })
  );
}
