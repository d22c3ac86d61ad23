import { daysTo } from "../../content/law/time-limits.ts";
import { filingsNamed, seldomFilings } from "../../content/registration/first-filings.ts";
import { cinPattern, llpinPattern } from "../../content/schemas/registration-numbers.ts";
import {
  type FilingDoer,
  type NextActor,
  type RegistrationForm,
  type WorkStage,
  workRules,
  workStages,
} from "../../content/schemas/registration-stage.ts";
import type { CompanyPlan } from "../company-plan/company-plan.ts";
import { addDays, addMonths, type CalendarDate, isCalendarDate } from "../india/calendar-date.ts";
import { longDate } from "../india/date-text.ts";
import type { Beginning, RegistrationAction } from "./actions.ts";
import { companyProfile, type FirstDay, firstDays, isFirstFiling } from "./company-calendar.ts";
import { hasIdentityNumber, papersFor } from "./papers.ts";
import {
  draftsSentOn,
  firstActor,
  type Incorporation,
  isLater,
  laterStages,
  longestWords,
  missingPapers,
  openTasks,
  type Paper,
  type ProposedName,
  type Registration,
  stagesOf,
  taskName,
} from "./registration.ts";
import { type Agreed, tasksFor } from "./tasks.ts";

/** Who does each first filing, by what the fee that was agreed includes. */
const doersBy = (included: readonly string[]): Record<string, FilingDoer> =>
  Object.fromEntries(
    Object.entries(filingsNamed).flatMap(([id, pattern]) => {
      const isIncluded = included.some((item) => pattern.test(item));
      return isIncluded || !seldomFilings.includes(id) ? [[id, isIncluded ? "fee" : "you"]] : [];
    }),
  );

const isOurs = ({ doer }: FirstDay): boolean => doer === "fee" || doer === "extra";

/** Those that we do and have not done. */
const ourOpenFilings = (registration: Registration, today: CalendarDate): FirstDay[] =>
  openFilings(registration, today).filter(isOurs);

export type Changed = { registration: Registration } | { refused: string };

const refuse = (refused: string): Changed => ({ refused });

/** It begins with the papers to collect, if any are needed. What the fee includes is known by the quotation that was accepted. */
export function startRegistration(agreed: Agreed, answers: CompanyPlan["answers"], today: CalendarDate): Registration {
  const { company, included } = agreed;
  const { tasks, papers } = tasksFor(agreed);
  const all = [...(company ? papersFor(company, answers) : []), ...papers];
  const stage = all.length > 0 ? "documents" : "filing";
  return {
    ...(company && { company }),
    stage,
    reached: { documents: today, [stage]: today },
    actor: firstActor(stage),
    waitingSince: today,
    papers: all,
    tasks,
    names: [],
    filed: {},
    ...(company && included && { doers: doersBy(included) }),
  };
}

/** What was accepted later comes to what is there: services and what a fee includes that are not on it yet, and the company if it had none. */
export function agreeMore(
  now: Registration,
  agreed: Agreed,
  answers: CompanyPlan["answers"],
  today: CalendarDate,
): Registration {
  const { tasks, papers } = tasksFor(agreed, now.tasks);
  const company = now.company ? undefined : agreed.company;
  if (tasks.length === 0 && !company) return now;
  const added: Registration = {
    ...now,
    ...(company && { company, doers: doersBy(agreed.included ?? []) }),
    tasks: [...now.tasks, ...tasks],
    papers: [...now.papers, ...(company ? papersFor(company, answers) : []), ...papers],
  };
  if (company) return toStage(added, "documents", today, today);
  if (now.stage !== "complete") return added;
  return toStage(added, now.company ? "first-filings" : papers.length > 0 ? "documents" : "filing", today, today);
}

/** The day something happened: not in the future, and not before the registration began. */
function dayOf(given: string | undefined, registration: Registration, today: CalendarDate): CalendarDate | undefined {
  if (given === undefined) return today;
  const began = registration.reached.documents ?? today;
  return isCalendarDate(given) && given >= began && given <= today ? given : undefined;
}

