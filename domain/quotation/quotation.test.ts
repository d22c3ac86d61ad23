import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { tierIds } from "../../content/offers/tiers.ts";
import { services } from "../../content/owner/facts.ts";
import { quotationWords } from "../../content/registration/quotation.ts";
import { structureIds } from "../../content/schemas/plain-lists.ts";
import { site } from "../../content/site.ts";
import { states } from "../../content/states.ts";
import {
  basisOf,
  examples,
  lateFiling,
  payment,
  sentOf,
  sentQuotation,
  today,
} from "../../tests/fixtures/quotations.ts";
import { planTotal } from "../company-plan/total.ts";
import { offerSet } from "../offers/offers.ts";
import { dueParts } from "../payments/due.ts";
import { plannedLines, quotationBasis } from "./basis.ts";
import { composeQuotation, draftLines, newDraft, type Quoted } from "./compose.ts";
import { differences } from "./differences.ts";
import { quotationDocument } from "./document.ts";
import { type Basis, draftSchema, type Edit, type SoldInDraft, sentQuotationSchema } from "./model.ts";
import { financialYear, quotationNumber } from "./number-and-limits.ts";
import { byService, chargesTotal, gstAmount, oursTotal, quotationTotal, splitOf } from "./total.ts";

const usual = { structure: "private-limited", state: "KA", capital: 100_000, people: 2, tier: "starter" } as const;
const context = { to: "Meera Krishnan", today };
const compose = (edits: readonly Edit[], basis: Basis = basisOf(usual)) =>
  composeQuotation({ ...newDraft({ basis }, today), edits }, context);
const problemsOf = (...edits: Edit[]) => compose(edits).problems;
const exactly = (amount: number) => ({ from: amount, to: amount });

