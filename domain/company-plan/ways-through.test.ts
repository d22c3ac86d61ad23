import fc from "fast-check";
import { expect, test } from "vitest";
import { states } from "../../content/states.ts";
import { anyDate } from "../../tests/fixtures/profiles.ts";
import {
  askedAnswers,
  type CalendarField,
  type CalendarAnswers as CalendarForm,
  calendarFields,
  hasProfile,
  noAnswers,
  parseAnswers,
  parseProfile,
  readFormAnswers,
  writeAnswers,
} from "../compliance/answers.ts";
import { gstChoices, hasLighterRules } from "../compliance/profile.ts";
import type { Answers } from "../structure-choice/answers.ts";
import { nextQuestion } from "../structure-choice/next-question.ts";
import { questions } from "../structure-choice/questions.ts";
import { recommend } from "../structure-choice/recommend.ts";
import { calendarProfile, planOfCalendar, presetAnswers } from "./calendar-answers.ts";
import { type Arrival, type CompanyPlan, knownPlan, mergePlan } from "./company-plan.ts";
import { completePlan, costInput } from "./cost.ts";
import { outdatedFacts } from "./size.ts";
import {
  fromStored,
  parseCalendarPlan,
  parsePlan,
  parseStoredPlan,
  serialiseForCalendar,
  serialisePlan,
  stringifyPlan,
  toStored,
} from "./written.ts";

/** What the tab keeps, as text, and the address of the page that is open. */
interface Visit {
  kept: string;
  params: URLSearchParams;
}

const arrivals = { link: "within", menu: "within", reload: "back", shared: "elsewhere" } as const;
type Way = keyof typeof arrivals;
const anyWay = fc.constantFrom<Way>("link", "menu", "reload", "shared");

const readKept = ({ kept }: Visit): CompanyPlan => parseStoredPlan(kept).plan;

/** Somebody who is sent a link has kept nothing. Reloading comes after following the link. */
function arrive(visit: Visit, way: Way, link: URLSearchParams, parse: typeof parsePlan): Visit {
  const kept = way === "shared" ? "{}" : visit.kept;
  const params = new URLSearchParams(way === "menu" ? "" : String(link));
  const arrival: Arrival = arrivals[way];
  return { kept: stringifyPlan(knownPlan(parseStoredPlan(kept).plan, parse(params), arrival)), params };
}

/** A page with the plan in its address, and what is changed on it. */
function tool(visit: Visit, way: Way, changes: CompanyPlan): Visit {
  const opened = arrive(visit, way, serialisePlan(readKept(visit)), parsePlan);
  const plan = mergePlan(readKept(opened), changes);
  return { kept: stringifyPlan(plan), params: serialisePlan(plan) };
}

function keep(visit: Visit, form: CalendarForm, touched: readonly CalendarField[]): Visit {
  const plan = readKept(visit);
  return { ...visit, kept: stringifyPlan(mergePlan(plan, planOfCalendar(form, plan, touched))) };
}

/** The calendar's form, opened, filled from the plan, answered and sent. */
function calendar(visit: Visit, way: Way, touches: Partial<CalendarForm>): Visit {
  const link = way === "reload" && hasProfile(visit.params) ? visit.params : serialiseForCalendar(readKept(visit));
  let now = arrive(visit, way, link, parseCalendarPlan);
  const address = hasProfile(now.params) ? readFormAnswers(now.params) : noAnswers;
  const preset = presetAnswers(readKept(now), address, { typed: new Set(), openedAgain: way === "reload" });
  const form = { ...address, ...preset, ...touches };
  const isDated = parseAnswers(address).ok;
  const said = calendarFields.filter((field) => address[field] !== "");
  if (isDated && way !== "reload") now = keep(now, address, said);
  now = keep(now, form, Object.keys(touches) as CalendarField[]);
  const asked = askedAnswers(form);
  if (!parseAnswers(asked).ok) return now;
  writeAnswers(asked, now.params);
  const before = isDated ? address : noAnswers;
  const changed = calendarFields.filter((field) => asked[field] !== before[field]);
  return keep(now, asked, changed);
}

const anySays = fc.record(
  Object.fromEntries(questions.map(({ id, options }) => [id, fc.constantFrom(...options.map((option) => option.id))])),
) as fc.Arbitrary<Required<Answers>>;

function ask(says: Required<Answers>): Answers {
  const answers: Answers = {};
  for (let question = nextQuestion(answers); question; question = nextQuestion(answers))
    answers[question.id] = says[question.id];
  return answers;
}

