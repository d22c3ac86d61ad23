/** All that puts the document together, in one file that is loaded once there is a plan. */
export { calendarFile, calendarFileName } from "../../../domain/compliance/calendar-file.ts";
export { planDocument } from "../../../domain/plan/document/build.ts";
export { calendarProfile } from "../../../domain/plan/profile.ts";
export { wordDocument } from "./word-document.ts";
