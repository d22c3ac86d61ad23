import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { workStages } from "../../content/schemas/registration-stage.ts";
import { withPapers } from "../../tests/fixtures/registrations.ts";
import { type CalendarDate, isCalendarDate } from "../india/calendar-date.ts";
import type { RegistrationAction } from "./actions.ts";
import { describeAction } from "./describe.ts";
import { type Registration, stageState } from "./registration.ts";
import { agreeMore, changeRegistration, nameHeldUntil, startRegistration } from "./registration-changes.ts";

const today: CalendarDate = "2026-12-18";
const begun = startRegistration(
  { company: { form: "private-limited", state: "KA", capital: 100_000, people: 2 } },
  {},
  "2026-12-01",
);

const complete = withPapers(begun, "2026-12-02");

const does = (registration: Registration, action: RegistrationAction, on = today): Registration => {
  const result = changeRegistration(registration, action, on);
  if ("refused" in result) throw new Error(result.refused);
  return result.registration;
};
const refusal = (registration: Registration, action: RegistrationAction): string | undefined => {
  const result = changeRegistration(registration, action, today);
  return "refused" in result ? result.refused : undefined;
};
/** What a fee includes, as our plans say it. */
const starter = [
  "SPICe+ Part B filing, with PAN and TAN",
  "Certificate of Incorporation and a checklist of what is due next",
];
const standard = [
  ...starter,
  "First auditor’s appointment and ADT-1",
  "Commencement of business: INC-20A, due within 180 days",
  "First board meeting minutes and share certificates",
];
const certificate = {
  action: "incorporated",
  date: "2026-12-17",
  number: "u62099ka2026ptc123456",
  name: "Zyntra Foods Private Limited",
} as const;