describe("from the plan", () => {
  test("it comes to what the founder saw, with the fee and GST on it", () => {
    const { quotation, problems } = compose([]);
    expect(problems).toEqual([]);
    expect(quotationTotal(quotation)).toMatchObject(exactly(17_522));
    expect(gstAmount(quotation)).toEqual(exactly(360));
  });

  test("signatures at our price are ours, fixed, with their GST in them", () => {
    const { quotation } = compose([]);
    expect(quotation.lines.find(({ id }) => id === "signatures")).toMatchObject({ part: "ours", gstIncluded: true });
    expect([oursTotal(quotation), chargesTotal(quotation)]).toMatchObject([exactly(6_359), exactly(11_163)]);
    const { parts, sums } = quotationDocument({ ...quotation, number: "2026-27/0001", version: 1, date: today });
    expect(parts[0]?.rows.map(({ value, certainty }) => [value, certainty])).toEqual([
      ["₹1,999", ""],
      ["₹4,000", "GST included"],
      ["₹360", ""],
    ]);
    expect(sums.map(({ value }) => value)).toEqual(["₹6,359", "₹11,163"]);
  });

  test("tax is that of a firm's own State, as on its vouchers; what was sent before stays as it was", () => {
    const own = { ...context, site: { ...site, gst: { ...site.gst, state: "KA" as const } } };
    const edits: Edit[] = [{ kind: "change", id: "our-fee", amount: exactly(1_950), reason: "Agreed." }];
    const { quotation } = composeQuotation({ ...newDraft({ basis: basisOf(usual) }, today), edits }, own);
    expect(gstAmount(quotation)).toEqual(exactly(352));
    const { taxPlace: _, ...before } = quotation;
    expect(gstAmount(before)).toEqual(exactly(351));
    const lines = before.lines.map(({ gstIncluded, ...line }) =>
      gstIncluded ? { ...line, part: "others" as const } : line,
    );
    expect(oursTotal({ ...before, lines })).toMatchObject(exactly(2_301));
  });

  test("structure and state have to be known; the rest is the usual case, and said to be", () => {
    expect(quotationBasis({ capital: 100_000 })).toEqual({ basis: undefined, open: ["structure", "state"] });
    expect(quotationBasis({ structure: "llp", state: "TN" })).toEqual({
      basis: { structure: "llp", tier: "starter", state: "TN", capital: 200_000, people: 2 },
      assumed: ["capital", "people", "tier"],
    });
    expect(quotationBasis({ structure: "opc", state: "KA", capital: 1, tier: "pro" })).toMatchObject({ assumed: [] });
  });

  test("a tier includes what it builds on", () => {
    const { quotation } = compose([], basisOf({ ...usual, tier: "standard" }));
    const [starter, standard] = offerSet("private-limited").offers;
    expect(quotation.included).toEqual([...starter!.features, ...standard!.features]);
    expect(quotation.notIncluded).toEqual(["Yearly ROC filings, the income tax return and the auditor’s own fee."]);
  });

  test.each([
    ["private-limited", 3],
    ["llp", 4],
    ["opc", 2],
  ] as const)("%s: what the fee includes is for the %i people whose signatures are quoted", (structure, people) => {
    const { quotation } = compose([], { ...basisOf({ ...usual, structure }), people });
    const said = quotation.included.filter((item) => /signature|DSC|DIN/.test(item)).join("\n");
    expect(said).toContain(`applications for ${people} people`);
    if (structure !== "llp") expect(said).toContain(`DIN for up to ${people} directors`);
    expect(said).not.toMatch(structure === "opc" ? /the director/ : /\b2\b/);
    expect(quotation.lines.find(({ id }) => id === "signatures")?.amount).toEqual(exactly(people * 2_000));
  });

  test("an agreement written for the founder takes the place of the standard one", () => {
    expect(examples.llp.included).toContain("LLP agreement written for your profit share, roles and exits");
    expect(examples.llp.included).not.toContain("LLP agreement in standard form");
  });

  test("for a Section 8 company the fee and the work have to be entered", () => {
    const basis = basisOf({ section8: "yes", state: "DL", people: 2, capital: 100_000 });
    const draft = newDraft({ basis }, today);
    expect(composeQuotation(draft, context).problems).toEqual([
      quotationWords.problems.fee,
      quotationWords.problems.included,
    ]);
    const edits: Edit[] = [{ kind: "change", id: "our-fee", amount: exactly(15_000) }];
    const { quotation, problems } = composeQuotation({ ...draft, edits, included: ["Licence and SPICe+"] }, context);
    expect(problems).toEqual([]);
    expect(gstAmount(quotation)).toEqual(exactly(2_700));
  });

  test("a firm that is not registered for GST adds none", () => {
    const without = { ...site, gst: { registered: false, percent: 18 } };
    const { quotation } = composeQuotation(newDraft({ basis: basisOf(usual) }, today), { ...context, site: without });
    expect(quotationTotal(quotation)).toMatchObject(exactly(17_162));
    const document = quotationDocument({ ...quotation, number: "2026-27/0001", version: 1, date: today });
    expect(JSON.stringify(document.parts)).not.toContain("GST on our fee");
  });

  test("terms of paying and the firm's own sentence on refunds are frozen with it; accepting authorises government fees", () => {
    const refund = "Within 7 days we return our fee.";
    const terms = ["We meet you once in our office."];
    const { quotation } = composeQuotation(newDraft({ basis: basisOf(usual) }, today), {
      ...context,
      payment,
      refund,
      terms,
    });
    expect(quotation.promises).toEqual([...compose([]).quotation.promises, ...terms]);
    expect(newDraft({ basis: basisOf(usual) }, "2026-11-16", 30).validUntil).toBe("2026-12-16");
    expect(quotation).toMatchObject({ payment, refund: [refund, ...compose([]).quotation.refund] });
    expect(quotation.promises).toContain(quotationWords.authorise);
    const sent = { ...quotation, number: "2026-27/0001", version: 1, date: today };
    expect(sentQuotationSchema.parse(sent)).toEqual(sent);
    const strikes: Edit[] = plannedLines(basisOf(usual))
      .filter(({ part }) => part !== "ours")
      .map(({ id }) => ({ kind: "strike", id, reason: "Paid by you." }));
    expect(compose(strikes).quotation.promises).not.toContain(quotationWords.authorise);
  });

  test("the grievance officer is named where there is one", () => {
    const officer = { name: "Asha Mathur", designation: "Partner", email: "grievance@firm.example", phone: "+91 1" };
    const { quotation } = composeQuotation(newDraft({ basis: basisOf(usual) }, today), {
      ...context,
      site: { ...site, legalName: "Firm LLP", llpin: "ACB-4821", grievanceOfficer: officer },
    });
    expect(quotation.grievance[0]).toEqual({ label: "Grievance officer", value: "Asha Mathur, Partner" });
    expect(quotation.firm).toMatchObject({ name: "Firm LLP", details: [{ label: "LLPIN", value: "ACB-4821" }] });
  });
});

