import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { filingNames } from "../../domain/compliance/filing-names.ts";
import { paperFolder } from "../papers/pdf.ts";
import { rounds } from "../testing/basics.ts";
import { type DeskBrowser, openDesk } from "../testing/desk.ts";
import { testEngines } from "../testing/engines.ts";
import { writePaperFonts } from "../testing/paper-fonts.ts";
import { sampleLead } from "../testing/samples.ts";

const usual = { structure: "private-limited", state: "KA", capital: 100_000, people: 2, tier: "starter" } as const;

// What differs between the engines is in store.test.ts.
describe.each(testEngines().slice(0, rounds({ usual: 1, thorough: 2 })))(
  "quotations at the desk, on $name",
  (engine) => {
    let desk: Awaited<ReturnType<typeof openDesk>>;
    let asha: DeskBrowser;
    let ravi: DeskBrowser;

    beforeAll(async () => {
      const { databaseUrl } = await engine.fresh();
      desk = await openDesk(databaseUrl ? { DATABASE_URL: databaseUrl } : {});
      await writePaperFonts(paperFolder(desk.folder));
      asha = await desk.signedIn({ email: "asha@firm.example", name: "Asha" });
      ravi = await desk.signedIn({ email: "ravi@firm.example", name: "Ravi" });
    }, 60_000);
    afterAll(async () => {
      await desk[Symbol.asyncDispose]();
      engine.clean();
    });

    const save = async (plan: CompanyPlan = usual, changes = {}) =>
      (await desk.store.saveLead(sampleLead({ companyPlan: { plan, dropped: [] }, ...changes }))).id;
    const begin = async (id: string, body = {}) =>
      (await asha.post(`/api/enquiries/${id}/quotations`, body)).body.quotation;

    test("from the plan to the founder: changed, looked at, sent once", async () => {
      const enquiryId = await save();
      const draft = await begin(enquiryId);
      expect(draft).toMatchObject({ state: "draft", revision: 1, draft: { basis: usual, edits: [] } });

      const edits = [
        { kind: "change", id: "our-fee", amount: { from: 1_500, to: 1_500 }, reason: "Agreed on the phone." },
      ];
      const changed = await asha.post(`/api/quotations/${draft.id}`, { revision: 1, draft: { ...draft.draft, edits } });
      expect(changed.body.quotation).toMatchObject({ revision: 2, draft: { edits } });

      const preview = await asha.request(`/api/quotations/${draft.id}/pdf`);
      expect(preview.headers.get("content-type")).toBe("application/pdf");
      // It is shown in a frame of the desk, and of nobody else.
      expect(preview.headers.get("content-security-policy")).toBe("frame-ancestors 'self'");
      expect(
        Buffer.from(await preview.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe("%PDF-");

      const sendings = await Promise.all(
        [asha, ravi].map((browser) => browser.post(`/api/quotations/${draft.id}/send`, { revision: 2 })),
      );
      expect(sendings.map(({ status }) => status).sort()).toEqual([200, 409]);
      const late = sendings.find(({ status }) => status === 409)!;
      expect(late.body.error).toMatch(/^\d{4}-\d\d\/0001 was sent by (Asha|Ravi) already/);

      const { body } = await ravi.get(`/api/enquiries/${enquiryId}/quotations`);
      const [sent] = body.quotations;
      expect(sent).toMatchObject({ state: "sent", differences: [], document: { total: { value: "₹16,933" } } });
      const kept = await desk.store.quotations.pdf(draft.id);
      const shown = await ravi.request(`/api/quotations/${draft.id}/pdf`);
      expect(Buffer.from(await shown.arrayBuffer()).equals(Buffer.from(kept!))).toBe(true);
      expect(shown.headers.get("content-disposition")).toMatch(/^inline; filename="quotation-\d{4}-\d\d-0001\.pdf"/);
      expect((await ravi.get(`/api/enquiries/${enquiryId}`)).body.enquiry.status).toBe("quoted");
    }, 60_000);

    test("a draft of somebody who was faster is given back, and nothing that was typed later is taken", async () => {
      const enquiryId = await save();
      const draft = await begin(enquiryId);
      const again = await ravi.post(`/api/enquiries/${enquiryId}/quotations`);
      expect(again).toMatchObject({ status: 409, body: { quotation: { id: draft.id } } });
      await ravi.post(`/api/quotations/${draft.id}`, {
        revision: 1,
        draft: { ...draft.draft, included: ["Ravi's list"] },
      });
      const stale = await asha.post(`/api/quotations/${draft.id}`, { revision: 1, draft: draft.draft });
      expect(stale).toMatchObject({ status: 409, body: { quotation: { draft: { included: ["Ravi's list"] } } } });
    });

    test("what is sent is what was seen: a change at the same moment is in it, or it is not sent", async () => {
      const draft = await begin(await save());
      // The revision that the change makes: nobody can have seen it when this arrives.
      const sending = asha.post(`/api/quotations/${draft.id}/send`, { revision: 2 });
      const change = { revision: 1, draft: { ...draft.draft, included: ["Typed last"] } };
      const [sent, changed] = await Promise.all([sending, ravi.post(`/api/quotations/${draft.id}`, change)]);
      expect(changed.status).toBe(200);
      const { state, sent: content } = (await desk.store.quotations.find(draft.id))!;
      expect([sent.status, state, content?.included]).toEqual(
        sent.status === 200 ? [200, "sent", ["Typed last"]] : [409, "draft", undefined],
      );
    }, 60_000);

    test("what is not known yet has to be said first", async () => {
      const enquiryId = await save({ capital: 100_000 });
      expect(await asha.post(`/api/enquiries/${enquiryId}/quotations`)).toMatchObject({
        status: 422,
        body: { open: ["structure", "state"] },
      });
      const draft = await begin(enquiryId, { basis: usual });
      expect(draft.draft.basis).toEqual(usual);
      expect((await asha.get(`/api/enquiries/${enquiryId}/quotations`)).body.planned).toEqual({
        open: ["structure", "state"],
      });
    });

    test("a filing that was asked about is what is offered, from the price list, beside whatever was planned", async () => {
      const filing = { id: "aoc-4", due: "2026-10-30", year: "2025-26" } as const;
      const enquiryId = await save(usual, { filing });
      const { asked, planned } = (await asha.get(`/api/enquiries/${enquiryId}/quotations`)).body;
      expect([asked.services[0].key, planned.basis.structure]).toEqual(["aoc-4", "private-limited"]);
      const { id, draft } = await begin(enquiryId);
      expect(draft).toMatchObject({ services: [{ key: "aoc-4", about: "for 2025-26, was due 30 October 2026" }] });
      expect(draft).toMatchObject({ place: "KA" });
      expect(draft.basis).toBeUndefined();
      expect((await asha.post(`/api/quotations/${id}/send`, { revision: 1 })).status).toBe(200);
      const sent = (await asha.get(`/api/enquiries/${enquiryId}/quotations`)).body.quotations[0];
      expect(sent).toMatchObject({ differences: [], sent: { services: [{ key: "aoc-4", per: "once", times: 1 }] } });
      // By hand, where the price list has nothing for it.
      const other = await begin(await save({}), { services: [] });
      expect((await asha.post(`/api/quotations/${other.id}/send`, { revision: 1 })).body.error).toContain(
        "Nothing is sold",
      );
    }, 60_000);

    test("what was agreed when the registration began by hand is known, here and in the list", async () => {
      const enquiryId = await save({}, { offer: undefined, filing: { id: "aoc-4" }, email: "agreed@example.in" });
      const company = { form: "llp", state: "RJ", people: 3 };
      expect((await asha.post(`/api/enquiries/${enquiryId}/registration`, company)).status).toBe(200);
      const { planned } = (await asha.get(`/api/enquiries/${enquiryId}/quotations`)).body;
      expect(planned).toMatchObject({ basis: { structure: "llp", state: "RJ", people: 3 } });
      const { rows } = (await asha.get("/api/enquiries?search=agreed@example.in")).body;
      expect(rows).toMatchObject([{ structure: "llp", state: "RJ", filing: filingNames["aoc-4"] }]);
    });

    test.each([
      ["an amount that is no whole number", { amount: { from: 1.5, to: 2 } }, "whole rupees"],
      ["a total of its own", { total: 5 }, "Unrecognized key"],
    ])("%s is refused with the place", async (_, change, message) => {
      const draft = await begin(await save());
      const edits = [{ kind: "change", id: "name", amount: { from: 1, to: 1 }, reason: "So.", ...change }];
      const { status, body } = await asha.post(`/api/quotations/${draft.id}`, {
        revision: 1,
        draft: { ...draft.draft, edits },
      });
      expect(status).toBe(400);
      expect(body.error).toContain("draft.edits.0");
      expect(body.error).toContain(message);
    });

    test("what keeps it from being sent is said, and nothing gets a number", async () => {
      const draft = await begin(await save({ section8: "yes", state: "DL", people: 2 }));
      const missing = await asha.post(`/api/quotations/${draft.id}/send`, { revision: 1 });
      expect(missing).toMatchObject({ status: 422, body: { error: expect.stringContaining("Our fee is missing") } });
      const named = await begin(await save(usual, { name: "மீரா" }));
      const { quotations } = (await asha.get(`/api/enquiries/${named.enquiryId}/quotations`)).body;
      expect(quotations[0].letterProblem).toContain("Latin letters");
      const unprintable = await asha.post(`/api/quotations/${named.id}/send`, { revision: 1 });
      expect(unprintable).toMatchObject({ status: 422, body: { error: expect.stringContaining("Latin letters") } });
      expect(await desk.store.quotations.find(named.id)).toMatchObject({ state: "draft", revision: 1 });
    });

    test("a new version takes over what was changed; the old one can be read, and is said to be replaced", async () => {
      const enquiryId = await save();
      const first = await begin(enquiryId);
      const included = ["Everything we talked about"];
      await asha.post(`/api/quotations/${first.id}`, { revision: 1, draft: { ...first.draft, included } });
      const sent = (await asha.post(`/api/quotations/${first.id}/send`, { revision: 2 })).body.quotation.sent;
      const next = await begin(enquiryId, { replacesId: first.id });
      expect(next.draft).toMatchObject({ included });
      const second = (await asha.post(`/api/quotations/${next.id}/send`, { revision: 1 })).body.quotation.sent;
      expect(second).toMatchObject({ number: sent.number, version: 2, replaces: { version: 1 } });
      const { body } = await asha.get(`/api/enquiries/${enquiryId}/quotations`);
      expect(body.quotations.map(({ state }: { state: string }) => state)).toEqual(["replaced", "sent"]);
      const withdrawn = await asha.post(`/api/quotations/${next.id}/withdraw`, { reason: "They wait until April." });
      expect(withdrawn.body.quotation.state).toBe("withdrawn");
      expect((await asha.get(`/api/enquiries/${enquiryId}`)).body.events.at(-1)).toMatchObject({
        type: "quotation",
        did: "withdrawn",
        version: 2,
        note: "They wait until April.",
      });
    }, 60_000);

    test("unknown ones are nowhere", async () => {
      expect((await asha.get("/api/quotations/nothing/pdf")).status).toBe(404);
      expect((await asha.post("/api/quotations/nothing/send", { revision: 1 })).status).toBe(404);
      expect((await asha.post("/api/enquiries/nothing/quotations")).status).toBe(404);
    });
  },
);