const wrongDay = "Enter a day between the one on which it began and today.";
const noCompany = "No company is registered here.";

const missingReason = "Say why: the founder reads it.";

/** What an action makes of a registration, or why it makes no sense. */
export function changeRegistration(now: Registration, action: RegistrationAction, today: CalendarDate): Changed {
  switch (action.action) {
    case "stage":
      return changeStage(now, action, today);
    case "actor": {
      const since = dayOf(action.on, now, today);
      if (!since) return refuse(wrongDay);
      if (!workRules[now.stage].actors.includes(action.actor)) return refuse("Nobody else can act at this stage.");
      if (hasIdentityNumber(action.awaited ?? "")) return refuse(noNumbers);
      const isSame = action.actor === now.actor && action.on === undefined;
      return expect(
        {
          ...now,
          actor: action.actor,
          waitingSince: isSame ? now.waitingSince : since,
          awaited: action.awaited || undefined,
          // What is sent again is read again.
          ...(action.actor === "you" && { approvedOn: undefined }),
        },
        action.expectedOn,
        today,
      );
    }
    case "approve":
      if (!draftsSentOn(now)) return refuse("No drafts wait for the founder.");
      return changed(now, {
        ...{ actor: "we", waitingSince: today, awaited: undefined, approvedOn: today },
        // A day that has passed while the drafts were read says nothing of us.
        expectedOn: now.expectedOn && now.expectedOn >= today ? now.expectedOn : undefined,
      });
    case "expect":
      return expect(now, action.on, today);
    case "paper":
    case "add-paper":
    case "drop-paper":
      return changePapers(now, action, today);
    case "name":
      return changeName(now, action, today);
    case "incorporated":
      return incorporate(now, action, today);
    case "not-incorporated":
      if (!now.incorporation) return refuse("No incorporation is written down.");
      if (!action.reason.trim()) return refuse(missingReason);
      return changed(toStage({ ...now, incorporation: undefined, filed: {} }, "certificate", today, today), {
        correction: { on: today, reason: action.reason.trim() },
      });
    case "filed": {
      const on = dayOf(action.on, now, today);
      if (!now.incorporation) return refuse("First write down the incorporation.");
      if (!on) return refuse(wrongDay);
      if (!isFirstFiling(action.id)) return refuse("There is no such filing.");
      const { [action.id]: _, ...others } = now.filed;
      return turnWithFilings({ ...now, filed: action.done ? { ...others, [action.id]: on } : others }, on, today);
    }
    case "doer":
      if (!now.company) return refuse(noCompany);
      if (!isFirstFiling(action.id)) return refuse("There is no such filing.");
      return turnWithFilings(withDoer(now, action.id, action.doer), today, today);
    case "task":
      return changeTask(now, action, today);
    case "drop-task":
      if (!now.tasks.some(({ id }) => id === action.id)) return refuse(noTask);
      if (!action.reason.trim()) return refuse("Say why: the history keeps it.");
      return changed(now, { tasks: now.tasks.filter(({ id }) => id !== action.id) });
  }
}

const noTask = "This is not on the list.";

function changeTask(
  now: Registration,
  { id, done, on: given, number }: Extract<RegistrationAction, { action: "task" }>,
  today: CalendarDate,
): Changed {
  if (!now.tasks.some((task) => task.id === id)) return refuse(noTask);
  const on = dayOf(given, now, today);
  if (!on) return refuse(wrongDay);
  if (hasIdentityNumber(number ?? "")) return refuse(noNumbers);
  const said = done ? { doneOn: on, number: number || undefined } : { doneOn: undefined, number: undefined };
  const tasks = now.tasks.map((task) => (task.id === id ? { ...task, ...said } : task));
  // With the last one it is ours to say that everything is done.
  const turns = !now.company && now.stage === "filing" && now.actor !== "we" && openTasks(tasks).length === 0;
  return changed(now, { tasks, ...(turns && { actor: "we", waitingSince: on, awaited: undefined }) });
}

