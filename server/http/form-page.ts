import { site } from "../../content/site.ts";
import { applicationFields, resumeAccept } from "../../domain/forms/application.ts";
import { contactLeadFields } from "../../domain/forms/contact-lead.ts";
import { campaignFields, type FormName, formAction, hiddenFields } from "../../domain/forms/form.ts";
import { newsletterFields } from "../../domain/forms/newsletter.ts";
import { quickLeadFields } from "../../domain/forms/quick-lead.ts";

/** The page a plain form post gets when it could not be taken: what was typed, and what to do about it. */
export type FormState = {
  message: string;
  errors: Readonly<Record<string, string | undefined>>;
  value(field: string): string;
};

const token = /%%(value|error|invalid):(\w+)%%|%%message%%| hidden(?:="")? data-error-slot="(\w+)"/g;

/** Fills in a built form page. One pass over the template, so nothing typed is ever read as a token. */
export function fillFormPage(template: string, state: FormState): string {
  return template.replace(token, (found, kind?: string, field = "", slot?: string) => {
    if (slot) return textOf(slot, state) ? "" : found;
    if (kind === "value") return escapeHtml(state.value(field));
    if (kind === "error") return escapeHtml(state.errors[field] ?? "");
    if (kind === "invalid") return state.errors[field] ? "true" : "false";
    return escapeHtml(state.message);
  });
}

function textOf(slot: string, state: FormState): string {
  return (slot === "message" ? state.message : state.errors[slot]) ?? "";
}

const labels: Record<string, string> = {
  fullName: "Full Name",
  name: "Full Name",
  email: "Email Address",
  phone: "Phone Number",
  position: "Position",
  experience: "Years of Experience",
  coverLetter: "Cover Letter",
  resume: "Resume",
};

const fieldsOf: Record<FormName, readonly string[]> = {
  quick: quickLeadFields,
  contact: contactLeadFields,
  application: applicationFields,
  newsletter: newsletterFields,
};

const carriedAlong = [...Object.values(hiddenFields), ...campaignFields].filter(
  (name) => name !== hiddenFields.honeypot && name !== hiddenFields.form,
);

/** The same page without the site's layout, for when the built one is missing. */
export function plainFormPage(form: FormName, state: FormState): string {
  const inputs = fieldsOf[form].map((field) => plainField(field, state));
  const hidden = [
    `<input type="hidden" name="${hiddenFields.form}" value="${form}">`,
    ...carriedAlong
      .filter((name) => state.value(name))
      .map((name) => `<input type="hidden" name="${name}" value="${escapeHtml(state.value(name))}">`),
  ];
  const enctype = form === "application" ? ' enctype="multipart/form-data"' : "";
  return plainPage(
    state.message,
    `<form method="post" action="${formAction[form]}"${enctype}>\n${[...inputs, ...hidden].join("\n")}\n<p><button>Send</button></p>\n</form>`,
  );
}

/** A page that says one thing, for answers outside any form. */
export function plainPage(message: string, below = ""): string {
  return `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${site.name}: your message was not sent`)}</title>
<main>
<h1>${escapeHtml(site.name)}</h1>
<p role="alert">${escapeHtml(message)}</p>
${below}
<p>Call us: <a href="tel:${escapeHtml(site.phone.e164)}">${escapeHtml(site.phone.display)}</a></p>
</main>
</html>
`;
}

function plainField(field: string, state: FormState): string {
  const fault = state.errors[field];
  const described = fault ? ` aria-invalid="true" aria-describedby="${field}-error"` : "";
  const shared = `id="${field}" name="${field}" required${described}`;
  const value = escapeHtml(state.value(field));
  const control =
    field === "coverLetter"
      ? `<textarea ${shared} rows="8">\n${value}</textarea>`
      : field === "resume"
        ? `<input type="file" accept="${resumeAccept}" ${shared}>`
        : `<input type="${field === "email" ? "email" : field === "phone" ? "tel" : "text"}" value="${value}" ${shared}>`;
  const error = fault ? `<br><span id="${field}-error">${escapeHtml(fault)}</span>` : "";
  return `<p><label for="${field}">${labels[field]}</label><br>${control}${error}</p>`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}
