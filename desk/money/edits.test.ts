import { describe, expect, test } from "vitest";
import { composeQuotation, newDraft } from "../../domain/quotation/compose.ts";
import { draftSchema, type QuotationDraft } from "../../domain/quotation/model.ts";
import { quotationTotal } from "../../domain/quotation/total.ts";
import { basisOf, today } from "../../tests/fixtures/quotations.ts";
import type { Values } from "../ui/drafts.ts";
import {
  basisValues,
  contentsValues,
  draftForms,
  isDiscount,
  lineValues,
  orphans,
  plannedLine,
  preview,
  readBasis,
  readContents,
  readDiscount,
  readLine,
  readService,
  readStrike,
  serviceValues,
  withEdit,
  withoutService,
} from "./edits.ts";

const plan = { structure: "private-limited", state: "KA", capital: 100_000, people: 2, tier: "starter" } as const;
const draft = newDraft({ basis: basisOf(plan) }, today);
const compose = (given: QuotationDraft) => composeQuotation(given, { to: "Asha Rao", today });
const total = (given: QuotationDraft) => quotationTotal(compose(given).quotation).from;
const fee = plannedLine(draft, "our-fee")!;
const value = <T>(read: { value: T } | { errors: unknown }): T => {
  if (!("value" in read)) throw new Error(JSON.stringify(read.errors));
  return read.value;
};
const errors = (read: object) => ("errors" in read ? Object.keys(read.errors as object) : []);

describe("a line", () => {
  test("is changed with an amount as people write it, and a reason", () => {
    const edit = value(readLine({ from: "₹ 1,500", to: "", reason: " Agreed. " }, fee));
    expect(edit).toEqual({ kind: "change", id: "our-fee", amount: { from: 1_500, to: 1_500 }, reason: "Agreed." });
    const changed = withEdit(draft, "our-fee", edit);
    expect(draftSchema.parse(changed).edits).toEqual([edit]);
    expect(withEdit(changed, "our-fee", undefined)).toEqual(draft);
    expect(withEdit(changed, "our-fee", value(readStrike({ reason: "Free." }, "our-fee"))).edits).toHaveLength(1);
  });

  test.each<[Values, string]>([
    [{ from: "a lot", reason: "So." }, "from"],
    [{ from: "10.50", reason: "So." }, "from"],
    [{ from: "100", to: "50", reason: "So." }, "to"],
    [{ from: "100", reason: " " }, "reason"],
  ])("%o is not taken", (values, field) => {
    expect(errors(readLine(values, fee))).toEqual([field]);
  });

  test("that nobody knows needs a figure and no reason", () => {
    const section8 = newDraft({ basis: basisOf({ section8: "yes", state: "DL", people: 2 }) }, today);
    const unknown = plannedLine(section8, "our-fee")!;
    expect(lineValues(unknown)).toMatchObject({ from: "", to: "" });
    expect(value(readLine({ from: "15000" }, unknown))).toEqual({
      kind: "change",
      id: "our-fee",
      amount: { from: 15_000, to: 15_000 },
    });
  });

  test("that is added is counted by its order, changed in its place and removed", () => {
    const add = (label: string) => value(readLine({ label, from: "500", part: "others", reason: "So." }, undefined));
    const two = withEdit(withEdit(draft, undefined, add("Notary")), undefined, add("Courier"));
    const lines = compose(two).quotation.lines.filter(({ id }) => id.startsWith("added-"));
    expect(lines.map(({ id, label }) => [id, label])).toEqual([
      ["added-1", "Notary"],
      ["added-2", "Courier"],
    ]);
    expect(value(readLine(lineValues(lines[1]!), undefined))).toEqual(add("Courier"));
    const changed = withEdit(two, "added-1", add("Apostille"));
    expect(changed.edits).toEqual([add("Apostille"), add("Courier")]);
    expect(withEdit(changed, "added-1", undefined).edits).toEqual([add("Courier")]);
    expect(errors(readLine({ from: "5", reason: "So." }, undefined))).toEqual(["label"]);
  });

  test("with a range that runs downwards is written from its lower end", () => {
    expect(lineValues({ ...fee, amount: { from: 1_000, to: 200 } })).toMatchObject({ from: "200", to: "1,000" });
  });
});

test("the forms of a draft are those of its parts and lines, with what is there", () => {
  const add = value(readLine({ label: "Notary", from: "500", reason: "So." }, undefined));
  const added = withEdit(draft, undefined, add);
  const forms = draftForms(added, compose(added).quotation, today, plan);
  expect(forms["line-added-1"]).toMatchObject({ label: "Notary", from: "500" });
  expect(forms["line-our-fee"]).toEqual(lineValues(fee));
  expect(Object.keys(forms)).toEqual(expect.arrayContaining(["basis", "contents", "add"]));
  expect(forms).not.toHaveProperty("line-added-2");
});