describe("stages", () => {
  test("begin with the documents, which are the founder's to send", () => {
    expect(begun).toMatchObject({ stage: "documents", actor: "you", waitingSince: "2026-12-01" });
  });

  test("go forward on the day it happened, and may skip what was not needed", () => {
    const named = does(complete, { action: "stage", to: "name", on: "2026-12-04" });
    expect(named).toMatchObject({ stage: "name", actor: "we", waitingSince: "2026-12-04" });
    const filed = does(named, { action: "stage", to: "filing" });
    expect(filed.reached).toEqual({ documents: "2026-12-01", name: "2026-12-04", filing: today });
  });

  test("go back only with a reason, and forget what was noted for later ones", () => {
    const filed = does(does(complete, { action: "stage", to: "name", on: "2026-12-04" }), {
      action: "stage",
      to: "filing",
    });
    expect(refusal(filed, { action: "stage", to: "name" })).toContain("Say why");
    const back = does(filed, { action: "stage", to: "name", on: "2026-12-05", reason: "Clicked too far" });
    expect(back.reached).toEqual({ documents: "2026-12-01", name: "2026-12-05" });
    // What was wrong stays until it goes on.
    expect(back.correction).toEqual({ on: today, reason: "Clicked too far" });
    expect(does(back, { action: "stage", to: "filing" }).correction).toBeUndefined();
  });

  test("a stage gone through stays so when the next one is said to have begun before it", () => {
    const named = does(complete, { action: "stage", to: "name", on: "2026-12-10" });
    const signed = does(named, { action: "stage", to: "signatures", on: "2026-12-08" });
    expect(signed.reached).toEqual({ documents: "2026-12-01", name: "2026-12-08", signatures: "2026-12-08" });
  });

  test("go on without papers only when somebody says why, which goes with the list", () => {
    expect(refusal(begun, { action: "stage", to: "name" })).toContain("15 papers have not arrived");
    const [first, ...others] = complete.papers;
    const almost = { ...complete, papers: [{ ...first!, arrivedOn: undefined }, ...others] };
    expect(refusal(almost, { action: "stage", to: "name", reason: " " })).toContain("One paper has not arrived");
    const named = does(almost, { action: "stage", to: "name", on: "2026-12-04", reason: "It follows by post" });
    expect(named.without).toEqual({ on: "2026-12-04", reason: "It follows by post" });
    expect(stageState(named, "documents")).toBe("part");
    expect(does(named, { action: "stage", to: "signatures" }).without).toEqual(named.without);
    expect(stageState(does(named, { action: "paper", id: first!.id, arrived: true }), "documents")).toBe("done");
    expect(does(named, { action: "stage", to: "documents", reason: "Too early" }).without).toBeUndefined();
  });

  test("take no day of the future, from before the beginning or that does not exist", () => {
    for (const on of ["2026-12-19", "2026-11-30", "2026-02-30", "soon"])
      expect(refusal(begun, { action: "stage", to: "name", on })).toContain("Enter a day");
  });

  test("the first filings need the certificate; with it nothing goes back before it", () => {
    expect(refusal(begun, { action: "stage", to: "first-filings" })).toBe("First write down the incorporation.");
    const incorporated = does(begun, certificate);
    expect(refusal(incorporated, { action: "stage", to: "filing", reason: "Mistake" })).toContain(
      "take the incorporation",
    );
    const taken = does(incorporated, { action: "not-incorporated", reason: "Another company's certificate" });
    expect(taken).toMatchObject({ stage: "certificate", incorporation: undefined });
    expect(does(taken, { action: "stage", to: "filing", reason: "Mistake" }).stage).toBe("filing");
  });

  test("who acts next can be set, but not to the Registrar before anything is filed", () => {
    const asked = does(does(complete, { action: "stage", to: "certificate" }), {
      action: "actor",
      actor: "you",
      awaited: "A clearer scan of the utility bill",
    });
    expect(asked).toMatchObject({ actor: "you", awaited: "A clearer scan of the utility bill" });
    expect(refusal(begun, { action: "actor", actor: "registrar" })).toBeDefined();
  });

  test("drafts are approved once for each sending, and only drafts", () => {
    const filing = does(begun, { action: "stage", to: "filing", reason: "They follow." });
    const approve: RegistrationAction = { action: "approve" };
    const sent = (awaited?: string) => does(filing, { action: "actor", actor: "you", awaited });
    expect(changeRegistration(filing, approve, today)).toHaveProperty("refused");
    expect(changeRegistration(sent("Bring the rent agreement."), approve, today)).toHaveProperty("refused");
    const approved = does(sent("Read the draft."), approve);
    expect(approved).toMatchObject({ actor: "we", waitingSince: today, approvedOn: today });
    expect(approved.awaited).toBeUndefined();
    expect(changeRegistration(approved, approve, today)).toHaveProperty("refused");
    expect(does(approved, { action: "actor", actor: "you" }).approvedOn).toBeUndefined();
    expect(does(approved, { action: "stage", to: "certificate" }).approvedOn).toBeUndefined();
  });

  test("who, what and until when in one: a day that was told before may be over, a new one may not", () => {
    const next = { action: "actor", actor: "we", awaited: "The draft", expectedOn: "2026-12-20" } as const;
    const told = does(begun, next);
    expect(told).toMatchObject({ actor: "we", awaited: "The draft", expectedOn: "2026-12-20" });
    expect(describeAction(next, begun)).toBe("Waits for us: The draft · Expected by 20 December 2026");
    expect(describeAction(next, told)).toBe("Waits for us: The draft");
    expect(does(told, { ...next, actor: "you" }, "2026-12-24")).toMatchObject({
      actor: "you",
      waitingSince: "2026-12-24",
      expectedOn: "2026-12-20",
    });
    expect(refusal(told, { ...next, expectedOn: "2026-12-17" })).toBe("Enter a day from today on.");
    const { expectedOn: _, ...others } = next;
    expect(does(told, others).expectedOn).toBe("2026-12-20");
    expect(does(told, { ...next, expectedOn: null }).expectedOn).toBeUndefined();
  });
});

