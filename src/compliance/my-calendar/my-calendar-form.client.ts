import { firstYearEnd, longFirstYear } from "../../../domain/compliance/financial-year.ts";
import {
  addressKeys,
  hasProfile,
  type Profile,
  type ProfileErrors,
  type ProfileField,
  parseProfile,
  serializeProfile,
} from "../../../domain/compliance/profile.ts";
import { longDate } from "../../../domain/india/date-text.ts";

const optional = ["salaries", "pf", "esi", "state", "yearEndMonth", "agmDate", "smallCompany", "llpAudited", "label"];

/** What the form says, without answers to questions that the chosen structure does not ask. */
function answers(form: HTMLFormElement): URLSearchParams {
  const given = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (value !== "") given.set(name, String(value));
  const structure = given.get(addressKeys.structure);
  const drop = (...fields: ProfileField[]) => {
    for (const field of fields) given.delete(addressKeys[field]);
  };
  if (structure !== "private-limited") drop("agmDate", "smallCompany");
  drop(structure === "llp" ? "yearEndMonth" : "llpAudited");
  if (form.querySelector<HTMLElement>("[data-first-year]")?.hidden) drop("firstYear");
  return given;
}

const controls = (form: HTMLFormElement, field: ProfileField) =>
  form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[name="${addressKeys[field]}"]`);

function showErrors(form: HTMLFormElement, errors: ProfileErrors): void {
  for (const field of Object.keys(addressKeys) as ProfileField[]) {
    const slot = form.querySelector<HTMLElement>(`[data-error-slot="${addressKeys[field]}"]`);
    if (slot) {
      slot.textContent = errors[field] ?? "";
      slot.hidden = !errors[field];
    }
    for (const control of controls(form, field)) control.toggleAttribute("aria-invalid", Boolean(errors[field]));
  }
}

/** The law leaves the end of the first year open to some: they are asked, with their own dates. */
function askFirstYear(form: HTMLFormElement): void {
  const box = form.querySelector<HTMLElement>("[data-first-year]");
  if (!box) return;
  const parsed = parseProfile(
    new URLSearchParams([...answers(form)].filter(([name]) => name !== addressKeys.firstYear)),
  );
  box.hidden = !parsed.ok || longFirstYear(parsed.profile) === "no";
  if (box.hidden || !parsed.ok) return;
  const end = (firstYear?: "short" | "long") => longDate(firstYearEnd({ ...parsed.profile, firstYear }));
  const [open, short, long] = box.querySelectorAll("option");
  if (open) open.text = `Not decided: plan for ${end()}`;
  if (short) short.text = end("short");
  if (long) long.text = end("long");
}

function fill(form: HTMLFormElement, address: URLSearchParams): void {
  form.reset();
  for (const field of Object.keys(addressKeys) as ProfileField[]) {
    const value = address.get(addressKeys[field]);
    if (value === null) continue;
    if (optional.includes(field)) form.querySelector("details")?.setAttribute("open", "");
    for (const control of controls(form, field)) {
      if (control instanceof HTMLInputElement && ["radio", "checkbox"].includes(control.type)) {
        control.checked = control.value === value;
      } else control.value = value;
    }
  }
}

/** Ties the form to the page: it tells of every complete set of answers, and keeps them in the address. */
export function bindForm(form: HTMLFormElement, tell: (profile: Profile | null, isAsked: boolean) => void): void {
  let isShown = false;

  function show(write?: "pushState" | "replaceState") {
    askFirstYear(form);
    const parsed = parseProfile(answers(form));
    showErrors(form, parsed.ok ? {} : parsed.errors);
    if (!parsed.ok) {
      if (write === "pushState") form.querySelector<HTMLElement>("[aria-invalid]")?.focus();
      return;
    }
    isShown = true;
    if (write) {
      const address = serializeProfile(parsed.profile, new URLSearchParams(location.search));
      history[write](null, "", `?${address}#my-calendar`);
    }
    tell(parsed.profile, write === "pushState");
  }
  function readAddress() {
    const address = new URLSearchParams(location.search);
    isShown = false;
    if (hasProfile(address)) {
      fill(form, address);
      askFirstYear(form);
      fill(form, address);
      show();
    } else tell(null, false);
  }

  form.noValidate = true;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    show("pushState");
  });
  form.addEventListener("change", () => (isShown ? show("replaceState") : askFirstYear(form)));
  window.addEventListener("popstate", readAddress);
  if (hasProfile(new URLSearchParams(location.search))) readAddress();
  else askFirstYear(form);
}
