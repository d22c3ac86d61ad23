/** All that puts the document together and shows it, in one file that is loaded once there is a plan. */

export { planDocument } from "../../../domain/company-plan/document/build.ts";
export { PlanView } from "./PlanView.tsx";
