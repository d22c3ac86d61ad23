/** The islands of the page in one file: each file more is a request more. */

export { ToolRail } from "../rail/ToolRail.tsx";
export { ChooseStructure } from "./ChooseStructure.tsx";
