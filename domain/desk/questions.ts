import type { EventContent } from "./events.ts";
import { standing } from "./undo.ts";

const mark = "Asks: ";
/** How a question from the founder's page is written down. */
export const questionText = (asked: string): string => mark + asked;
/** What was asked, of an event that is a question. */
export const askedIn = (event: EventContent): string | undefined =>
  event.type === "founder" && event.text.startsWith(mark) ? event.text.slice(mark.length) : undefined;

/** The longest answer, in characters. */
export const longestAnswer = 2_000;

/** Something a founder asked on their page, and what we said. */
export interface Question {
  /** Of the event. */
  id: string;
  at: string;
  text: string;
  answer?: { text: string; at: string; by: string } | undefined;
}

type Event = EventContent & { id: string; at: string; by: { name: string } };

/** Oldest first. Of several answers the last one counts; what was taken back does not. */
export function questionsIn(events: readonly Event[]): Question[] {
  const happened = standing(events);
  return happened.flatMap((event) => {
    const text = askedIn(event);
    if (text === undefined) return [];
    const answer = happened.findLast((each) => each.type === "answered" && each.question === event.id);
    return [
      {
        id: event.id,
        at: event.at,
        text,
        ...(answer?.type === "answered" && { answer: { text: answer.text, at: answer.at, by: answer.by.name } }),
      },
    ];
  });
}
