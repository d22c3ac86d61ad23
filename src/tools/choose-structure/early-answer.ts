/** On the root element once a question was answered before the page was hydrated. */
export const answeredEarly = "data-answered";

/**
 * Runs in the page before anything is painted. The first question can be answered as soon as it is seen: the answer goes into
 * the address as a step of its own, and React goes on from there. A plain GET would load the page again, and break off the
 * scripts that are on their way.
 */
export const keepEarlyAnswer = `addEventListener("submit",e=>{const f=e.target;if(e.defaultPrevented||!f.closest("astro-island[ssr]"))return;e.preventDefault();const q=new URLSearchParams(new FormData(f));if(!q.size)return f.querySelector("input").focus();for(const[k,v]of new URLSearchParams(location.search))q.has(k)||q.append(k,v);history.pushState({stepsBehind:1},"","?"+q);document.documentElement.setAttribute("${answeredEarly}","")})`;