describe("changes", () => {
  test("GST follows the fee, and what is struck is not counted", () => {
    const { quotation, problems } = compose([
      { kind: "change", id: "our-fee", amount: exactly(1_500), reason: "Agreed on the phone." },
      { kind: "strike", id: "name", reason: "Reserved already." },
      { kind: "add", part: "ours", label: "Foreign director", amount: exactly(5_000), reason: "More papers." },
    ]);
    expect(problems).toEqual([]);
    expect(gstAmount(quotation)).toEqual(exactly(1_170));
    expect(quotationTotal(quotation)).toMatchObject(exactly(1_500 + 5_000 + 1_170 + 14_163));
  });

  test("what cannot be is named, and nothing else is lost", () => {
    expect(problemsOf({ kind: "strike", id: "gst", reason: "No." })[0]).toContain("'gst' is not part");
    expect(problemsOf({ kind: "change", id: "name", amount: exactly(500) })[0]).toContain("'Name reservation'");
    expect(problemsOf({ kind: "change", id: "name", amount: { from: 2, to: 1 }, reason: "So." })[0]).toContain("above");
    const twice: Edit = { kind: "change", id: "name", amount: exactly(500), reason: "So." };
    expect(problemsOf(twice, twice)[0]).toContain("changed twice");
    const { quotation } = compose([{ kind: "strike", id: "nothing", reason: "So." }]);
    expect(quotationTotal(quotation)).toMatchObject(exactly(17_522));
  });

  test("a discount takes its GST along, says why, and leaves our fee above nothing", () => {
    const discount = (amount: number): Edit => ({ kind: "discount", amount, reason: "Second company." });
    const { quotation, problems } = compose([discount(999)]);
    expect(problems).toEqual([]);
    expect(quotation.lines.at(-1)).toMatchObject({ part: "ours", label: "Discount", amount: exactly(-999) });
    expect(gstAmount(quotation)).toEqual(exactly(180));
    expect(quotationTotal(quotation)).toMatchObject(exactly(17_522 - 999 - 180));
    const { parts } = quotationDocument({ ...quotation, number: "2026-27/0001", version: 1, date: today });
    expect(parts[0]!.rows).toContainEqual(expect.objectContaining({ value: "−₹999", note: "Second company." }));
    expect(problemsOf(discount(2_000))).toEqual([quotationWords.problems.discount]);
    expect(draftSchema.safeParse({ ...newDraft({}, today), edits: [discount(0)] }).success).toBe(false);
  });

  test("the figure of the calculation is no change", () => {
    const { quotation } = compose([{ kind: "change", id: "our-fee", amount: exactly(1_999) }]);
    expect(quotation.lines.filter(({ change }) => change)).toEqual([]);
  });

  test("it ends after today and within 180 days", () => {
    const on = (validUntil: string) =>
      composeQuotation({ ...newDraft({ basis: basisOf(usual) }, today), validUntil }, context).problems;
    expect(on("2026-11-17")).toEqual([]);
    expect(on("2027-05-15")).toEqual([]);
    expect(on("2026-11-16")).toEqual([quotationWords.problems.validUntil]);
    expect(on("2027-05-16")).toEqual([quotationWords.problems.validUntil]);
  });

  test.each([
    ["a fraction", [{ kind: "change", id: "name", amount: { from: 1.5, to: 2 } }]],
    ["a negative amount", [{ kind: "change", id: "name", amount: { from: -1, to: 2 } }]],
    ["an addition without a reason", [{ kind: "add", part: "others", label: "x", amount: exactly(1), reason: " " }]],
    ["two lines in one", [{ kind: "strike", id: "name", reason: "a\nb" }]],
    ["a total of one's own", [{ kind: "total", amount: exactly(1) }]],
  ])("%s is refused as it is read", (_, edits) => {
    expect(draftSchema.safeParse({ ...newDraft({ basis: basisOf(usual) }, today), edits }).success).toBe(false);
  });
});

