import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { applicationFields } from "../../domain/forms/application.ts";
import { leadFormFields } from "../../domain/forms/enquiry-fields.ts";
import { campaignFields, type FormName, formPage, forms, hiddenFields } from "../../domain/forms/form.ts";
import { newsletterActionPages, newsletterFields } from "../../domain/forms/newsletter.ts";
import { languagePages } from "../../domain/languages/pages.ts";
import { temporaryFolder } from "./basics.ts";

const visibleFields: Record<FormName, readonly string[]> = {
  ...leadFormFields,
  application: applicationFields.filter((field) => field !== "resume"),
  newsletter: newsletterFields,
};

/** A form page with the tokens of a built one and none of its looks. */
function sampleFormPage(form: FormName): string {
  const slot = (name: string, token: string) => `<p id="${name}-error" hidden data-error-slot="${name}">${token}</p>`;
  const visible = visibleFields[form].map(
    (name) =>
      `<input name="${name}" value="%%value:${name}%%" aria-invalid="%%invalid:${name}%%">\n${slot(name, `%%error:${name}%%`)}`,
  );
  const hidden = [...Object.values(hiddenFields), ...campaignFields]
    .filter((name) => name !== hiddenFields.form && name !== hiddenFields.honeypot)
    .map((name) => `<input type="hidden" name="${name}" value="%%value:${name}%%">`);
  const resume = form === "application" ? [slot("resume", "%%error:resume%%")] : [];
  return [`<title>${form}</title><h1>%%heading%%</h1><p>%%advice%%</p>`, ...visible, ...resume, ...hidden].join("\n");
}

/** The files the server needs of a built site. */
const sampleSiteFiles: Readonly<Record<string, string>> = {
  "index.html": "<!doctype html><title>Home</title>",
  "404.html": "<!doctype html><title>Not found</title>",
  ...Object.fromEntries(
    Object.entries(newsletterActionPages).map(([action, path]) => [
      `${path.slice(1)}/index.html`,
      `<title>${action}</title><form method="post"><input name="token" value="%%value:token%%"><button>Go</button></form>`,
    ]),
  ),
  ...Object.fromEntries(
    languagePages.map(({ code, formPage: path }) => [
      `${path.slice(1)}/index.html`,
      `<html lang="${code}">${sampleFormPage("contact")}`,
    ]),
  ),
  ...Object.fromEntries(forms.map((form) => [`${formPage[form].slice(1)}/index.html`, sampleFormPage(form)])),
};

/** A folder as the site's build leaves it. */
export function sampleSite(files: Readonly<Record<string, string | Buffer>> = {}): ReturnType<typeof temporaryFolder> {
  const folder = temporaryFolder();
  for (const [path, text] of Object.entries({ ...sampleSiteFiles, ...files })) {
    mkdirSync(dirname(join(folder.path, path)), { recursive: true });
    writeFileSync(join(folder.path, path), text);
  }
  return folder;
}
