import type { ToolId } from "../../content/tools/tools.ts";

/** What a tool has come to. Without words nothing is known; `open` may have some too, such as how many questions were answered. */
export interface ToolAnswer {
  state: "open" | "decided" | "problem";
  text: string;
}

export type PlanOverview = Readonly<Record<ToolId, ToolAnswer>>;

export const openAnswer = (text = ""): ToolAnswer => ({ state: "open", text });

/** Before anything is known. Apart from what works the answers out, which is loaded for those who have a plan. */
export const openOverview: PlanOverview = {
  structure: openAnswer(),
  cost: openAnswer(),
  name: openAnswer(),
  calendar: openAnswer(),
  plan: openAnswer(),
};