function withDoer(now: Registration, id: string, doer: FilingDoer | null): Registration {
  const { [id]: _, ...others } = now.doers ?? {};
  return { ...now, doers: doer ? { ...others, [id]: doer } : others };
}

/** Whoever does the next first filing acts, unless the advisor has said what is awaited. */
function turnWithFilings(now: Registration, on: CalendarDate, today: CalendarDate): Changed {
  if (now.stage !== "first-filings" || now.awaited !== undefined) return changed(now, {});
  const actor = filingActor(now, today);
  return changed(now, actor === now.actor ? {} : { actor, waitingSince: on });
}

const changed = (now: Registration, changes: Partial<Registration>): Changed => ({
  registration: { ...now, ...changes },
});

/** A day that was told before may be over by now, and stays. */
function expect(now: Registration, on: string | null | undefined, today: CalendarDate): Changed {
  if (on === undefined || on === now.expectedOn) return changed(now, {});
  if (on === null) return changed(now, { expectedOn: undefined });
  if (!isCalendarDate(on) || on < today) return refuse("Enter a day from today on.");
  return changed(now, { expectedOn: on });
}

function changeStage(
  now: Registration,
  { to, on, reason }: Extract<RegistrationAction, { action: "stage" }>,
  today: CalendarDate,
): Changed {
  const day = dayOf(on, now, today);
  if (!day) return refuse(wrongDay);
  if (to === now.stage && on === undefined) return refuse("It is at this stage already.");
  const goesBack = !isLater(to, now.stage);
  const why = reason?.trim();
  if (goesBack && !why) return refuse(missingReason);
  if (!stagesOf(now).includes(to)) return refuse(noCompany);
  const needsCertificate = now.company !== undefined && workRules[to].afterCertificate;
  if (needsCertificate && !now.incorporation) return refuse("First write down the incorporation.");
  if (!needsCertificate && now.incorporation)
    return refuse("It is incorporated. If that was a mistake, take the incorporation back first.");
  const missing = goesBack || now.stage !== "documents" ? 0 : missingPapers(now.papers).length;
  if (missing > 0 && !why)
    return refuse(
      `${missing === 1 ? "One paper has" : `${missing} papers have`} not arrived. Say why it goes on without: the founder reads it.`,
    );
  const ours =
    to === "complete"
      ? [...ourOpenFilings(now, today).map(({ title }) => title), ...openTasks(now.tasks).map(taskName)]
      : [];
  if (ours.length > 0)
    return refuse(
      `Not done yet, and ours to do: ${ours.join("; ")}. Tick what is done; what is not ours, say so or take it off the list.`,
    );
  const moved = toStage(now, to, day, today);
  if (goesBack) return changed(moved, { correction: { on: today, reason: why! } });
  return changed(moved, missing > 0 ? { without: { on: day, reason: why! } } : {});
}

/** At this stage since that day. What was noted for later ones no longer holds, and no earlier one began after it. */
function toStage(now: Registration, to: WorkStage, on: CalendarDate, today: CalendarDate): Registration {
  const reached = Object.fromEntries(
    workStages.flatMap((stage) => {
      const since = isLater(to, stage) ? now.reached[stage] : undefined;
      return since ? [[stage, since < on ? since : on]] : [];
    }),
  );
  return {
    ...now,
    stage: to,
    reached: { ...reached, [to]: to === "documents" ? (now.reached.documents ?? on) : on },
    actor: to === "first-filings" ? filingActor(now, today) : firstActor(to),
    waitingSince: on,
    awaited: undefined,
    expectedOn: undefined,
    correction: undefined,
    approvedOn: undefined,
    ...(to === "documents" && { without: undefined }),
  };
}

const noNumbers = "Leave out numbers of PAN, Aadhaar or passport: only the names of papers are kept.";

