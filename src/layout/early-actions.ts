import { createHash } from "node:crypto";

export interface EarlyAction {
  type: "click" | "input";
  element: HTMLElement;
  value: string;
  checked: boolean;
}

/**
 * Islands can be used as soon as they are seen, before React has hydrated them. This writes down what is typed, chosen and
 * pressed until then, also the buttons that open a dialog, and of what is typed only the last; early-actions.client.ts does
 * it once more.
 */
export const recordEarlyActions = `{const a=window.earlyActions=[];for(const type of["click","input"])addEventListener(type,({target:e})=>{if(e.closest("astro-island[ssr],[commandfor]")){type=="input"&&a.at(-1)?.element==e&&a.pop();a.push({type,element:e,value:e.value,checked:e.checked})}},true)}`;

export const recordEarlyActionsHash =
  `sha256-${createHash("sha256").update(recordEarlyActions).digest("base64")}` as const;