/** Mostly a parent or money from abroad: what must not be lost. */
const anyFounder = fc.oneof(
  anySays,
  anySays.map((says) => ({ ...says, owners: "one", business: "ordinary", now: "no", owner: "foreign-company" })),
  anySays.map((says) => ({
    ...says,
    owners: "one",
    business: "ordinary",
    now: "no",
    owner: "nri",
    repatriation: "yes",
  })),
  anySays.map((says) => ({ ...says, owners: "several", business: "ordinary", now: "no", investors: "abroad" })),
);

const journey = fc.record({
  says: anyFounder,
  ways: fc.array(anyWay, { minLength: 8, maxLength: 8 }),
  state: fc.constantFrom(...states.map(({ code }) => code)),
  capital: fc.integer({ min: 1, max: 10_000_000 }),
  date: anyDate("2026-11-17", "2028-12-31"),
  gst: fc.constantFrom(...gstChoices),
  inGroup: fc.constantFrom(undefined, "yes" as const, "no" as const),
  abroad: fc.constantFrom(undefined, "yes" as const, ""),
});

test("whichever way a founder goes, each tool knows what was said, and nothing else is written down", () => {
  fc.assert(
    fc.property(journey, ({ says, ways, state, capital, date, gst, inGroup, abroad }) => {
      const answers = ask(says);
      const { structure } = recommend(answers);
      fc.pre(structure !== null);
      const company = structure === "private-limited";
      const ownedByCompany = /^(foreign-)?company$/.test(answers.owner ?? "") || answers.majority === "yes";
      const fromAbroad =
        answers.repatriation === "yes" ||
        /^(foreigner|foreign-company|abroad)$/.test(answers.owner ?? answers.investors ?? "");
      const truth = {
        inGroup: company && (inGroup ? inGroup === "yes" : ownedByCompany),
        fromAbroad: abroad === undefined ? fromAbroad : abroad === "yes",
      };
      const facts = { structure, state, capital, name: "Zyntra Labs", answers };

      const stop = (visit: Visit, said: object, truth: { inGroup: boolean; fromAbroad: boolean }) => {
        for (const plan of [
          readKept(visit),
          parsePlan(serialisePlan(readKept(visit))),
          fromStored(toStored(readKept(visit))),
        ]) {
          // Somebody who is sent a calendar knows the name as the calendar's.
          expect({ ...plan, name: plan.name ?? plan.label }).toMatchObject(said);
          if (company) expect(costInput(completePlan(plan)).smallCompany).toBe(!truth.inGroup);
          const profile = calendarProfile({ ...plan, incorporation: plan.incorporation ?? date });
          expect(profile).toMatchObject({ inGroup: truth.inGroup, foreignInvestment: truth.fromAbroad });
        }
      };
      const untouched = { inGroup: company && ownedByCompany, fromAbroad };

      let visit: Visit = { kept: "{}", params: new URLSearchParams() };
      visit = tool(visit, "menu", { answers, structure: structure ?? undefined });
      stop(visit, { structure, answers }, untouched);
      visit = calendar(visit, ways[0]!, {});
      stop(visit, { structure, answers }, untouched);
      visit = tool(visit, ways[1]!, { state, capital });
      visit = tool(visit, ways[2]!, { name: "Zyntra Labs" });
      stop(visit, facts, untouched);
      visit = calendar(visit, ways[3]!, { incorporation: date, gst });
      stop(visit, { ...facts, incorporation: date, gst }, untouched);
      expect(readKept(visit)).not.toHaveProperty("inGroup");
      expect(readKept(visit)).not.toHaveProperty("foreignInvestment");
      const shown = parseProfile(visit.params);
      expect(shown).toMatchObject({ ok: true, profile: { inGroup: untouched.inGroup, foreignInvestment: fromAbroad } });
      if (shown.ok && company) expect(hasLighterRules(shown.profile)).toBe(!untouched.inGroup);
      // Then boxes are touched: one in the calculator, one in the calendar.
      if (inGroup && company) visit = tool(visit, ways[4]!, { inGroup });
      visit = calendar(visit, ways[5]!, abroad === undefined ? {} : { foreignInvestment: abroad });
      visit = tool(visit, ways[6]!, {});
      stop(visit, { ...facts, incorporation: date, gst }, truth);
    }),
    { numRuns: process.env.THOROUGH ? 150 : 37 },
  );
});

test("an answer that tells a yes counts over a 'no' said before it, and over nothing else", () => {
  const plan: CompanyPlan = { inGroup: "no", foreignInvestment: "no", answers: { owners: "one", owner: "citizen" } };
  const parent = { owners: "one", business: "ordinary", owner: "foreign-company" };
  expect(outdatedFacts(plan, parent)).toEqual({ inGroup: undefined, foreignInvestment: undefined });
  expect(outdatedFacts({ ...plan, answers: parent }, { ...parent, now: "no" })).toEqual({});
  expect(outdatedFacts({ inGroup: "yes" }, { owners: "one", owner: "citizen" })).toEqual({});
});
