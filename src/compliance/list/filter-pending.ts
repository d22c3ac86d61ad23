/** On the root element while the address names a filter that the list does not follow yet. */
export const filterPending = "data-filter-pending";

/**
 * Runs in the page before anything is painted: the list of an address with a filter stays invisible (calendar.css) until it
 * is hydrated, so that no card moves under a reader's eyes.
 */
export const markPendingFilter = `/[?&](category|frequency|month)=/.test(location.search)&&document.documentElement.setAttribute("${filterPending}","")`;
