import type { EventContent } from "./events.ts";
import { askedIn } from "./questions.ts";

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
      return askedIn(event) !== undefined;
    default:
      return false;
  }
}

/** Why an enquiry is to be followed up: what was written or happened last that says so. Events oldest first. */
export const followUpReason = <Event extends EventContent>(events: readonly Event[]): Event | undefined =>
  events.findLast(setsFollowUp);
