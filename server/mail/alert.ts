import type { ChannelAlert } from "../store/contract.ts";
import { composeMail, type Mail } from "./compose.ts";
import { facts, seal } from "./design/blocks.ts";
import { command, heading, paragraph, partHeading, smallText } from "./design/text.ts";
import { ownerFooter } from "./footers.ts";
import { dayAndTime } from "./times.ts";

/** To the owner, when the other channel does not get through. At most one a day and channel. */
export const alert = ({ channel, dead, late, oldest }: ChannelAlert, siteUrl: string): Mail =>
  composeMail({
    subject: `Not delivered by ${channel}: ${dead + late} ${dead + late === 1 ? "message" : "messages"}`,
    preview: `${dead} no longer tried, ${late} waiting for more than 30 minutes. Nothing is lost.`,
    label: "Alert",
    body: [
      seal("Please look", "alert"),
      heading(`Nothing gets through by ${channel}`),
      paragraph("Nothing is lost: what could not be sent is kept."),
      facts([
        { label: "No longer tried", value: String(dead) },
        { label: "Waiting", value: `${late}, for more than 30 minutes` },
        { label: "Oldest", value: oldest && `Since ${dayAndTime(new Date(oldest))}` },
      ]),
      partHeading("What to do"),
      paragraph("See what waits, and the last error: ", command("npm run desk -- outbox")),
      paragraph("When the cause is gone, send it all: ", command("npm run desk -- outbox retry")),
      smallText("You get this at most once a day."),
    ],
    footer: ownerFooter(siteUrl),
  });