function changePapers(
  now: Registration,
  action: Extract<RegistrationAction, { action: "paper" | "add-paper" | "drop-paper" }>,
  today: CalendarDate,
): Changed {
  if (action.action === "add-paper") return addPaper(now, action);
  if (!now.papers.some(({ id }) => id === action.id)) return refuse("This paper is not on the list.");
  if (action.action === "drop-paper") {
    if (!action.reason.trim()) return refuse("Say why: the history keeps it.");
    return changed(now, { papers: now.papers.filter(({ id }) => id !== action.id) });
  }
  const arrivedOn = action.arrived ? dayOf(action.on, now, today) : undefined;
  if (action.arrived && !arrivedOn) return refuse(wrongDay);
  const papers = now.papers.map((paper) => (paper.id === action.id ? { ...paper, arrivedOn } : paper));
  // With the last paper it is our turn, and with one taken back it is the founder's again.
  const actor = papers.every((paper) => paper.arrivedOn) ? "we" : "you";
  const turns = now.stage === "documents" && actor !== now.actor && now.awaited === undefined;
  return changed(now, { papers, ...(turns && { actor, waitingSince: arrivedOn ?? today }) });
}

function addPaper(
  now: Registration,
  { group, title, text }: Extract<RegistrationAction, { action: "add-paper" }>,
): Changed {
  const paper: Omit<Paper, "id"> = { group: group.trim(), title: title.trim(), text: text.trim() };
  if (!paper.title || !paper.group) return refuse("A paper needs a name and whose it is.");
  if (paper.title.length > longestWords.paper || paper.group.length > longestWords.paper)
    return refuse(`Keep the name within ${longestWords.paper} characters.`);
  if (paper.text.length > longestWords.detail) return refuse(`Keep the hint within ${longestWords.detail} characters.`);
  if (hasIdentityNumber(`${paper.group} ${paper.title} ${paper.text}`)) return refuse(noNumbers);
  if (now.papers.some((known) => known.group === paper.group && known.title === paper.title))
    return refuse("This paper is on the list already.");
  const used = now.papers.map(({ id }) => Number(/^added-(\d+)$/.exec(id)?.[1] ?? 0));
  return changed(now, { papers: [...now.papers, { id: `added-${Math.max(0, ...used) + 1}`, ...paper }] });
}

function changeName(
  now: Registration,
  { name: typed, outcome, reason, on: given }: Extract<RegistrationAction, { action: "name" }>,
  today: CalendarDate,
): Changed {
  const name = typed.trim().replace(/\s+/g, " ");
  if (!now.company) return refuse(noCompany);
  const on = dayOf(given, now, today);
  if (!on) return refuse(wrongDay);
  if (!name || name.length > longestWords.name)
    return refuse(`Enter a name of at most ${longestWords.name} characters.`);
  if (outcome === "refused" && !reason?.trim()) return refuse("Enter the reason that the Registrar gave.");
  const others = now.names.filter((known) => known.name.toLowerCase() !== name.toLowerCase());
  if (outcome === "approved" && others.some((known) => known.outcome === "approved"))
    return refuse("Another name is approved. Correct that one first.");
  const entry: ProposedName = { name, outcome, on, ...(outcome === "refused" && { reason: reason?.trim() }) };
  const at = now.names.findIndex((known) => known.name.toLowerCase() === name.toLowerCase());
  const names = at < 0 ? [...now.names, entry] : now.names.with(at, entry);
  const actor = nameActor(names);
  // Whoever has the next word about a name acts, unless the advisor has said what is awaited.
  const turns = now.stage === "name" && actor !== now.actor && now.awaited === undefined;
  return changed(now, { names, ...(turns && { actor, waitingSince: on }) });
}

/** A name that is approved goes on with us, one that is proposed lies with the Registrar; with none left the founder chooses another. */
function nameActor(names: readonly ProposedName[]): NextActor {
  if (names.some(({ outcome }) => outcome === "approved")) return "we";
  return names.some(({ outcome }) => outcome === "proposed") ? "registrar" : "you";
}

const numberRule = (form: RegistrationForm) =>
  form === "llp"
    ? { pattern: llpinPattern, error: "This is not an LLPIN: three letters, a hyphen, four digits." }
    : { pattern: cinPattern, error: "This is not a CIN: 21 characters, such as U74140RJ2024PTC098765." };

