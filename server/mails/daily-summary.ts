import { site } from "../../content/site.ts";
import { localDay, localTime } from "../local-time.ts";
import type { Counts, DailySummary } from "../store/contract.ts";
import { htmlDocument, type Mail, paragraph } from "./mail.ts";

/** To the owner, every morning at nine. */
export function dailySummary(summary: DailySummary): Mail {
  const { leads, leadsToCheck, applications, newsletter, deliveries } = summary;
  const period = `From ${localTime(new Date(summary.from))} to ${localTime(new Date(summary.until))}.`;
  const numbers = [
    `${count(leads, "enquiry", "enquiries")}${leadsToCheck > 0 ? `, ${leadsToCheck} of them to check` : ""}`,
    count(applications, "application", "applications"),
    `Newsletter: ${newsletter.requested} asked, ${newsletter.confirmed} confirmed, ${newsletter.left} left`,
  ];
  const stuck = Object.entries(deliveries)
    .filter(([, { dead, late }]) => dead + late > 0)
    .map(([channel, { dead, late }]) => `${channel}: ${dead} given up, ${late} waiting for more than 30 minutes`);
  const sections = [
    [period],
    numbers,
    listed("Enquiries by page", summary.leadsPerPage),
    listed("Enquiries by plan", summary.leadsPerPlan),
    stuck.length > 0 ? ["Not sent yet, please look at desk outbox:", ...stuck] : ["Everything was sent."],
  ].filter((lines) => lines.length > 0);
  return {
    subject: `${site.name}: ${count(leads, "enquiry", "enquiries")} by ${localDay(new Date(summary.until))}`,
    text: `${sections.map((lines) => lines.join("\n")).join("\n\n")}\n`,
    html: htmlDocument(sections.map((lines) => lines.map(paragraph).join(""))),
  };
}

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

const listed = (title: string, counts: Counts): string[] =>
  counts.length > 0 ? [`${title}:`, ...counts.map(([name, number]) => `${number}  ${name}`)] : [];
