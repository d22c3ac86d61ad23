import { storageKey } from "../company-plan/may-have-plan.ts";
import { addressPending, answersPending } from "./address-pending.ts";

/**
 * Runs in the page before anything is painted. A tool opened with a plan stays invisible (tools.css) until it is hydrated, so
 * that its empty form does not flash; so do the rail's answers (rail.css).
 */
export const hideUntilAddressIsRead = hideUntilRead(addressPending, answersPending);

/** For a page whose tool does not wait. */
export const hideAnswersUntilRead = hideUntilRead(answersPending);

function hideUntilRead(...attributes: string[]): string {
  const set = attributes.map((name) => `document.documentElement.setAttribute("${name}","")`).join(",");
  return `try{(location.search||sessionStorage["${storageKey}"]||localStorage["${storageKey}"])&&(${set})}catch{}`;
}

/**
 * A form submitted before hydration is a plain GET, which would replace the whole address. What the form itself does not
 * ask, such as the rest of a plan, is sent along.
 */
export const keepOtherValues = `addEventListener("submit",e=>{const f=e.target;if(f.method=="get"&&!e.defaultPrevented)for(const[name,value]of new URLSearchParams(location.search))f.elements[name]||f.append(Object.assign(document.createElement("input"),{type:"hidden",name,value}))})`;
