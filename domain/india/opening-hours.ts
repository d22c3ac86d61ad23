import { weekdayNames, weekdayNumber } from "./date-text.ts";
import { clockTime, localDay } from "./local-time.ts";

/** Whether the office is open, by its own clock, wherever the visitor's clock is. */

export interface Hours {
  days: readonly string[];
  /** 'HH:MM' in the office's time zone; `closes` is the first minute of being closed. */
  opens: string;
  closes: string;
}

type OpeningState =
  | { open: true; until: string }
  | { open: false; opens: string; when: "today" | "tomorrow" | string }
  | { open: false; opens: undefined };

export function openingState(now: Date, hours: readonly Hours[]): OpeningState {
  const time = clockTime(now);
  const today = weekdayNumber(localDay(now));
  for (let ahead = 0; ahead <= 7; ahead++) {
    const name = weekdayNames[(today + ahead) % 7] ?? "";
    const spans = hours.filter(({ days }) => days.includes(name)).toSorted((a, b) => (a.opens < b.opens ? -1 : 1));
    for (const { opens, closes } of spans) {
      if (ahead > 0 || time < opens) {
        return { open: false, opens, when: ahead === 0 ? "today" : ahead === 1 ? "tomorrow" : name };
      }
      if (time < closes) return { open: true, until: closes };
    }
  }
  return { open: false, opens: undefined };
}

/** 'today', 'tomorrow' or 'on Monday'. */
export const openingDay = (when: string): string => (when === "today" || when === "tomorrow" ? when : `on ${when}`);

export function openingLine(state: OpeningState): string {
  if (state.open) return `Open now, until ${state.until} India time`;
  if (!state.opens) return "Closed now";
  return `Closed now. Opens ${openingDay(state.when)} at ${state.opens} India time`;
}
