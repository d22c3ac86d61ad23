/** What a check needs: the rules with their word lists, and how its result looks. Loaded once there is a name to check. */
export { checkNames } from "../../../domain/company-names/check.ts";
export { NameResult } from "./NameResult.tsx";
