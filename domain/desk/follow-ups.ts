import type { EventContent } from "./events.ts";

const question = "Asks: ";
/** How a question from the founder's page is written down. */
export const questionText = (asked: string): string => question + asked;

/** Each of these puts an enquiry under the follow-ups of a day. */
function setsFollowUp(event: EventContent): boolean {
  switch (event.type) {
    case "follow-up":
      return event.on !== null;
    case "called":
      return event.outcome === "wrong-number";
    case "status":
      return event.from === "closed";
    case "founder":
      return event.text.startsWith(question);
    default:
      return false;
  }
}

/** Why an enquiry is to be followed up: what was written or happened last that says so. Events oldest first. */
export const followUpReason = <Event extends EventContent>(events: readonly Event[]): Event | undefined =>
  events.findLast(setsFollowUp);
