export const storageKey = "company-plan";

/** Whether this device may hold a plan. Apart from kept-plan.ts, which brings all that reads one. */
function hasKeptPlan(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

/** Whether the address or the device may say something about a plan. Most visitors have none and load nothing. */
export const mayHavePlan = (): boolean => location.search !== "" || hasKeptPlan();
