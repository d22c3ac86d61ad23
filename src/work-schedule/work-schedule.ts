import { workSchedule } from "../../content/registration/work-schedule.ts";
import type { StructureId } from "../../content/schemas/plain-lists.ts";
import { privateLimited } from "../../content/structures/private-limited.ts";
import { parseDays } from "../../domain/structures.ts";

export const lanes = workSchedule.lanes;

export interface Task {
  lane: "you" | "registrar" | "all";
  title: string;
  duration: string | undefined;
  who: string;
  quiet: boolean;
  startsOn: number;
  /** As long as it can take, and how much of that is not always needed. */
  days: number;
  spare: number;
}

function processStep(title: string) {
  const found = privateLimited.process.items.find((step) => step.title === title);
  if (!found)
    throw new Error(`content/registration/work-schedule.ts names the step '${title}', which the process does not have`);
  return found;
}

export function schedule(structure: StructureId) {
  const { tasks, ...rest } = workSchedule[structure];
  return {
    ...rest,
    days: rest.weeks * rest.daysInWeek,
    tasks: tasks.map(({ lane, step, title = "", startsOn = 0, days = 0, duration, who, quiet = false }): Task => {
      if (!step) return { lane, title, duration, who, quiet, startsOn, days, spare: spareDays(duration) };
      const { startsOn: begins, duration: takes } = processStep(step);
      const { longest } = parseDays(takes);
      return {
        lane,
        title: step,
        duration: takes,
        who,
        quiet,
        startsOn: begins,
        days: longest,
        spare: spareDays(takes),
      };
    }),
  };
}

function spareDays(duration: string | undefined): number {
  if (!duration) return 0;
  const { shortest, longest } = parseDays(duration);
  return longest - shortest;
}