describe("a service", () => {
  const typed = { what: "aoc-4", about: " for 2025-26 ", due: "2026-10-30", filedOn: "2026-11-20", place: "KA" };
  const with1 = value(readService(typed, newDraft({}, today)));

  test("is read with its days, comes back as it was, and is taken out with what was changed of it", () => {
    expect(draftSchema.parse(with1)).toMatchObject({
      place: "KA",
      services: [{ id: "aoc-4", about: "for 2025-26", times: 1, filing: { due: "2026-10-30", capital: 100_000 } }],
    });
    const again = serviceValues(with1.services![0], with1, today);
    expect(value(readService(again, with1, "aoc-4"))).toEqual(with1);
    expect(total(preview(with1, "service-aoc-4", { ...again, filedOn: "2026-11-21" }))).toBe(total(with1) + 100);
    const struck = withEdit(with1, "service-aoc-4-late", value(readStrike({ reason: "So." }, "service-aoc-4-late")));
    expect(withoutService(struck, "aoc-4")).toMatchObject({ services: [], edits: [] });
  });

  test("a second one of a kind has an id of its own; of one without charges by day no day is asked", () => {
    const two = value(readService({ what: "aoc-4" }, with1));
    expect(two.services?.map(({ id, filing }) => [id, filing?.capital])).toEqual([
      ["aoc-4", 100_000],
      ["aoc-4-2", undefined],
    ]);
    expect(value(readService({ what: "payroll", times: "12", due: "2026-12-01" }, draft)).services).toEqual([
      { id: "payroll", key: "payroll", times: 12 },
    ]);
  });

  test.each([
    ["what", { what: "" }],
    ["times", { times: "0" }],
    ["times", { times: "two" }],
    ["filedOn", { filedOn: "" }],
    ["capital", { capital: "many" }],
  ])("what is wrong is said at '%s'", (field, changes) => {
    expect(errors(readService({ ...typed, ...changes }, draft))).toEqual([field]);
  });

  test("a discount is written without its sign, and is changed in its place", () => {
    const given = withEdit(with1, undefined, value(readDiscount({ from: "500", reason: " Old client. " })));
    expect(given.edits).toEqual([{ kind: "discount", amount: 500, reason: "Old client." }]);
    expect([isDiscount(given, "added-1"), isDiscount(given, "service-aoc-4")]).toEqual([true, false]);
    expect(lineValues(compose(given).quotation.lines.at(-1)!)).toMatchObject({ from: "500", reason: "Old client." });
    expect(total(preview(given, "line-added-1", { from: "600" }))).toBe(total(with1) - 708);
    for (const [from, reason] of [
      ["0", "So."],
      ["1,5", "So."],
      ["5", ""],
    ] as const)
      expect(errors(readDiscount({ from, reason }))).toHaveLength(1);
  });
});

test("the sum follows what is typed, before there is a reason, and stays while it cannot be read", () => {
  const typed = (from: string) => preview(draft, "line-our-fee", { from, reason: "" });
  expect(total(typed("1,500"))).toBe(total(draft) - Math.round(499 * 1.18));
  expect(typed("1,5,0")).toEqual(draft);
  expect(total(preview(draft, "add", { from: "500", part: "others" }))).toBe(total(draft) + 500);
  expect(preview(draft, "basis", { ...basisValues(plan), state: "MH" }).basis?.state).toBe("MH");
  expect(preview(draft, "contents", {})).toEqual(draft);
});

describe("what it is for", () => {
  test("comes back as it was, and what is left empty is counted as usual", () => {
    expect(value(readBasis(basisValues(basisOf(plan))))).toEqual(draft.basis);
    expect(value(readBasis({ structure: "llp", state: "TN" }))).toMatchObject({ capital: 200_000, people: 2 });
    expect(value(readBasis({ structure: "section-8-without-shares", state: "DL" }))).toMatchObject({
      section8: "without-shares",
    });
    expect(value(readBasis({ ...basisValues(plan), size: "no" }))).toMatchObject({ inGroup: "yes" });
  });

  test("structure and state have to be known, and figures to be figures", () => {
    expect(errors(readBasis({ capital: "much", people: "99" }))).toEqual(["structure", "state", "capital", "people"]);
  });

  test("a change of a line that it no longer has is found", () => {
    const lines = compose(draft).quotation.lines.map(({ id }) => id);
    const other = newDraft({ basis: basisOf({ ...plan, structure: "llp" }) }, today);
    const gone = lines.find((id) => !plannedLine(other, id))!;
    const strike = { kind: "strike", id: gone, reason: "So." } as const;
    expect(orphans({ ...other, edits: [strike] })).toEqual([strike]);
    expect(orphans({ ...draft, edits: [strike] })).toEqual([]);
  });
});

test("what is included is kept only where it is not as the tier has it", () => {
  const usual = contentsValues(draft, compose(draft).quotation);
  expect(value(readContents(draft, usual, usual))).toEqual(draft);
  const own = { ...usual, included: "  Everything \n\n Else ", validUntil: "2026-12-24" };
  expect(value(readContents(draft, own, usual))).toEqual({
    ...draft,
    included: ["Everything", "Else"],
    validUntil: "2026-12-24",
  });
  expect(errors(readContents(draft, { included: " ", notIncluded: "x".repeat(200) }, usual))).toEqual([
    "notIncluded",
    "included",
    "validUntil",
  ]);
});
