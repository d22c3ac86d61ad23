import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { sentQuotationSchema } from "../../domain/quotation/model.ts";
import { quotationPdf } from "../papers/pdf.ts";
import { quote } from "../testing/acts.ts";
import { temporaryFolder } from "../testing/basics.ts";
import { testEngines } from "../testing/engines.ts";
import { writePaperFonts } from "../testing/paper-fonts.ts";
import { sampleLead } from "../testing/samples.ts";
import { readDocument, toDocument } from "./documents.ts";
import { openEngine, storeOver } from "./open.ts";

const long = "long ".repeat(200).trim();
const plan = { structure: "opc", state: "KA", tier: "starter" } as const;

describe.each(testEngines())("what was stored under wider limits, on $name", (engine) => {
  afterAll(() => engine.clean());

  async function open() {
    const direct = await openEngine(await engine.fresh());
    const store = storeOver(direct, { deliveries: ["mail"], founderPages: true });
    onTestFinished(() => store.close());
    const { id } = await store.saveLead(sampleLead({ companyPlan: { plan, dropped: [] } }));
    return { direct, store, id };
  }

  test("a quotation is read, shown to the founder and printed", async () => {
    const { direct, store, id } = await open();
    const quotation = await quote(store, id, plan);
    const sent = {
      ...quotation.sent!,
      to: long,
      lines: quotation.sent!.lines.map((line) => ({ ...line, label: long })),
    };
    expect(sentQuotationSchema.safeParse(sent).success).toBe(false);
    const draft = toDocument({ ...quotation.draft, included: [long] });
    await direct.write((db) =>
      db
        .updateTable("quotations")
        .set({ content: toDocument(sent), draft, sentAt: "2026-11-16T06:00:00.000Z" })
        .execute(),
    );
    expect((await store.quotations.find(quotation.id))?.sent).toEqual(sent);
    const key = (await store.founders.issueKey(id))!;
    expect((await store.founders.open(key))?.quotation?.sent).toEqual(sent);
    using folder = temporaryFolder();
    if (engine.name === "SQLite")
      expect((await quotationPdf(sent, await writePaperFonts(folder.path))).length).toBeGreaterThan(1_000);
  });

  test("events are shown, also those of a kind that is not known", async () => {
    const { direct, store, id } = await open();
    const note = "n".repeat(4_001);
    await store.enquiries.act(id, { action: "note", text: note }, { name: "Asha" });
    const event = { enquiryId: id, applicationId: null, at: new Date().toISOString(), personId: null, byName: "Asha" };
    const unknown = { ...event, id: "zz1", type: "visited", data: toDocument({ hours: 2 }), key: null };
    const changed = { ...event, id: "zz2", type: "called", data: toDocument({ outcome: "fax" }), key: null };
    await direct.write((db) => db.insertInto("events").values([unknown, changed]).execute());
    expect((await store.enquiries.detail(id))!.events).toMatchObject([
      { type: "note", text: note },
      { type: "other", text: "visited, hours 2" },
      { type: "other", text: "called, outcome fax" },
    ]);
  });

  test("registrations, plans and notices too, each with the format it was written in", async () => {
    const { direct, store, id } = await open();
    await store.registrations.start(id, { form: "opc", people: 1 }, { name: "Asha" });
    await store.notices.create({ kind: "alert", channel: "mail", dead: 1, late: 0, oldest: null }, "now", ["mail"]);
    const registration = (await store.registrations.find(id))!.registration;
    const { stage: _, actor: _none, waitingSince: _since, ...content } = { ...registration, awaited: long };
    await direct.write((db) =>
      db
        .updateTable("registrations")
        .set({ content: toDocument(content) })
        .execute(),
    );
    const wide = { plan: { structure: "opc", name: long }, dropped: [] };
    await direct.write((db) =>
      db
        .updateTable("leads")
        .set({ companyPlan: toDocument(wide) })
        .execute(),
    );
    expect((await store.registrations.find(id))!.registration).toMatchObject({ awaited: long, papers: content.papers });
    expect(await store.submission(id)).toMatchObject({ companyPlan: wide });
    expect(await store.notices.last("alert")).toMatchObject({ channel: "mail", dead: 1 });
    const stored = await direct.read(async (db) => [
      ...(await db.selectFrom("registrations").select("content as json").execute()),
      ...(await db.selectFrom("notices").select("data as json").execute()),
      ...(await db.selectFrom("events").select("data as json").execute()),
      ...(await db.selectFrom("leads").select("companyPlan as json").execute()),
    ]);
    expect(stored.map(({ json }) => JSON.parse(json!).format)).toEqual(stored.map(() => 1));
  });
});

test("a document of a later format is not taken for one of this", () => {
  expect(() => readDocument('{"format":2}')).toThrow("format 2");
});
