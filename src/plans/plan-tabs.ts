/**
 * The plan set named in the address opens before anything is painted, so that a link to it never shows another set first.
 * It stands in the page as it is; plan-tabs.client.ts does the rest.
 */
export const openPanelEarly =
  '{let o=document.getElementById(new URLSearchParams(location.search).get("structure")||location.hash.slice(1));' +
  'if(o&&"panel"in o.dataset)for(let p of document.querySelectorAll("[data-panel]"))p.toggleAttribute("data-open",p===o)}';
