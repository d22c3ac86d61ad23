import type { EarlyAction } from "./early-actions.ts";

/** React resets what was typed or chosen in an island before it hydrates it, and never hears of the buttons pressed. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const actions = (window as { earlyActions?: EarlyAction[] }).earlyActions ?? [];

/** Links and submit buttons need no help: the browser follows them. */
const buttonOf = (element: Element) => element.closest<HTMLButtonElement>("button[type=button]");

/** The dialog that the browser itself opens and closes for a button. */
const dialogOf = (element: Element) =>
  document.getElementById(buttonOf(element)?.getAttribute("commandfor") ?? "") as HTMLDialogElement | null;

const isToggle = (control: Control): control is HTMLInputElement => /^(radio|checkbox)$/.test(control.type);

/** Changed without an event: the browser fills in what it remembers, after Back or a reload. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    return !(options.find((option) => option.defaultSelected) ?? options[0])?.selected;
  }
  // Of radio buttons, the one that is checked.
  if (isToggle(control))
    return control.checked !== control.defaultChecked && (control.checked || control.type !== "radio");
  return !/^(file|hidden)$/.test(control.type) && control.value !== control.defaultValue;
}

const changesIn = (island: Element): EarlyAction[] =>
  [...island.querySelectorAll<Control>("input, select, textarea")].filter(isChanged).map((element) => ({
    type: "input",
    element,
    value: element.value,
    checked: "checked" in element && element.checked,
  }));

function redo({ type, element, value, checked }: EarlyAction): void {
  if (type === "click") {
    // A dialog that was opened and closed again stays closed.
    const isShutAgain = dialogOf(element)?.open === false && "command" in HTMLButtonElement.prototype;
    if (!isShutAgain) buttonOf(element)?.click();
    return;
  }
  const control = element as Control;
  if (isToggle(control)) {
    control.checked = !checked;
    control.click();
    return;
  }
  // React compares with the last value set through the element's own property; it does not see the prototype's.
  if (!(control instanceof HTMLSelectElement)) control.value = control.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
  for (const name of ["input", "change"]) control.dispatchEvent(new Event(name, { bubbles: true }));
}

/** Does in a hydrated island what was done before, in the same order, each field once. */
async function redoIn(island: Element): Promise<void> {
  const recorded = actions.filter(({ element }) => island.contains(dialogOf(element) ?? element));
  for (const action of recorded) actions.splice(actions.indexOf(action), 1);
  const all = [...changesIn(island), ...recorded];
  const steps = all.filter(
    ({ type, element }, at) =>
      type === "click" || !all.slice(at + 1).some((later) => later.type === "input" && later.element === element),
  );
  if (steps.length === 0) return;
  // React hydrates in its own time, and at once for an event that it has to answer.
  island.firstElementChild?.dispatchEvent(new Event("keyup", { bubbles: true }));
  for (const step of steps) {
    redo(step);
    // The next step finds rendered what this one changed.
    await undefined;
  }
}

document.addEventListener("astro:hydrate", ({ target }) => redoIn(target as Element), true);
for (const island of document.querySelectorAll("astro-island:not([ssr])")) redoIn(island);
