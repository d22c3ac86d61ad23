import { storageKey } from "../company-plan/may-have-plan.ts";
import { inlineScript } from "../layout/inline-scripts.ts";
import { addressPending, answeredEarly, answersPending } from "./shown-address.ts";

const hideUntilRead = (...attributes: string[]): string =>
  inlineScript(
    (key, names) => {
      try {
        if (location.search || sessionStorage[key] || localStorage[key])
          for (const name of names) document.documentElement.setAttribute(name, "");
      } catch {}
    },
    storageKey,
    attributes,
  );

/**
 * Runs in the page before anything is painted. A tool opened with a plan stays invisible (tools.css) until it is hydrated, so
 * that its empty form does not flash; so do the rail's answers.
 */
export const hideUntilAddressIsRead = hideUntilRead(addressPending, answersPending);

/** For a page whose tool does not wait. */
export const hideAnswersUntilRead = hideUntilRead(answersPending);

/**
 * A form submitted before hydration is a plain GET, which would replace the whole address. What the form itself does not
 * ask, such as the rest of a plan, is sent along.
 */
export const keepOtherValues = inlineScript(() => {
  addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (form.method !== "get" || event.defaultPrevented) return;
    for (const [name, value] of new URLSearchParams(location.search)) {
      const hidden = { type: "hidden", name, value };
      if (!form.elements.namedItem(name)) form.append(Object.assign(document.createElement("input"), hidden));
    }
  });
});

/**
 * The first of the structure questions can be answered as soon as it is seen: the answer goes into the address as a step of
 * its own, and React goes on from there. A plain GET would load the page again, and break off the scripts that are on their
 * way.
 */
export const keepEarlyAnswer = inlineScript((answered) => {
  addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || !form.closest("astro-island[ssr]")) return;
    event.preventDefault();
    const answers = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    if (answers.size === 0) {
      form.querySelector("input")?.focus();
      return;
    }
    for (const [name, value] of new URLSearchParams(location.search))
      if (!answers.has(name)) answers.append(name, value);
    history.pushState({ stepsBehind: 1 }, "", `?${answers}`);
    document.documentElement.setAttribute(answered, "");
  });
}, answeredEarly);
