export const storageKey = "company-plan";

/** Whether this device may hold a plan. Apart from kept-plan.ts, which brings all that reads one. */
export function hasKeptPlan(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}
