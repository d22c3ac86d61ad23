import type { EarlyAction } from "./inline-scripts.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const actions = window.earlyActions ?? [];

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
    setNative(control, "value", value);
    for (const name of ["input", "change"]) control.dispatchEvent(new Event(name, { bubbles: true }));
  }
}

/** Islands that React has been asked to hydrate, which it does in its own time. */
const starting = new WeakSet<Element>();

/** React hydrates at once for an event that it has to answer. */
function hydrateNow(island: Element): void {
  starting.delete(island);
  island.firstElementChild?.dispatchEvent(new Event("keyup", { bubbles: true }));
}

/** Sets what the visitor sees without React's own setter on the element, which would take it for a change of the page's. */
function setNative(control: Control, property: "value" | "checked", value: string | boolean): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), property)?.set?.call(control, value);
}

/** Hydrating resets a field to what the page was built with: what was chosen in that moment is set once more, then React hears of it. */
function keepThrough({ target }: Event): void {
  const control = target as Control;
  const island = control.closest?.("astro-island");
  if (!island || !starting.has(island)) return;
  const { value } = control;
  const { checked } = control as HTMLInputElement;
  hydrateNow(island);
  if (control.value !== value) setNative(control, "value", value);
  if ((control as HTMLInputElement).checked !== checked) setNative(control, "checked", checked);
}

for (const type of ["click", "input", "change"]) addEventListener(type, keepThrough, true);

/** React resets what was typed or chosen before, and never heard of the buttons pressed: all of it is done again, in order. */
async function redoIn(island: Element): Promise<void> {
  const steps = actions.filter(({ element }) => island.contains(dialogOf(element) ?? element));
  starting.add(island);
  if (steps.length > 0) hydrateNow(island);
  for (const step of steps) {
    actions.splice(actions.indexOf(step), 1);
    redo(step);
    // The next step finds rendered what this one changed.
    await Promise.resolve();
  }
}

document.addEventListener("astro:hydrate", ({ target }) => redoIn(target as Element), true);
for (const island of document.querySelectorAll("astro-island:not([ssr])")) redoIn(island);
