import { site } from "../../content/site.ts";
import { localTime } from "../local-time.ts";
import type { ChannelAlert } from "../store/contract.ts";
import { htmlDocument, type Mail, paragraph } from "./mail.ts";

/** To the owner, when the other channel does not get through. At most one a day and channel. */
export function alert({ channel, dead, late, oldest }: ChannelAlert): Mail {
  const lines = [
    `The ${channel} does not get through: ${dead} deliveries were given up, ${late} have waited for more than 30 minutes.`,
    oldest ? `The oldest has waited since ${localTime(new Date(oldest))}.` : "",
    "Nothing is lost: they are in the outbox. Look at them with desk outbox, then desk outbox retry.",
  ].filter(Boolean);
  return {
    subject: `${site.name}: the ${channel} does not get through`,
    text: `${lines.join("\n\n")}\n`,
    html: htmlDocument(lines.map(paragraph)),
  };
}
