import { onShown, storedPlan } from "../company-plan/may-have-plan.ts";

/** What goes with the request need not be kept ready for the call. */
function isKnown(field: string): boolean {
  if (new URLSearchParams(location.search).has(field)) return true;
  try {
    return Object.hasOwn(JSON.parse(storedPlan() || "{}"), field);
  } catch {
    return false;
  }
}

onShown(() => {
  for (const item of document.querySelectorAll<HTMLElement>("[data-unless-known]")) {
    const fields = item.dataset.unlessKnown?.split(" ") ?? [];
    const line = item.closest("li");
    if (line) line.hidden = fields.every(isKnown);
  }
});
