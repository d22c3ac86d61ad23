import { includedNamed, notFiled } from "../../content/registration/first-filings.ts";
import { obligations } from "../compliance/due-dates.ts";
import type { CalendarDate } from "../india/calendar-date.ts";
import { type AgreedCompany, type Paper, type Task, taskName } from "./registration.ts";

/** A service as it was sold. */
interface AgreedService {
  /** Of the price list: that of a filing is its id in the calendar. */
  key: string;
  name: string;
  about?: string | undefined;
  fileBy?: string | undefined;
  needs: readonly string[];
}

/** What was accepted: a company to register, services, or both. */
export interface Agreed {
  company?: AgreedCompany | undefined;
  /** What the fee for the registration includes. */
  included?: readonly string[] | undefined;
  services?: readonly AgreedService[] | undefined;
}

const isFiling = (key: string): boolean => obligations.some(({ id }) => id === key) && !notFiled.includes(key);

/** Each service that was sold, with the papers it needs. The same of another year is another. */
function serviceTasks(services: readonly AgreedService[]): { task: Task; papers: Paper[] }[] {
  const used = new Map<string, number>();
  return services.map(({ key, name, about, fileBy, needs }) => {
    const named = [key, about?.toLowerCase().replace(/[^a-z0-9]+/g, "-")].filter(Boolean).join("-").slice(0, 100);
    const times = (used.get(named) ?? 0) + 1;
    used.set(named, times);
    const id = times > 1 ? `${named}-${times}` : named;
    const filing = isFiling(key) && { isFiling: true, ...(fileBy && { fileBy: fileBy as CalendarDate }) };
    const task: Task = { id, title: name, about, kind: "service", ...filing };
    const papers = needs.map((title, index) => ({ id: `${id}-${index + 1}`, group: taskName(task), title, text: "" }));
    return { task, papers };
  });
}

/** What is sold by itself is not done twice. */
const includedTasks = (included: readonly string[], services: readonly AgreedService[]): Task[] =>
  Object.entries(includedNamed)
    .filter(
      ([id, { pattern }]) => included.some((item) => pattern.test(item)) && !services.some(({ key }) => key === id),
    )
    .map(([id, { title }]) => ({ id: `included-${id}`, title, kind: "included" }));

/** What is to be done for it beside the registration itself, and the papers of its services; without what is known already. */
export function tasksFor(
  { company, included = [], services = [] }: Agreed,
  known: readonly Task[] = [],
): { tasks: Task[]; papers: Paper[] } {
  const isNew = ({ id }: Task) => !known.some((task) => task.id === id);
  const sold = serviceTasks(services).filter(({ task }) => isNew(task));
  const beside = company ? includedTasks(included, services).filter(isNew) : [];
  return { tasks: [...sold.map(({ task }) => task), ...beside], papers: sold.flatMap(({ papers }) => papers) };
}