describe("papers", () => {
  test("with the last one it is our turn, and with one taken back the founder's", () => {
    const all = begun.papers.reduce(
      (now, { id }) => does(now, { action: "paper", id, arrived: true, on: "2026-12-05" }),
      begun,
    );
    expect(all).toMatchObject({ actor: "we", waitingSince: "2026-12-05" });
    const back = does(all, { action: "paper", id: begun.papers[0]!.id, arrived: false });
    expect(back).toMatchObject({ actor: "you", waitingSince: today });
  });

  test("one can be added and dropped", () => {
    const added = does(begun, { action: "add-paper", group: "Founder 2", title: "Name change gazette", text: "" });
    expect(added.papers.at(-1)).toMatchObject({ id: "added-1", title: "Name change gazette" });
    expect(
      refusal(added, { action: "add-paper", group: "Founder 2", title: "Name change gazette", text: "" }),
    ).toContain("already");
    expect(refusal(added, { action: "drop-paper", id: "added-1", reason: " " })).toContain("Say why");
    expect(does(added, { action: "drop-paper", id: "added-1", reason: "Not needed" }).papers).toEqual(begun.papers);
    expect(refusal(begun, { action: "paper", id: "added-1", arrived: true })).toContain("not on the list");
  });

  test.each(["PAN ABCDE1234F", "Aadhaar 1234 5678 9012", "aadhaar 123456789012", "Passport K1234567"])(
    "no number of an identity: %s",
    (title) => {
      expect(refusal(begun, { action: "add-paper", group: "Founder 1", title, text: "" })).toContain(
        "Leave out numbers",
      );
    },
  );
});

describe("names", () => {
  test("refused with a reason, then another approved, one at a time", () => {
    expect(refusal(begun, { action: "name", name: "Zyntra Foods", outcome: "refused" })).toContain("reason");
    const refused = does(begun, {
      action: "name",
      name: "Zyntra Foods",
      outcome: "refused",
      reason: "Close to Zintra",
    });
    const approved = does(refused, {
      action: "name",
      name: " Qorvex  Kitchens ",
      outcome: "approved",
      on: "2026-12-10",
    });
    expect(approved.names.map(({ name, outcome }) => [name, outcome])).toEqual([
      ["Zyntra Foods", "refused"],
      ["Qorvex Kitchens", "approved"],
    ]);
    expect(refusal(approved, { action: "name", name: "Third", outcome: "approved" })).toContain("Another name");
    const corrected = does(approved, { action: "name", name: "qorvex kitchens", outcome: "proposed" });
    expect(corrected.names).toHaveLength(2);
  });

  test("whoever has the next word about a name acts", () => {
    const named = does(complete, { action: "stage", to: "name" });
    const proposed = does(named, { action: "name", name: "Zyntra", outcome: "proposed" });
    expect(proposed.actor).toBe("registrar");
    const refused = does(proposed, { action: "name", name: "Zyntra", outcome: "refused", reason: "Close to Zintra" });
    expect(refused.actor).toBe("you");
    expect(does(refused, { action: "name", name: "Qorvex", outcome: "approved" }).actor).toBe("we");
    const told = does(refused, { action: "actor", actor: "we", awaited: "We look for another with you." });
    expect(does(told, { action: "name", name: "Qorvex", outcome: "proposed" }).actor).toBe("we");
  });

  test("held for 20 days, for an LLP three months", () => {
    const name = { name: "Qorvex", outcome: "approved", on: "2026-12-10" } as const;
    expect(nameHeldUntil(name, "opc")).toBe("2026-12-30");
    expect(nameHeldUntil(name, "llp")).toBe("2027-03-10");
  });
});

