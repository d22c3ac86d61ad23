import type { StructureId, Tier } from "../../content/schemas/structure-id.ts";
import { tools } from "../../content/tools.ts";
import { parsePlan, serialisePlan } from "../../domain/company-plan/address.ts";
import {
  type CompanyPlan,
  isEmpty,
  mergePlan,
  planFields,
  writtenName,
} from "../../domain/company-plan/company-plan.ts";
import { calendarProfile } from "../../domain/company-plan/profile.ts";
import { parseStoredPlan, stringifyPlan } from "../../domain/company-plan/stored.ts";
import { addressKeys } from "../../domain/compliance/address-keys.ts";
import { offerId } from "../../domain/forms/form.ts";
import { questions } from "../../domain/structure-choice/answers.ts";
import { type AddressFormat, currentQuery } from "../ui/useAddressState.ts";
import { storageKey } from "./may-have-plan.ts";

const keys = [...planFields.map(writtenName), ...questions.map(({ id }) => id)];

export const planFormat: AddressFormat<CompanyPlan> = {
  parse: parsePlan,
  write: (plan, params) => {
    for (const key of keys) params.delete(key);
    for (const [key, value] of serialisePlan(plan)) params.set(key, value);
  },
};

export const planInAddress = (): CompanyPlan => parsePlan(currentQuery());

/** The plan the visitor asked this device to keep. Storage may be switched off: then there is none. */
export function readKeptPlan(): CompanyPlan | undefined {
  try {
    const json = localStorage.getItem(storageKey);
    const plan = json ? parseStoredPlan(json).plan : {};
    return isEmpty(plan) ? undefined : plan;
  } catch {
    return undefined;
  }
}

/** What the visitor has decided, by the address of the page and, where it says nothing, by the plan kept on this device. */
export const readKnownPlan = (): CompanyPlan => ({ ...readKeptPlan(), ...planInAddress() });

const listeners = new Set<() => void>();

/** Keeps the plan on this device; undefined removes it. Returns false where the browser does not allow it. */
export function keepPlan(plan: CompanyPlan | undefined): boolean {
  try {
    if (plan) localStorage.setItem(storageKey, stringifyPlan(plan));
    else localStorage.removeItem(storageKey);
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

export function subscribeToKeptPlan(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** A link to another page that takes the plan along. The calendar has words of its own for some of it. */
export function withPlan(path: string, plan: CompanyPlan): string {
  const [page, anchor] = path.split("#");
  const params = serialisePlan(plan);
  if (page === tools.nextSteps.steps.calendar.href) addCalendarKeys(plan, params);
  const query = params.toString();
  return `${page}${query && `?${query}`}${anchor ? `#${anchor}` : ""}`;
}

function addCalendarKeys(plan: CompanyPlan, params: URLSearchParams): void {
  const profile = calendarProfile(plan);
  if (!profile) return;
  params.set(addressKeys.incorporated, profile.incorporated);
  if (profile.inGroup) params.set(addressKeys.inGroup, "yes");
  if (profile.foreignInvestment) params.set(addressKeys.foreignInvestment, "yes");
  if (profile.llpAudited) params.set(addressKeys.llpAudited, "yes");
}

/** The contact page with the offer that a 'Get Started' button is for, and whatever else has been decided. */
export function contactWithPlan(structure: StructureId, tier: Tier, plan: CompanyPlan): string {
  const contact = `/contact-us?plan=${offerId(structure, tier)}`;
  if (isEmpty(plan)) return contact;
  return `${contact}&${serialisePlan(mergePlan(plan, { structure, tier: undefined }))}`;
}
