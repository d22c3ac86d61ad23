/** All that puts the document together and shows it, in one file that is loaded once there is a plan. */

export { planDocument } from "../../../domain/company-plan/document/build.ts";
export { calendarProfile } from "../../../domain/company-plan/profile.ts";
export { calendarFile, calendarFileName } from "../../../domain/compliance/calendar-file.ts";
export { PlanView } from "./PlanView.tsx";
