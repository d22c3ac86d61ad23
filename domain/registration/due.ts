import { followups } from "../../content/owner/facts.ts";
import { usualTimes, workSchedule } from "../../content/registration/work-schedule.ts";
import type { StructureId } from "../../content/schemas/plain-lists.ts";
import type { RegistrationForm, StageId } from "../../content/schemas/registration-stage.ts";
import { site } from "../../content/site.ts";
import type { CompanyPlan } from "../company-plan/company-plan.ts";
import { addDays, type CalendarDate, daysBetween } from "../india/calendar-date.ts";
import { addOpenDays } from "../india/opening-hours.ts";
import { parseDays } from "../structures.ts";
import { companyProfile, firstDays } from "./company-calendar.ts";
import { isLater, missingPapers, openTasks, overOn, type Registration, taskName } from "./registration.ts";
import { nameHeldUntil } from "./registration-changes.ts";

/** Until when something should be done, and what that is, in words that end before the day. */
export interface Due {
  on: CalendarDate;
  what: string;
}

/**
 * The first day that must not pass: the one that the advisor told the founder, else the end of the usual time; the day on which the
 * Registrar lets go of an approved name; the last day of a first filing; the day by which a filing that was sold is planned. None where
 * nobody has said a time.
 */
export function nextDue(
  registration: Registration,
  plan: CompanyPlan | undefined,
  today: CalendarDate,
): Due | undefined {
  if (registration.stage === "complete") return undefined;
  const days = [
    told(registration) ?? usual(registration),
    nameLapses(registration),
    filing(registration, plan, today),
    ...plannedFilings(registration),
  ];
  return days.filter((day) => day !== undefined).toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))[0];
}

export const isLate = (due: Due | undefined, today: CalendarDate): boolean => due !== undefined && due.on < today;

/** The approved name that the Registrar holds. Once the form is filed, nothing hangs on the day. */
export function heldName({ names, stage, company }: Registration): { name: string; until: CalendarDate } | undefined {
  const approved = isLater("certificate", stage) ? names.find(({ outcome }) => outcome === "approved") : undefined;
  return company && approved && { name: approved.name, until: nameHeldUntil(approved, company.form) };
}

/** A name that is let go of is lost: so many days before, it stands in red. */
export const lapsesSoon = (until: CalendarDate, today: CalendarDate): boolean =>
  daysBetween(today, until) <= followups.name;

/** The day from which on it has waited for us for longer than its stage usually takes. */
export function usuallyOursUntil({ company, stage, actor, waitingSince }: Registration): CalendarDate | undefined {
  return company && actor === "we" ? usualEnd(company.form, stage, waitingSince) : undefined;
}

const told = ({ expectedOn }: Registration): Due | undefined => expectedOn && { on: expectedOn, what: "Expected by" };

/** Of the stage, or of the whole way to the certificate. */
function usual(registration: Registration): Due | undefined {
  const { company, stage, reached } = registration;
  if (!company || registration.incorporation) return undefined;
  const since = reached[stage];
  const ends = since && usualEnd(company.form, stage, since);
  if (ends) return { on: ends, what: "Usually done by" };
  const complete = documentsComplete(registration);
  const latest = complete && usualCertificate(company.form, complete)?.latest;
  return latest && { on: latest, what: "Certificate usually by" };
}

function nameLapses(registration: Registration): Due | undefined {
  const held = heldName(registration);
  return held && { on: held.until, what: "Name held until" };
}

function filing(registration: Registration, plan: CompanyPlan | undefined, today: CalendarDate): Due | undefined {
  const profile = companyProfile(registration, plan);
  const next = profile && firstDays(profile, registration, today).find(({ filedOn }) => !filedOn);
  return next && { on: next.date, what: `${next.title} by` };
}

const plannedFilings = ({ tasks }: Registration): Due[] =>
  openTasks(tasks).flatMap((task) =>
    task.fileBy ? [{ on: task.fileBy, what: `${taskName(task)} planned to be filed by` }] : [],
  );

const isStructure = (form: RegistrationForm): form is StructureId => form !== "section-8";

const countsWorkingDays = (structure: StructureId): boolean => workSchedule[structure].daysInWeek === 5;

/** '3-4 days', or '3-4 working days' where the schedule counts those. */
const inWords = (structure: StructureId, duration: string): string =>
  countsWorkingDays(structure) ? duration.replace("days", "working days") : duration;

/** How long a stage usually takes, where the site has a figure for it. */
export function usualTime(form: RegistrationForm, stage: StageId): string | undefined {
  if (!isStructure(form)) return undefined;
  const duration = usualTimes[form][stage];
  return duration && inWords(form, duration);
}

/** '10-15 working days', from complete documents to the certificate. */
export const usualToCertificate = (form: RegistrationForm): string | undefined =>
  isStructure(form) ? inWords(form, workSchedule[form].whole.duration) : undefined;

/** Mondays to Fridays, without closed days, whatever the office's own week is. */
const workingWeek = {
  hours: [{ days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "00:00", closes: "23:59" }],
  closedDays: site.closedDays,
};

const counted = (form: StructureId) =>
  countsWorkingDays(form) ? (from: CalendarDate, days: number) => addOpenDays(from, days, workingWeek) : addDays;

/** The last day on which a stage that began then is usually over. */
export function usualEnd(form: RegistrationForm, stage: StageId, since: CalendarDate): CalendarDate | undefined {
  if (!isStructure(form)) return undefined;
  const duration = usualTimes[form][stage];
  return duration === undefined ? undefined : counted(form)(since, parseDays(duration).longest);
}

/** The day the last paper came; none while one is missing. */
export function documentsComplete({ papers, reached }: Registration): CalendarDate | undefined {
  if (missingPapers(papers).length > 0) return undefined;
  const last = papers
    .map(({ arrivedOn }) => arrivedOn!)
    .toSorted()
    .at(-1);
  return last ?? overOn(reached, "documents");
}

/** When the certificate usually comes, counted from the day on which the documents were complete. */
export function usualCertificate(
  form: RegistrationForm,
  complete: CalendarDate,
): { earliest: CalendarDate; latest: CalendarDate } | undefined {
  if (!isStructure(form)) return undefined;
  const { shortest, longest } = parseDays(workSchedule[form].whole.duration);
  const after = counted(form);
  return { earliest: after(complete, shortest), latest: after(complete, longest) };
}
