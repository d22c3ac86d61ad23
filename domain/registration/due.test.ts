import { describe, expect, test } from "vitest";
import { withPapers } from "../../tests/fixtures/registrations.ts";
import type { CalendarDate } from "../india/calendar-date.ts";
import type { RegistrationAction } from "./actions.ts";
import { heldName, isLate, lapsesSoon, nextDue, usualEnd } from "./due.ts";
import type { AgreedCompany, Registration } from "./registration.ts";
import { changeRegistration, startRegistration } from "./registration-changes.ts";

const company: AgreedCompany = { form: "private-limited", state: "KA", people: 2 };

const begun = (form: AgreedCompany["form"]) => startRegistration({ company: { ...company, form } }, {}, "2026-11-02");

function made(days: readonly (readonly [CalendarDate, RegistrationAction])[], form = company.form): Registration {
  return days.reduce(
    (now, [today, action]) => {
      const changed = changeRegistration(now, action, today);
      if ("refused" in changed) throw new Error(changed.refused);
      return changed.registration;
    },
    days.length > 0 ? withPapers(begun(form), "2026-11-03") : begun(form),
  );
}

const due = (registration: Registration, today: CalendarDate = "2026-11-10") => nextDue(registration, undefined, today);

test("a national day is no working day", () => {
  // Four working days from a Thursday end on a Wednesday; the Tuesday between is 26 January.
  expect(usualEnd("private-limited", "name", "2027-01-14")).toBe("2027-01-20");
  expect(usualEnd("private-limited", "name", "2027-01-21")).toBe("2027-01-28");
});

describe("until when something should be done", () => {
  test("nobody has said a time for collecting papers", () => {
    expect(due(made([]))).toBeUndefined();
    expect(isLate(undefined, "2030-01-01")).toBe(false);
  });

  test("the usual time of a stage, in working days, unless the advisor told another", () => {
    const atName = made([["2026-11-09", { action: "stage", to: "name" }]]);
    const usual = due(atName)!;
    expect(usual.what).toBe("Usually done by");
    expect(usual.on > "2026-11-10").toBe(true);
    expect(isLate(usual, usual.on)).toBe(false);
    expect(isLate(usual, "2027-01-01")).toBe(true);
    const told = made([
      ["2026-11-09", { action: "stage", to: "name" }],
      ["2026-11-09", { action: "expect", on: "2026-12-24" }],
    ]);
    expect(due(told)).toEqual({ on: "2026-12-24", what: "Expected by" });
  });

  test("a stage without a figure of its own has that of the whole way", () => {
    const atName = made([["2026-11-09", { action: "stage", to: "name" }]], "opc");
    expect(due(atName)?.what).toBe("Certificate usually by");
  });

  test("a filing that was sold is planned by a day, until it is done", () => {
    const task = {
      id: "aoc-4",
      title: "AOC-4, accounts",
      kind: "service",
      isFiling: true,
      fileBy: "2026-11-20",
    } as const;
    const planned = { on: "2026-11-20", what: "AOC-4 planned to be filed by" };
    expect(due({ ...made([]), tasks: [task] })).toEqual(planned);
    expect(isLate(planned as never, "2026-11-21")).toBe(true);
    expect(due({ ...made([]), tasks: [{ ...task, doneOn: "2026-11-19" }] })).toBeUndefined();
  });

  test("an approved name that lapses before it is used comes first", () => {
    const held = made([
      ["2026-11-03", { action: "stage", to: "name" }],
      ["2026-11-04", { action: "name", name: "Zyntra Foods", outcome: "approved" }],
      ["2026-11-05", { action: "stage", to: "signatures" }],
      ["2026-11-05", { action: "expect", on: "2026-12-24" }],
    ]);
    expect(due(held)).toEqual({ on: "2026-11-24", what: "Name held until" });
    const filed = made([
      ["2026-11-03", { action: "stage", to: "name" }],
      ["2026-11-04", { action: "name", name: "Zyntra Foods", outcome: "approved" }],
      ["2026-11-05", { action: "stage", to: "certificate" }],
    ]);
    expect(due(filed)?.what).not.toBe("Name held until");
    expect(heldName(filed)).toBeUndefined();
    // Five days before it lapses somebody has to look after it, whatever else is expected.
    expect(lapsesSoon("2026-11-24", "2026-11-18")).toBe(false);
    for (const day of ["2026-11-19", "2026-11-26"] as const) expect(lapsesSoon("2026-11-24", day)).toBe(true);
  });

  test("after the certificate, the first filing that is not done; nothing once it is complete", () => {
    const certificate: readonly [CalendarDate, RegistrationAction] = [
      "2026-11-20",
      { action: "incorporated", date: "2026-11-19", number: "U74140KA2026PTC098765", name: "Zyntra Foods Pvt Ltd" },
    ];
    const first = due(made([certificate]), "2026-11-20")!;
    expect(first.on > "2026-11-19").toBe(true);
    const held: RegistrationAction = { action: "filed", id: "first-board-meeting", done: true };
    expect(due(made([certificate, ["2026-11-20", held]]), "2026-11-20")?.what).not.toBe(first.what);
    expect(due(made([certificate, ["2026-11-21", { action: "stage", to: "complete" }]]))).toBeUndefined();
  });
});