describe("services", () => {
  const rows = (quoted: Quoted, edits: readonly Edit[] = []) =>
    quotationDocument(sentOf(quoted, edits)).parts.flatMap((each) =>
      each.rows.filter(({ id }) => id !== "gst").map(({ label, value }) => `${label}: ${value}`),
    );
  const sold = (key: string, times = 1, more: Partial<SoldInDraft> = {}): SoldInDraft => ({
    id: key,
    key,
    times,
    ...more,
  });
  const filing = { ...lateFiling.filing, due: "2026-11-30" } as const;

  test.each<[string, readonly SoldInDraft[], string[]]>([
    [
      "a late filing: our fee, and what the MCA asks until the planned day",
      [lateFiling],
      [
        "AOC-4, financial statements, for 2025-26, was due 30 October 2026: ₹2,999",
        "MCA fee of AOC-4: ₹300",
        "Late fee of AOC-4, if filed by 20 November 2026: ₹2,100",
      ],
    ],
    [
      "in time it has no late fee",
      [{ ...lateFiling, filing }],
      [expect.anything(), "MCA fee of AOC-4: ₹300"] as string[],
    ],
    [
      "without its day the charges are open",
      [sold("mgt-7")],
      [
        "MGT-7 or MGT-7A, annual return: ₹2,999",
        "MGT-7 or MGT-7A: charges of others, which we tell you before: Not known yet",
      ],
    ],
    [
      "by the month for a term, and of one for several people",
      [sold("bookkeeping", 12), sold("dir-kyc", 3, { filing: lateFiling.filing })],
      [
        "Bookkeeping, ₹3,999 a month for 12 months: ₹47,988",
        "KYC of a director or designated partner, each person, ₹799 each, 3 times: ₹2,397",
        "Late fee of KYC of a director or designated partner, if filed by 20 November 2026: ₹15,000",
      ],
    ],
    [
      "the same twice, at actuals",
      [sold("trade-mark"), sold("trade-mark", 1, { id: "trade-mark-2", about: "class 42" })],
      [
        "Trade mark application, each class: ₹4,999",
        "Trade mark application, each class, class 42: ₹4,999",
        "Trade mark application: charges of others, at actuals: Not known yet",
        "Trade mark application: charges of others, at actuals: Not known yet",
      ],
    ],
  ])("%s", (_, services, lines) => {
    expect(rows({ services })).toEqual(lines);
  });

  test("the total is told by service, with its GST and charges: of two of a kind each has its own", () => {
    const two = [lateFiling, { ...lateFiling, id: "aoc-4-2", filing: { ...filing, capital: 100_000 } }] as const;
    const quotation = sentOf({ services: two });
    const { fee, gst, others } = splitOf(quotation);
    expect(fee + gst + others).toBe(quotationTotal(quotation).from);
    expect(byService(quotation, { fee, gst, others }).map(({ split }) => split)).toEqual([
      { fee: 2_999, gst: 540, others: 2_400 },
      { fee: fee - 2_999, gst: gst - 540, others: others - 2_400 },
    ]);
  });

  test("their lines are changed and struck as those of a registration", () => {
    const edits: Edit[] = [
      { kind: "change", id: "service-aoc-4", amount: exactly(2_499), reason: "As last year." },
      { kind: "strike", id: "service-aoc-4-late", reason: "You pay it yourself." },
    ];
    expect(quotationTotal(sentOf({ services: [lateFiling] }, edits))).toMatchObject(exactly(2_499 + 450 + 300));
  });

  test("what was sold is kept with what we need, and tax goes by the client's State", () => {
    const own = { ...context, site: { ...site, gst: { ...site.gst, state: "KA" as const } } };
    const { quotation } = composeQuotation(newDraft({ services: [lateFiling], place: "MH" }, today), own);
    expect(quotation).toMatchObject({ taxPlace: { from: "KA", to: "MH" } });
    expect(quotation.basis).toBeUndefined();
    expect(quotation.services).toEqual([
      {
        ...{ id: "aoc-4", key: "aoc-4", name: "AOC-4, financial statements", per: "once", times: 1 },
        ...{ about: lateFiling.about, fileBy: lateFiling.filing?.filedOn },
        ...{ needs: expect.arrayContaining(["Auditor’s report"]) },
      },
    ]);
    expect(quotation.included).toContain("AOC-4 prepared with its attachments, and filed");
  });

  test("a line by hand is sold where there is nothing else; nothing at all, and what the list has no more, are named", () => {
    const byHand: Edit[] = [
      { kind: "add", part: "ours", label: "Shifting the office", amount: exactly(5_000), reason: "Asked." },
    ];
    const made = (quoted: Quoted, edits: readonly Edit[]) =>
      composeQuotation({ ...newDraft(quoted, today), edits, included: ["INC-22"] }, context);
    expect(made({}, byHand).quotation.services).toMatchObject([{ name: "Shifting the office", per: "once" }]);
    expect(made({}, byHand).problems).toEqual([]);
    expect(made({}, []).problems).toEqual([quotationWords.problems.nothing]);
    expect(made({ services: [sold("gone")] }, byHand).problems[0]).toContain("'gone' is no longer");
    const passed = { ...lateFiling, filing: { ...lateFiling.filing, filedOn: "2026-11-15" } } as const;
    expect(made({ services: [passed] }, []).problems[0]).toContain("has passed");
  });
});

