import { tidyLine } from "../../domain/forms/form.ts";
import { escapeHtml } from "../http/html.ts";
import type { Application, Lead } from "../store/contract.ts";
import { formatIndianTime, htmlDocument, longestSubject, type Mail, paragraph } from "./mail.ts";

export type Fact = readonly [label: string, value: string | null | undefined];

/** A mail to the owner about something that came in: the facts, and where they came from. */
export function composeOwnerMail(from: Lead | Application, subject: string, facts: readonly Fact[]): Mail {
  const doubt =
    from.suspect.length > 0 ? `Please check: this may come from a program (${from.suspect.join(", ")}).` : "";
  const campaign = Object.entries(from.utm)
    .map(([name, value]) => `${name}=${value}`)
    .join(", ");
  const all = [
    ...facts,
    ["Page", from.page],
    ["Campaign", campaign],
    ["Received", formatIndianTime(from.createdAt)],
    ["Number", from.id],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  const hint = `Reply to this mail to answer ${from.name}.`;
  return {
    subject: tidyLine(doubt ? `[Please check] ${subject}` : subject, longestSubject),
    text:
      [doubt, all.map(([label, value]) => `${label}: ${value}`).join("\n"), hint].filter(Boolean).join("\n\n") + "\n",
    html: htmlDocument([
      doubt && paragraph(doubt),
      `<table>${all.map(([label, value]) => row(label, value)).join("")}</table>`,
      paragraph(hint),
    ]),
  };
}

const row = (label: string, value: string) =>
  `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${escapeHtml(value).replaceAll("\n", "<br>")}</td></tr>`;
