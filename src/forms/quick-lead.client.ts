import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { QuickLeadForm } from "./QuickLeadForm.tsx";

/** The form is a plain one until the browser has time; what was typed by then stays. */
const holder = document.querySelector<HTMLElement>("[data-quick-lead]");

function hydrate() {
  if (holder) hydrateRoot(holder, createElement(QuickLeadForm, JSON.parse(holder.dataset["quickLead"] ?? "{}")));
}

if ("requestIdleCallback" in window) requestIdleCallback(hydrate);
else setTimeout(hydrate);
