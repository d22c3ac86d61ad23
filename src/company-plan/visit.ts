import { calendarPath } from "../../content/compliance/calendar-words.ts";
import {
  type Arrival,
  type CompanyPlan,
  isEmpty,
  knownPlan,
  mergePlan,
} from "../../domain/company-plan/company-plan.ts";
import { parseCalendarPlan, parseStoredPlan, serialisePlan, stringifyPlan } from "../../domain/company-plan/written.ts";
import { currentQuery, onAddressChange, setAddressState } from "../ui/useAddressState.ts";
import { onShown, planChanged, storageKey } from "./may-have-plan.ts";
import { planFormat, planInAddress } from "./plan-address.ts";

/** Storage may be switched off: asking for it throws then. */
const forVisit = () => sessionStorage;
const forLonger = () => localStorage;

function read(storage: () => Storage): CompanyPlan | undefined {
  try {
    return parseStoredPlan(storage().getItem(storageKey) ?? "{}").plan;
  } catch {
    return undefined;
  }
}

function write(storage: () => Storage, plan: CompanyPlan): boolean {
  try {
    if (isEmpty(plan)) storage().removeItem(storageKey);
    else storage().setItem(storageKey, stringifyPlan(plan));
    return true;
  } catch {
    return false;
  }
}

/** The plan the visitor asked this device to keep. */
export function readKeptPlan(): CompanyPlan | undefined {
  const plan = read(forLonger);
  return plan && !isEmpty(plan) ? plan : undefined;
}

/** Keeps the plan on this device; an empty one is removed. Returns false where the browser does not allow it. */
export function keepPlan(plan: CompanyPlan): boolean {
  const isKept = write(forLonger, plan);
  dispatchEvent(new Event(planChanged));
  return isKept;
}

function arrival(): Arrival {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.type === "back_forward" || navigation?.type === "reload") return "back";
  // A page that has made steps in its history was used before it was hydrated.
  const isOurs = history.state !== null || document.referrer.startsWith(`${location.origin}/`);
  return isOurs ? "within" : "elsewhere";
}

/** What has been decided in this visit. The tab keeps it; without storage it lives as long as the page. */
let visit: CompanyPlan | undefined;
/** What of it was decided before the page was opened, and has not been changed on it. */
let brought: CompanyPlan = {};
/** Which fields were changed on this page: where Back leads to an address without one of them, it is open again. */
const changedHere = new Set<string>();

function setVisit(plan: CompanyPlan): void {
  visit = plan;
  write(forVisit, plan);
}

/** What the visitor has decided: by the address the page was opened with, this visit and this device. */
export function visitPlan(): CompanyPlan {
  if (!visit) {
    addEventListener("pageshow", readAgain);
    const soFar = read(forVisit) ?? {};
    const kept = isEmpty(soFar) ? (readKeptPlan() ?? {}) : soFar;
    const known = knownPlan(kept, planOfAddress(), arrival());
    brought = pick(kept, (field) => JSON.stringify(kept[field]) === JSON.stringify(known[field]));
    setVisit(known);
  }
  return visit ?? {};
}

const pick = (plan: CompanyPlan, isPicked: (field: keyof CompanyPlan) => boolean): CompanyPlan =>
  Object.fromEntries(Object.entries(plan).filter(([field]) => isPicked(field as keyof CompanyPlan)));

const planOfAddress = (): CompanyPlan =>
  location.pathname === calendarPath ? parseCalendarPlan(currentQuery()) : planInAddress();

/** Whether the page was opened by Back, Forward or a reload, so that its address may be older than the plan. */
export const isOpenedAgain = (): boolean => arrival() === "back";

/** Back shows the page as it was left; other pages may have changed the plan since. */
function readAgain({ persisted }: PageTransitionEvent): void {
  if (persisted) visit = read(forVisit) ?? visit;
}

/** What was decided before this page was opened and has not been changed on it. */
export const broughtPlan = (): CompanyPlan => brought;

/** Changes the plan of this visit, and the one on the device if there is one. */
export function changeVisit(changes: CompanyPlan): void {
  for (const field of Object.keys(changes)) changedHere.add(field);
  brought = pick(brought, (field) => !changedHere.has(field));
  setVisit(mergePlan(visitPlan(), changes));
  if (readKeptPlan()) write(forLonger, visitPlan());
  dispatchEvent(new Event(planChanged));
}

/** Forgets the plan of this visit and on this device. */
export function forgetPlan(): void {
  brought = {};
  setVisit({});
  keepPlan({});
}

function showVisit(): void {
  const known = visitPlan();
  if (String(serialisePlan(known)) !== String(serialisePlan(planInAddress())))
    setAddressState(planFormat, known, "replace");
}

/** Back and Forward within the page: what its address says counts again. */
function followAddress(): void {
  const address = planInAddress();
  const next = mergePlan(visitPlan(), address);
  for (const field of changedHere) if (!(field in address)) delete next[field as keyof CompanyPlan];
  if (stringifyPlan(next) === stringifyPlan(visitPlan())) return;
  setVisit(next);
  dispatchEvent(new Event(planChanged));
}

let isFollowed = false;

/** From now on the page's address shows the plan of this visit, and the visit follows the address. */
export function showPlanInAddress(): void {
  if (isFollowed) return;
  isFollowed = true;
  const isOpenedAhead = (document as { prerendering?: boolean }).prerendering;
  onShown((again) => {
    // A page that was opened ahead may have read it before it was complete.
    if (!again && isOpenedAhead) visit = undefined;
    showVisit();
  });
  onAddressChange(followAddress);
}
