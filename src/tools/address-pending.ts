import { storageKey } from "../company-plan/may-have-plan.ts";

/** On the root element while there is a plan, in the address or kept, that the tool does not show yet. */
export const addressPending = "data-address-pending";

/**
 * Runs in the page before anything is painted. A tool opened with a plan stays invisible (tools.css) until it is hydrated, so
 * that its empty form does not flash.
 */
export const hideUntilAddressIsRead = `try{(location.search||sessionStorage["${storageKey}"]||localStorage["${storageKey}"])&&document.documentElement.setAttribute("${addressPending}","")}catch{}`;

/**
 * A form submitted before hydration is a plain GET, which would replace the whole address. What the form itself does not
 * ask, such as the rest of a plan, is sent along.
 */
export const keepOtherValues = `addEventListener("submit",e=>{const f=e.target;if(f.method=="get"&&!e.defaultPrevented)for(const[name,value]of new URLSearchParams(location.search))f.elements[name]||f.append(Object.assign(document.createElement("input"),{type:"hidden",name,value}))})`;