describe("the certificate", () => {
  test("brings the first filings, from its own date", () => {
    expect(does(begun, certificate)).toMatchObject({
      stage: "first-filings",
      waitingSince: "2026-12-17",
      incorporation: { number: "U62099KA2026PTC123456", date: "2026-12-17" },
    });
  });

  test.each([
    [{ number: "U62099KA2026PTC12345" }, "not a CIN"],
    [{ number: "U62099KA2025PTC123456" }, "The CIN is of 2025"],
    [{ date: "2026-12-19" }, "date on the certificate"],
    [{ name: "  " }, "as it is on the certificate"],
  ])("%o is refused", (wrong, error) => {
    expect(refusal(begun, { ...certificate, ...wrong })).toContain(error);
  });

  test("an LLP has an LLPIN", () => {
    const llp = startRegistration({ company: { form: "llp", people: 2 } }, {}, "2026-12-01");
    expect(refusal(llp, certificate)).toContain("not an LLPIN");
    expect(does(llp, { ...certificate, number: "acb-4821" }).incorporation?.number).toBe("ACB-4821");
  });

  test("is corrected with a reason, and the stage stays", () => {
    const incorporated = does(does(begun, certificate), { action: "stage", to: "complete" });
    expect(refusal(incorporated, { ...certificate, date: "2026-12-16" })).toContain("Say why");
    const corrected = does(incorporated, { ...certificate, date: "2026-12-16", reason: "Misread" });
    expect(corrected).toMatchObject({
      stage: "complete",
      incorporation: { date: "2026-12-16" },
      correction: { on: today, reason: "Misread" },
    });
  });

  test("who does a first filing comes from what the fee includes, and says who acts", () => {
    const agreed = startRegistration({ company: begun.company, included: standard }, {}, "2026-12-01");
    expect(agreed.doers).toMatchObject({ "inc-20a": "fee", "first-adt-1": "fee", "share-certificates": "fee" });
    expect(agreed.doers).toMatchObject({ "mgt-6": "you", "karnataka-shops-registration": "you" });
    const incorporated = does(agreed, certificate);
    expect(incorporated.actor).toBe("we");
    expect(refusal(incorporated, { action: "stage", to: "complete" })).toContain("INC-20A");
    const left = ["first-board-meeting", "first-auditor", "first-adt-1", "share-certificates"].reduce(
      (now, id) => does(now, { action: "filed", id, done: true }),
      incorporated,
    );
    expect(left.actor).toBe("you");
    const handed = does(left, { action: "doer", id: "inc-20a", doer: "you" });
    expect(refusal(handed, { action: "stage", to: "complete" })).toContain("ours to do: PAN and TAN.");
    const done = does(handed, { action: "task", id: "included-pan-and-tan", done: true });
    expect(does(done, { action: "stage", to: "complete" }).stage).toBe("complete");
    expect(
      does(startRegistration({ company: begun.company, included: starter }, {}, "2026-12-01"), certificate).actor,
    ).toBe("you");
    expect(refusal(incorporated, { action: "doer", id: "mgt-7", doer: "fee" })).toBe("There is no such filing.");
  });

  test("an LLP whose fee includes Form 3 has its agreement filed", () => {
    const included = ["Its filing in Form 3, due within 30 days"];
    expect(startRegistration({ company: { form: "llp", people: 2 }, included }, {}, today).doers).toMatchObject({
      "llp-form-3": "fee",
    });
  });

  test("first filings are ticked off, and back", () => {
    expect(refusal(begun, { action: "filed", id: "inc-20a", done: true })).toContain("incorporation");
    const filed = does(does(begun, certificate), { action: "filed", id: "inc-20a", done: true });
    expect(filed.filed).toEqual({ "inc-20a": today });
    expect(does(filed, { action: "filed", id: "inc-20a", done: false }).filed).toEqual({});
    expect(refusal(filed, { action: "filed", id: "mgt-7", done: true })).toBe("There is no such filing.");
  });
});

