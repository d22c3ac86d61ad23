import { site } from "../../content/site.ts";
import type { Application, Lead, Subscriber, SubscriberTokens } from "../store/contract.ts";
import { escapeHtml, oneLine } from "./letter-text.ts";

/** What a mail says, before it is addressed. */
export type Letter = { subject: string; text: string; html: string };

type Fact = readonly [label: string, value: string | null | undefined];

export function leadLetter(lead: Lead): Letter {
  const topic = lead.plan ? `, ${lead.plan}` : "";
  return deskLetter(lead, `New enquiry from ${lead.name}${topic}`, [
    ["Name", lead.name],
    ["Phone", lead.phone],
    ["E-mail", lead.email],
    ["Company", lead.companyName],
    ["Plan", lead.plan],
    ["Form", lead.form === "quick" ? "Quick form" : "Contact page"],
  ]);
}

export function applicationLetter(application: Application): Letter {
  return deskLetter(application, `Application for ${application.position} from ${application.name}`, [
    ["Position", application.position],
    ["Name", application.name],
    ["Phone", application.phone],
    ["E-mail", application.email],
    ["Experience", application.experience],
    ["Résumé", `${application.resume.fileName} (attached)`],
    ["Cover letter", application.coverLetter],
  ]);
}

export function confirmLetter(
  { email }: Subscriber,
  { confirmToken, unsubscribeToken }: SubscriberTokens,
  siteUrl: string,
): Letter & { unsubscribeUrl: string } {
  const confirmUrl = new URL(`/api/newsletter/confirm?token=${confirmToken}`, siteUrl).href;
  const unsubscribeUrl = new URL(`/api/newsletter/unsubscribe?token=${unsubscribeToken}`, siteUrl).href;
  const asked = `Somebody, we hope you, asked for the ${site.name} newsletter to be sent to ${email}.`;
  const ifNot = "If it was not you, do nothing: without your confirmation we send you no newsletter.";
  const never = "You do not want to hear from us at all?";
  return {
    subject: `Please confirm your subscription to ${site.name}`,
    text: [asked, `To confirm, open:\n${confirmUrl}`, ifNot, `${never} Open:\n${unsubscribeUrl}`, signature()].join(
      "\n\n",
    ),
    html: page([
      paragraph(asked),
      `<p><a href="${escapeHtml(confirmUrl)}">Confirm my subscription</a></p>`,
      paragraph(ifNot),
      `<p>${never} <a href="${escapeHtml(unsubscribeUrl)}">Unsubscribe</a></p>`,
      paragraph(signature()),
    ]),
    unsubscribeUrl,
  };
}

/** A mail to the owner: the facts, and where they came from. */
function deskLetter(from: Lead | Application, subject: string, facts: readonly Fact[]): Letter {
  const doubt =
    from.suspect.length > 0 ? `Please check: this may come from a program (${from.suspect.join(", ")}).` : "";
  const campaign = Object.entries(from.utm)
    .map(([name, value]) => `${name}=${value}`)
    .join(", ");
  const all = [
    ...facts,
    ["Page", from.page],
    ["Campaign", campaign],
    ["Received", indianTime(from.createdAt)],
    ["Number", from.id],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  const hint = `Reply to this mail to answer ${from.name}.`;
  return {
    subject: oneLine(doubt ? `[Please check] ${subject}` : subject),
    text:
      [doubt, all.map(([label, value]) => `${label}: ${value}`).join("\n"), hint].filter(Boolean).join("\n\n") + "\n",
    html: page([
      doubt && paragraph(doubt),
      `<table>${all.map(([label, value]) => row(label, value)).join("")}</table>`,
      paragraph(hint),
    ]),
  };
}

const signature = () => `${site.name}, ${site.email}`;
const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
const row = (label: string, value: string) =>
  `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${escapeHtml(value).replaceAll("\n", "<br>")}</td></tr>`;
const page = (parts: string[]) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body>${parts.join("\n")}</body></html>`;

function indianTime(iso: string): string {
  const format = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeStyle: "short", timeZone: site.timeZone });
  return format.format(new Date(iso));
}
