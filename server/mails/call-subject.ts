import { states } from "../../content/states.ts";
import { callTimes } from "../../domain/desk/call-times.ts";
import { readablePhone } from "../../domain/phone-links.ts";
import type { Lead } from "../store/contract.ts";
import { weekdayAndTime } from "./times.ts";

/** 'Call 98765 43210 by Mon 13:42: Asha Rao, Karnataka': what a telephone shows of a mail is enough to act on. */
export function callSubject(lead: Lead, ...more: (string | null)[]): string {
  const due = callTimes(lead.form, new Date(lead.createdAt), lead.bestTime).at(-1)?.until;
  const state = states.find(({ code }) => code === lead.companyPlan?.plan.state)?.name;
  const call = `Call ${readablePhone(lead.phone)}${due ? ` by ${weekdayAndTime(due)}` : ""}`;
  return `${call}: ${[lead.name, state, ...more].filter(Boolean).join(", ")}`;
}