const basis: fc.Arbitrary<Basis> = fc
  .record({
    structure: fc.constantFrom(...structureIds),
    state: fc.constantFrom(...states.map(({ code }) => code)),
    capital: fc.integer({ min: 1, max: 10_000_000_000 }),
    people: fc.integer({ min: 1, max: 20 }),
    tier: fc.constantFrom(...tierIds),
  })
  .map((each) => (each.structure === "opc" ? { ...each, people: 1 } : each));
const amount = fc.tuple(fc.nat(1_000_000), fc.nat(1_000_000)).map(([from, more]) => ({ from, to: from + more }));
const reason = fc.constantFrom("Agreed on the phone.", "By the payment screen.");
const part = fc.constantFrom("ours" as const, "mca" as const, "duty" as const, "others" as const);
const someEdits = (ids: readonly string[]): fc.Arbitrary<Edit[]> =>
  fc
    .tuple(
      fc
        .subarray([...ids])
        .chain((some) =>
          fc.tuple(
            ...some.map((id) =>
              fc.oneof(
                fc.record({ kind: fc.constant("change" as const), id: fc.constant(id), amount, reason }),
                fc.record({ kind: fc.constant("strike" as const), id: fc.constant(id), reason }),
              ),
            ),
          ),
        ),
      fc.array(
        fc.oneof(
          fc.record({ kind: fc.constant("add" as const), part, label: fc.constant("More"), amount, reason }),
          fc.record({ kind: fc.constant("discount" as const), amount: fc.integer({ min: 1, max: 100_000 }), reason }),
        ),
        { maxLength: 3 },
      ),
    )
    .map(([changes, additions]) => [...changes, ...additions]);
const sold: fc.Arbitrary<SoldInDraft[]> = fc.subarray(services.map(({ key }) => key)).chain((keys) =>
  fc.tuple(
    ...keys.map((key) =>
      fc.record({
        ...{ id: fc.constant(key), key: fc.constant(key), times: fc.integer({ min: 1, max: 60 }) },
        filing: fc.option(fc.constant(lateFiling.filing), { nil: undefined }),
      }),
    ),
  ),
);
const quoted: fc.Arbitrary<Quoted> = fc.record({ basis, services: sold });
const edited = quoted.chain((each) => fc.tuple(fc.constant(each), someEdits(draftLines(each).map(({ id }) => id))));

test("without changes it comes to the plan's own total, everywhere", () => {
  fc.assert(
    fc.property(basis, (each) => {
      expect(quotationTotal(compose([], each).quotation)).toEqual(planTotal(each));
    }),
    { numRuns: 200 },
  );
});

test("whatever is changed, what is printed is the sum of what is printed", () => {
  const digits = (text: string) => Number(text.replace("−", "-").replace(/[^\d-]/g, ""));
  fc.assert(
    fc.property(edited, ([each, edits]) => {
      const { quotation, problems } = composeQuotation({ ...newDraft(each, today), edits }, context);
      const due = dueParts({ ...quotation, payment: { fee: edits.length % 2 ? "half" : "full" } });
      const total = quotationTotal(quotation);
      const rows = quotation.lines.filter(({ change }) => change?.kind !== "struck");
      const gst = gstAmount(quotation);
      const add = (end: "from" | "to") => rows.reduce((sum, line) => sum + (line.amount?.[end] ?? 0), gst[end]);
      expect([total.from, total.to]).toEqual([add("from"), add("to")]);
      const { missing: _, ...sums } = total;
      if (!problems.includes(quotationWords.problems.discount))
        expect(
          due.reduce((sum, { amount: { from, to } }) => ({ from: sum.from + from, to: sum.to + to }), exactly(0)),
        ).toEqual(sums);
      const split = splitOf(quotation);
      expect(split.fee + split.gst + split.others).toBe(total.from);
      for (const whose of ["fee", "gst", "others"] as const)
        expect(byService(quotation, split).reduce((sum, part) => sum + part.split[whose], 0)).toBe(split[whose]);
      // Read back from the words, where every row has one figure.
      const { parts, total: printed } = quotationDocument({
        ...quotation,
        number: "2026-27/0001",
        version: 1,
        date: today,
      });
      const values = parts.flatMap((each) => each.rows.map(({ value }) => value));
      if (values.every((value) => /^(−?₹[\d,]+|–)$/.test(value)))
        expect(digits(printed.value)).toBe(values.reduce((sum, value) => sum + digits(value), 0));
    }),
    { numRuns: 200 },
  );
});