function incorporate(
  now: Registration,
  { date, number: typed, name, reason }: Extract<RegistrationAction, { action: "incorporated" }>,
  today: CalendarDate,
): Changed {
  if (!now.company) return refuse(noCompany);
  const day = dayOf(date, now, today);
  const number = typed.trim().toUpperCase();
  const { pattern, error } = numberRule(now.company.form);
  if (!day)
    return refuse(
      `Enter the date on the certificate: today at the latest, and not before this began here on ${longDate(now.reached.documents ?? today)}.`,
    );
  if (!pattern.test(number)) return refuse(error);
  // A CIN holds the year of the incorporation.
  if (pattern === cinPattern && number.slice(8, 12) !== day.slice(0, 4))
    return refuse(
      `The CIN is of ${number.slice(8, 12)}, the date of ${day.slice(0, 4)}. Check both on the certificate.`,
    );
  if (!name.trim() || name.trim().length > longestWords.name)
    return refuse("Enter the name as it is on the certificate.");
  if (now.incorporation && !reason?.trim()) return refuse(missingReason);
  const incorporation: Incorporation = { date: day, number, name: name.trim().replace(/\s+/g, " ") };
  const known = { ...now, incorporation };
  if (now.incorporation) return changed(known, { correction: { on: today, reason: reason!.trim() } });
  return changed(isLater("first-filings", now.stage) ? toStage(known, "first-filings", day, today) : known, {});
}

/** Until when the Registrar holds an approved name: three months for an LLP (law-changes.ts, the LLP guide). */
export const nameHeldUntil = ({ on }: ProposedName, form: RegistrationForm): CalendarDate =>
  form === "llp" ? addMonths(on, 3) : addDays(on, daysTo["use-approved-name"].days);

/** Those that are not done yet, the first due first. What only the founder's plan says is not needed to know who acts. */
function openFilings(registration: Registration, today: CalendarDate): FirstDay[] {
  const profile = companyProfile(registration);
  return profile ? firstDays(profile, registration, today).filter(({ filedOn }) => !filedOn) : [];
}

/** Whoever does the filing that is due first; of those due on one day, we first. When none is left, we say so. */
function filingActor(registration: Registration, today: CalendarDate): NextActor {
  const open = openFilings(registration, today);
  const [first] = open;
  return !first || open.some((filing) => filing.date === first.date && isOurs(filing)) ? "we" : "you";
}

/** A registration that begins today, or one that was under way before and is entered with its true days. */
export function beginRegistration(
  { startedOn = "", stages = {}, papersComplete = false, reason, ...company }: Beginning,
  answers: CompanyPlan["answers"],
  today: CalendarDate,
): Changed {
  if (!startedOn) return { registration: startRegistration({ company }, answers, today) };
  if (!isCalendarDate(startedOn) || startedOn > today)
    return { refused: "Choose the day on which it began: today or before." };
  const begun = startRegistration({ company }, answers, startedOn);
  const reached = laterStages.flatMap((stage) => (stages[stage] ? [{ stage, on: stages[stage] }] : []));
  const days = [startedOn, ...reached.map(({ on }) => on)];
  if (days.some((day, index) => index > 0 && day < days[index - 1]!))
    return { refused: "A stage cannot begin before the one that comes before it." };
  const [first] = reached;
  const arrivedOn = first && isCalendarDate(first.on) ? first.on : undefined;
  const papers = begun.papers.map((paper) => (papersComplete && arrivedOn ? { ...paper, arrivedOn } : paper));
  // Of what an office before us did, nobody may know.
  const why = reason?.trim() || "It was under way before it came to us. We look at what is there.";
  return reached.reduce<Changed>(
    (now, { stage, on }) =>
      "refused" in now
        ? now
        : changeRegistration(now.registration, { action: "stage", to: stage, on, reason: why }, today),
    { registration: { ...begun, papers, enteredOn: today } },
  );
}
