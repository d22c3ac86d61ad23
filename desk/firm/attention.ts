import { tooOld } from "../../domain/desk/back-ups.ts";
import type { Delivery } from "./api.ts";

/** Something that needs a person, and the part of the page that is about it. */
export interface Attention {
  text: string;
  part: "mail" | "webhook" | "back-up" | "health";
}

type Facts = Pick<Delivery, "counts" | "open" | "stuck" | "server" | "lastBackup" | "mailIsOn" | "webhookIsOn">;

/** Everything that needs a person, the worst first; with nothing in it, all is well. */
export function attention(facts: Facts, now: Date): Attention[] {
  const { server, mailIsOn, webhookIsOn } = facts;
  return [
    ...(server.isStoring ? [] : [{ text: "Enquiries are not being stored.", part: "health" as const }]),
    ...server.reasons.map((text) => ({ text, part: "health" as const })),
    ...(mailIsOn ? stuckOn("mail", "mail", facts) : mailIsOff(facts)),
    ...wrongAddresses(facts),
    ...(webhookIsOn ? stuckOn("webhook", "webhook call", facts) : []),
    ...backup(facts, now),
  ];
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? "" : "s"}`;
const has = (count: number): string => (count === 1 ? "has" : "have");

function stuckOn(channel: "mail" | "webhook", what: string, { stuck }: Facts): Attention[] {
  const { dead, late, failing = 0 } = stuck[channel];
  return [
    ...(dead > 0 ? [`${counted(dead, what)} ${has(dead)} failed and ${dead === 1 ? "was" : "were"} given up.`] : []),
    ...(late > 0 ? [`${counted(late, what)} ${has(late)} waited for more than half an hour.`] : []),
    ...(failing > 0 ? [`${counted(failing, what)} could not be sent at the first try.`] : []),
  ].map((text) => ({ text, part: channel }));
}

function mailIsOff({ counts }: Facts): Attention[] {
  const waiting = counts.mail.waiting + counts.mail.dead;
  return waiting > 0 ? [{ text: `Mail is not set up: ${counted(waiting, "mail")} cannot go out.`, part: "mail" }] : [];
}

/** Not the server's trouble, but somebody waits for that mail. */
function wrongAddresses({ open }: Facts): Attention[] {
  const lost = open.filter(({ state, addressIsWrong }) => state === "dead" && addressIsWrong).length;
  return lost > 0 ? [{ text: `${counted(lost, "mail")} did not reach the person.`, part: "mail" }] : [];
}

function backup({ lastBackup }: Facts, now: Date): Attention[] {
  if (!lastBackup) return [{ text: "No back-up was made yet.", part: "back-up" }];
  const days = tooOld(new Date(lastBackup.at), now);
  return days === undefined ? [] : [{ text: `The last back-up is ${days} days old.`, part: "back-up" }];
}
