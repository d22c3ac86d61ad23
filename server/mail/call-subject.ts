import { states } from "../../content/states.ts";
import { callTimes } from "../../domain/desk/call-times.ts";
import { readablePhone } from "../../domain/links.ts";
import type { Lead } from "../store/contract.ts";
import { weekdayAndTime } from "./times.ts";

/** 'Call 98765 43210 by Mon 13:42: Asha Rao, Karnataka': what a telephone shows of a mail is enough to act on. */
export function callSubject(lead: Lead, ...more: (string | null)[]): string {
  const due = callTimes(lead).at(-1)?.until;
  const state = states.find(({ code }) => code === lead.companyPlan?.plan.state)?.name;
  // With a prefix it is left as it was typed: a landline is not reached without it.
  const phone = lead.phone.replace(/\D/g, "").length === 10 ? readablePhone(lead.phone) : lead.phone;
  const call = `Call ${phone}${due ? ` by ${weekdayAndTime(due)}` : ""}`;
  return `${call}: ${[lead.name, state, ...more].filter(Boolean).join(", ")}`;
}
