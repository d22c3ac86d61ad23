import { site } from "../../content/site.ts";
import { longDate } from "../../domain/india/date-text.ts";
import { localDay } from "../../domain/india/local-time.ts";
import { yearWithoutClosedDays } from "../../domain/india/opening-hours.ts";
import { offerTitle } from "../../domain/offers/offers.ts";
import type { Counts, DailySummary } from "../store/contract.ts";
import { composeMail, type Mail } from "./compose.ts";
import { facts, note } from "./design/blocks.ts";
import { bars, figures } from "./design/charts.ts";
import { command, heading, paragraph, partHeading } from "./design/text.ts";
import { ownerFooter } from "./footers.ts";
import { dayAndTime } from "./times.ts";

/** To the owner, every morning at nine. */
export function dailySummary(summary: DailySummary, siteUrl: string): Mail {
  const { leads, leadsToCheck, leadsKeptAsSpam = 0, applications, newsletter, deliveries } = summary;
  const enquiries = `${leads} ${leads === 1 ? "enquiry" : "enquiries"}`;
  const until = new Date(summary.until);
  const { broken = 0 } = summary.promises ?? {};
  const stuck = Object.entries(deliveries).filter(([, { dead, late }]) => dead + late > 0);
  return composeMail({
    subject: `${site.name}: ${enquiries} by ${longDate(localDay(until))}${broken > 0 ? `, ${counted(broken)} missed` : ""}`,
    preview: stuck.length > 0 ? "Some mails or webhooks have not gone out." : "Nothing is stuck.",
    label: "Daily summary",
    body: [
      heading(leads === 0 ? "No new enquiry" : enquiries),
      paragraph(`From ${dayAndTime(new Date(summary.from))} to ${dayAndTime(until)}.`),
      stuck.length > 0
        ? note(
            "alert",
            `Not sent yet: ${stuck.map(describeStuck).join("; ")}. Please look at `,
            command("npm run desk -- outbox"),
          )
        : note("good", "No mail or webhook is stuck."),
      summary.promises && promiseNote(summary.promises),
      closedDaysNote(until),
      figures([
        { number: leadsToCheck, label: "To check" },
        { number: leadsKeptAsSpam, label: "Kept as spam" },
        { number: applications, label: applications === 1 ? "Application" : "Applications" },
        { number: newsletter.confirmed, label: newsletter.confirmed === 1 ? "New reader" : "New readers" },
      ]),
      chart("Enquiries by page", summary.leadsPerPage),
      chart(
        "Enquiries by plan",
        summary.leadsPerPlan.map(
          ([offer, number]) => [offerTitle(offer) ?? (offer === "(none)" ? "No plan named" : offer), number] as const,
        ),
      ),
      partHeading("Newsletter"),
      facts([
        { label: "Asked for it", value: String(newsletter.requested) },
        { label: "Confirmed", value: String(newsletter.confirmed) },
        { label: "Left", value: String(newsletter.left) },
      ]),
    ],
    footer: ownerFooter(siteUrl),
  });
}

const counted = (number: number) => `${number} promised ${number === 1 ? "call" : "calls"}`;

/** Whether the calls that were due were made in time. */
function promiseNote({ kept, broken }: NonNullable<DailySummary["promises"]>) {
  if (kept + broken === 0) return note("good", "No promised call was due.");
  if (broken === 0) return note("good", `${counted(kept)} made in time, none missed.`);
  return note("alert", `${counted(broken)} not made in time, ${kept} made in time.`);
}

/** In December, until the first closed day of the next year is listed. */
function closedDaysNote(today: Date) {
  const year = site.sample ? undefined : yearWithoutClosedDays(localDay(today), site.closedDays);
  return year
    ? note(
        "action",
        `No closed day of ${year} is listed yet: calls are promised on every working day but 26 January, 15 August and 2 October. List yours under closedDays in identity.json of the owner's folder, and build again.`,
      )
    : null;
}

const describeStuck = ([channel, { dead, late }]: [string, { dead: number; late: number }]): string =>
  `${channel}: ${dead} no longer tried, ${late} waiting for more than 30 minutes`;

const chart = (title: string, counts: Counts) =>
  counts.length === 0 ? null : [partHeading(title), bars(counts.map(([label, number]) => ({ label, number })))];
