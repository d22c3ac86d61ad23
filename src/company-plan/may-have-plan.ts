/** Where the device keeps the plan. */
export const storageKey = "company-plan";

/** Whether the address or the device may say something about a plan. Most visitors have none, and load nothing that reads one. */
export function mayHavePlan(): boolean {
  try {
    return location.search !== "" || localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}