describe("services", () => {
  const aoc4 = {
    key: "aoc-4",
    name: "AOC-4, financial statements",
    about: "for 2025-26, was due 30 October 2026",
    needs: ["Auditor’s report"],
  };
  const books = { key: "bookkeeping", name: "Bookkeeping", needs: [] };
  const sold = startRegistration({ services: [aoc4, books] }, {}, "2026-12-01");
  const file = {
    action: "task",
    id: "aoc-4-for-2025-26-was-due-30-october-2026",
    done: true,
    number: "AA1234567",
  } as const;

  test("begin with their papers, or at once where none are needed", () => {
    expect(sold).toMatchObject({ stage: "documents", actor: "you" });
    expect(sold.papers).toMatchObject([{ group: "AOC-4 for 2025-26", title: "Auditor’s report" }]);
    expect(sold.tasks.map(({ isFiling }) => isFiling)).toEqual([true, undefined]);
    expect(startRegistration({ services: [books] }, {}, today)).toMatchObject({ stage: "filing", actor: "we" });
    const twice = startRegistration({ services: [books, books] }, {}, today);
    expect(twice.tasks.map(({ id }) => id)).toEqual(["bookkeeping", "bookkeeping-2"]);
  });

  test("have papers, the work and its end, and nothing of a company", () => {
    expect(refusal(sold, { action: "stage", to: "filing" })).toContain("One paper has not arrived");
    for (const action of [
      { action: "stage", to: "name", reason: "x" },
      { action: "name", name: "Zyntra", outcome: "proposed" },
      { action: "doer", id: "inc-20a", doer: "you" },
      certificate,
    ] as const)
      expect(refusal(sold, action)).toBe("No company is registered here.");
    const working = does(withPapers(sold, today), { action: "stage", to: "filing" });
    expect(refusal(working, { action: "stage", to: "complete" })).toContain("AOC-4 for 2025-26; Bookkeeping");
    const asked = does(working, { action: "actor", actor: "you", awaited: "The signed drafts" });
    const filed = does(asked, file);
    expect(filed.tasks[0]).toMatchObject({ doneOn: today, number: "AA1234567" });
    expect(describeAction(file, working)).toBe("Filed: AOC-4 for 2025-26, number AA1234567");
    expect(filed.actor).toBe("you");
    const done = does(filed, { action: "task", id: "bookkeeping", done: true });
    expect(done).toMatchObject({ actor: "we", awaited: undefined });
    expect(does(done, { action: "stage", to: "complete" }).stage).toBe("complete");
    expect(does(done, { ...file, done: false }).tasks[0]).toMatchObject({ doneOn: undefined, number: undefined });
  });

  test("take no number of an identity, no other day and no other service; one may be left out with the reason", () => {
    expect(refusal(sold, { ...file, number: "ABCDE1234F" })).toContain("Leave out numbers");
    expect(refusal(sold, { ...file, on: "2026-11-30" })).toContain("Enter a day");
    expect(refusal(sold, { ...file, id: "mgt-7" })).toBe("This is not on the list.");
    expect(refusal(sold, { action: "drop-task", id: "bookkeeping", reason: " " })).toContain("Say why");
    expect(does(sold, { action: "drop-task", id: "bookkeeping", reason: "By their own" }).tasks).toHaveLength(1);
  });

  test("what is accepted later comes to what is there, and nothing that is done or was left out comes again", () => {
    const left = does(does(sold, file), { action: "drop-paper", id: sold.papers[0]!.id, reason: "Seen" });
    expect(agreeMore(left, { services: [aoc4] }, {}, today)).toBe(left);
    const mgt7 = { key: "mgt-7", name: "MGT-7", needs: ["List of members"] };
    const more = agreeMore(left, { services: [aoc4, mgt7] }, {}, today);
    expect(more.tasks.map(({ id, number }) => number ?? id)).toEqual(["AA1234567", "bookkeeping", "mgt-7"]);
    expect(more.papers.map(({ title }) => title)).toEqual(["List of members"]);
    const working = does(left, { action: "stage", to: "filing" });
    const { company } = begun;
    expect(agreeMore(working, { company, included: standard }, {}, today)).toMatchObject({
      ...{ company, stage: "documents", reached: { documents: "2026-12-01" }, doers: { "inc-20a": "fee" } },
    });
    const done = does(does(left, { action: "task", id: "bookkeeping", done: true }), {
      action: "stage",
      to: "complete",
    });
    expect(agreeMore(done, { services: [mgt7] }, {}, today)).toMatchObject({ stage: "documents", actor: "you" });
  });
});

test("whatever is done, the stages gone through are in order and none is after the present one", () => {
  const day = fc.option(fc.constantFrom("2026-12-01", "2026-12-05", "2026-12-10", today), { nil: undefined });
  const action: fc.Arbitrary<RegistrationAction> = fc.oneof(
    fc.record({
      action: fc.constant("stage" as const),
      to: fc.constantFrom(...workStages),
      on: day,
      reason: fc.constant("x"),
    }),
    fc.constant(certificate),
    fc.constant({ action: "not-incorporated", reason: "x" } as const),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 12 }), (actions) => {
      const end = actions.reduce<Registration>((now, each) => {
        const result = changeRegistration(now, each, today);
        return "refused" in result ? now : result.registration;
      }, begun);
      const dates = workStages.flatMap((stage) => end.reached[stage] ?? []);
      expect(dates).toEqual(dates.toSorted());
      expect(dates.every(isCalendarDate)).toBe(true);
      expect(
        Object.keys(end.reached).every((stage) => workStages.indexOf(stage as never) <= workStages.indexOf(end.stage)),
      ).toBe(true);
      expect(end.reached[end.stage]).toBeDefined();
      expect(["first-filings", "complete"].includes(end.stage)).toBe(end.incorporation !== undefined);
    }),
  );
});
