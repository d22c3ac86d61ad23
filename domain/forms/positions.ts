import { openings } from "../../content/company/careers.ts";
import { generalApplication } from "./application.ts";

/** What can be applied for. Apart from the form's rules: the browser is handed them. */
export const positions: readonly string[] = [...openings.map(({ title }) => title), generalApplication];
