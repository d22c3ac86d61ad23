import { usualTimes } from "../../content/registration/registration.ts";
import { workSchedule } from "../../content/registration/work-schedule.ts";
import type { RegistrationForm, StageId } from "../../content/schemas/registration-stage.ts";
import type { StructureId } from "../../content/schemas/structure-id.ts";
import { site } from "../../content/site.ts";
import { privateLimited } from "../../content/structures/private-limited.ts";
import { addDays, type CalendarDate } from "../india/calendar-date.ts";
import { weekday } from "../india/date-text.ts";
import { closedDayOn } from "../india/opening-hours.ts";
import { parseDays } from "../structures.ts";
import { missingPapers } from "./papers.ts";
import type { Registration } from "./registration.ts";

const isStructure = (form: RegistrationForm): form is StructureId => form !== "section-8";

/** '3-4 days' of a task, which it has itself or from the step of the structure's page. */
function taskDuration(structure: StructureId, name: string): string | undefined {
  const task = workSchedule[structure].tasks.find(({ step, title }) => step === name || title === name);
  const step =
    structure === "private-limited" && privateLimited.process.items.find(({ title }) => title === task?.step);
  return task?.duration ?? (step ? step.duration : undefined);
}

const countsWorkingDays = (structure: StructureId): boolean => workSchedule[structure].daysInWeek === 5;

/** '3-4 days', or '3-4 working days' where the schedule counts those. */
const inWords = (structure: StructureId, duration: string): string =>
  countsWorkingDays(structure) ? duration.replace("days", "working days") : duration;

function stageDuration(form: StructureId, stage: StageId): string | undefined {
  const usual = usualTimes[form][stage];
  return usual && ("task" in usual ? taskDuration(form, usual.task) : usual.duration);
}

/** How long a stage usually takes, where the site has a figure for it. */
export function usualTime(form: RegistrationForm, stage: StageId): string | undefined {
  if (!isStructure(form)) return undefined;
  const duration = stageDuration(form, stage);
  return duration && inWords(form, duration);
}

/** '10-15 working days', from complete documents to the certificate. */
export const usualToCertificate = (form: RegistrationForm): string | undefined =>
  isStructure(form) ? inWords(form, workSchedule[form].whole.duration) : undefined;

/** Mondays to Fridays on which the office is open. */
function addWorkingDays(from: CalendarDate, days: number): CalendarDate {
  let date = from;
  for (let left = days; left > 0; ) {
    date = addDays(date, 1);
    if (!["Sat", "Sun"].includes(weekday(date)) && !closedDayOn(date, site.closedDays)) left -= 1;
  }
  return date;
}

const counted = (form: StructureId) => (countsWorkingDays(form) ? addWorkingDays : addDays);

/** The last day on which a stage that began then is usually over. */
export function usualEnd(form: RegistrationForm, stage: StageId, since: CalendarDate): CalendarDate | undefined {
  if (!isStructure(form)) return undefined;
  const duration = stageDuration(form, stage);
  return duration === undefined ? undefined : counted(form)(since, parseDays(duration).longest);
}

/** The day the last paper came; none while one is missing. */
export function documentsComplete({ papers, reached }: Registration): CalendarDate | undefined {
  if (missingPapers(papers).length > 0) return undefined;
  const last = papers
    .map(({ arrivedOn }) => arrivedOn!)
    .toSorted()
    .at(-1);
  return last ?? reached.name ?? reached.signatures ?? reached.filing ?? reached.certificate;
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
