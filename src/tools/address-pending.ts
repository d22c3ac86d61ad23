/** On the root element while the address holds something that the tool does not show yet. */
export const addressPending = "data-address-pending";

/**
 * Runs in the page before anything is painted: a tool opened by a shared link stays invisible (tools.css) until it
 * is hydrated, so that its empty form does not flash.
 */
export const markPendingAddress = `location.search&&document.documentElement.setAttribute("${addressPending}","")`;
