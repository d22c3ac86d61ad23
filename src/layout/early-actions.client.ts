import type { EarlyAction } from "./early-actions.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const actions = (window as { earlyActions?: EarlyAction[] }).earlyActions ?? [];

/** Links and submit buttons need no help: the browser follows them. */
const buttonOf = (element: Element) => element.closest<HTMLButtonElement>("button[type=button]");

/** The dialog that the browser itself opens and closes for a button. */
const dialogOf = (element: Element) =>
  document.getElementById(buttonOf(element)?.getAttribute("commandfor") ?? "") as HTMLDialogElement | null;

function redo({ type, element, value, checked }: EarlyAction): void {
  const control = element as Control;
  if (type === "click") {
    // A dialog that was opened and closed again stays closed.
    const isShutAgain = dialogOf(element)?.open === false && "command" in HTMLButtonElement.prototype;
    if (!isShutAgain) buttonOf(element)?.click();
  } else if (/^(radio|checkbox)$/.test(control.type)) {
    (control as HTMLInputElement).checked = !checked;
    control.click();
  } else {
    // React compares with the last value set through the element's own property; it does not see the prototype's.
    if ("defaultValue" in control) control.value = control.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
    for (const name of ["input", "change"]) control.dispatchEvent(new Event(name, { bubbles: true }));
  }
}

/** React resets what was typed or chosen before, and never heard of the buttons pressed: all of it is done again, in order. */
async function redoIn(island: Element): Promise<void> {
  const steps = actions.filter(({ element }) => island.contains(dialogOf(element) ?? element));
  // React hydrates in its own time, and at once for an event that it has to answer.
  if (steps.length > 0) island.firstElementChild?.dispatchEvent(new Event("keyup", { bubbles: true }));
  for (const step of steps) {
    actions.splice(actions.indexOf(step), 1);
    redo(step);
    // The next step finds rendered what this one changed.
    await undefined;
  }
}

document.addEventListener("astro:hydrate", ({ target }) => redoIn(target as Element), true);
for (const island of document.querySelectorAll("astro-island:not([ssr])")) redoIn(island);