describe("what has changed since", () => {
  test("nothing, while plan, prices and rates are the same; what the advisor changed is said already", () => {
    expect(differences(examples.changed, examples.changed.basis)).toEqual([]);
  });

  test("another state and capital: the plan and each charge", () => {
    const now = basisOf({ ...usual, state: "MH", capital: 1_000_000 });
    expect(differences(sentQuotation(usual), now)).toEqual(
      expect.arrayContaining([
        { label: "State", quoted: "Karnataka", now: "Maharashtra" },
        { label: "Authorised capital", quoted: "₹1,00,000", now: "₹10,00,000" },
      ]),
    );
  });

  test("a price of ours, although the advisor had set another", () => {
    const quotation = sentQuotation(usual, [
      { kind: "change", id: "our-fee", amount: exactly(1_500), reason: "Agreed." },
    ]);
    const dearer = quotation.lines.map((line) =>
      line.id === "our-fee"
        ? { ...line, change: { kind: "changed" as const, planned: exactly(1_799), reason: "Agreed." } }
        : line,
    );
    expect(differences({ ...quotation, lines: dearer }, quotation.basis)).toEqual([
      { label: "Our fee", quoted: "₹1,799", now: "₹1,999" },
    ]);
  });

  test("a line that only another structure has", () => {
    const now = basisOf({ ...usual, structure: "llp" });
    expect(differences(sentQuotation(usual), now)).toContainEqual({
      label: "Stamp duty on the articles (AoA)",
      quoted: expect.stringMatching(/^₹/),
      now: undefined,
    });
  });
});

test("what is stored comes back as it was, and takes no total from outside", () => {
  for (const quotation of Object.values(examples)) {
    expect(sentQuotationSchema.parse(JSON.parse(JSON.stringify(quotation)))).toEqual(quotation);
    expect(sentQuotationSchema.safeParse({ ...quotation, total: 1 }).success).toBe(false);
  }
});

test("numbers run with the financial year, which begins in April", () => {
  expect(financialYear("2026-03-31")).toBe("2025-26");
  expect(financialYear("2026-04-01")).toBe("2026-27");
  expect(financialYear("2099-12-31")).toBe("2099-00");
  expect(quotationNumber("2026-27", 1)).toBe("2026-27/0001");
  expect(quotationNumber("2026-27", 12_345)).toBe("2026-27/12345");
});

describe("in words", () => {
  test("a new version names the one it replaces, and each change its reason", () => {
    const document = quotationDocument(examples.changed);
    expect(document.number).toBe("2026-27/0001, version 2");
    expect(document.fileName).toBe("quotation-2026-27-0001-v2.pdf");
    expect(document.stamp).toContainEqual({ label: "Replaces", value: "Version 1 of 12 November 2026" });
    const notes = document.parts.flatMap(({ rows }) => rows.flatMap(({ note }) => note ?? []));
    expect(notes).toEqual([
      "Was ₹12,000. Second company of the same founders.",
      "Left out, ₹1,000. You have reserved the name yourself.",
      "Added. Papers signed in Singapore have to be apostilled.",
    ]);
  });

  test("a total that lacks a figure says so", () => {
    const document = quotationDocument(sentQuotation({ ...usual, state: "SK" }));
    expect(document.total.value).toMatch(/^at least ₹/);
    expect(document.total.missing).toBe(quotationWords.missing);
  });

  test("no brace is left", () => {
    for (const quotation of Object.values(examples))
      expect(JSON.stringify(quotationDocument(quotation))).not.toMatch(/\{\w+\}/);
  });
});
