import { noteIn } from "../../domain/desk/history.ts";
import type { DeskEvent } from "../enquiries/api.ts";
import { eventWords } from "./event-words.ts";

/** What belongs together, as one line: a call or a quotation with the claim and the status that it brought. */
export interface Entry {
  id: string;
  title: string;
  note: string | undefined;
  by: string;
  at: string;
  /** Somebody did or wrote something that is read again; the rest is small. */
  isMain: boolean;
  /** It was taken back. */
  isUndone: boolean;
}

/** Written within one action: the server counts a millisecond for each. */
const togetherMs = 50;
const leads = new Set(["called", "quotation"]);
const follows = new Set(["claimed", "status"]);

/** Newest first. */
export function historyEntries(events: readonly DeskEvent[], now: Date): Entry[] {
  const undone = new Set(events.flatMap((event) => (event.type === "undone" ? event.events : [])));
  const entries: (Entry & { type: string })[] = [];
  for (const event of events) {
    const last = entries.at(-1);
    const isPart =
      last &&
      leads.has(last.type) &&
      follows.has(event.type) &&
      Date.parse(event.at) - Date.parse(last.at) < togetherMs &&
      last.by === event.by.name;
    if (isPart) continue;
    const { title, note } = eventWords(event, now);
    const [taken] = event.type === "undone" ? event.events : [];
    const undid = events.find(({ id }) => id === taken);
    const isUndone = undone.has(event.id);
    entries.push({
      id: event.id,
      type: event.type,
      title: undid ? `${title}: ${eventWords(undid, now).title}` : title,
      note,
      by: event.by.name,
      at: event.at,
      isUndone,
      isMain:
        !isUndone &&
        (event.type === "called" ||
          event.type === "founder" ||
          event.type === "payment" ||
          noteIn(event) !== undefined),
    });
  }
  return entries.toReversed();
}
