import { type CompanyPlan, isEmpty } from "../../domain/company-plan/company-plan.ts";
import { parseStoredPlan, stringifyPlan } from "../../domain/company-plan/stored.ts";
import { storageKey } from "./has-kept-plan.ts";

const listeners = new Set<() => void>();

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
