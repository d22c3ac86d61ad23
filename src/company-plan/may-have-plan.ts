/** Where the tab keeps the plan for this visit, and the device if it was asked to. */
export const storageKey = "company-plan";

/** Fired whenever the visitor has changed the plan. */
export const planChanged = "company-plan-changed";

/** The plan as the tab or the device keeps it, without reading it; empty where there is none. */
export function storedPlan(): string {
  try {
    return sessionStorage.getItem(storageKey) ?? localStorage.getItem(storageKey) ?? "";
  } catch {
    return "";
  }
}

/** Whether the address, the visit or the device may say something about a plan. Most visitors have none, and load nothing that reads one. */
export const mayHavePlan = (): boolean => location.search !== "" || storedPlan() !== "";

/**
 * Calls back once the page is shown, and when Back shows it again. A page that is opened ahead has the plan of that moment;
 * the visitor may go on choosing before following the link.
 */
export function onShown(callback: (again: boolean) => void): () => void {
  const now = () => callback(false);
  const again = ({ persisted }: PageTransitionEvent) => persisted && callback(true);
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener("prerenderingchange", now, { once: true });
  else now();
  addEventListener("pageshow", again);
  return () => {
    document.removeEventListener("prerenderingchange", now);
    removeEventListener("pageshow", again);
  };
}

/** Calls back when the page is shown, as onShown, and whenever the plan has changed. */
export function onPlan(callback: () => void): () => void {
  const stop = onShown(callback);
  addEventListener(planChanged, callback);
  return () => {
    stop();
    removeEventListener(planChanged, callback);
  };
}
