import { checkContactLead } from "../domain/forms/contact-lead.ts";
import { hiddenFields, tidyLine } from "../domain/forms/form.ts";
import { leadFields, tenDigits } from "../domain/forms/person.ts";
import { checkQuickLead } from "../domain/forms/quick-lead.ts";
import type { Fields } from "./http/fields.ts";
import type { Errors, FormPost } from "./http/form-post.ts";
import type { PostSettings } from "./http/post-limits.ts";
import type { LeadInput, Store } from "./store/contract.ts";

type Person = Pick<LeadInput, "form" | "name" | "email" | "phone">;

export function leadPost(store: Store, settings: PostSettings, stored: () => void): FormPost {
  return {
    ...settings,
    encodings: ["json", "urlencoded", "multipart"],
    formOf: (fields) => (fields.text(hiddenFields.form) === "quick" ? "quick" : "contact"),
    async take(fields, visit, provenance) {
      const person = readPerson(fields);
      if ("errors" in person) return person;
      const companyName = tidyLine(fields.text(hiddenFields.companyName), leadFields.companyName) || undefined;
      const saved = await store.saveLead({ ...person, ...provenance, companyName, plan: visit.plan ?? undefined });
      stored();
      return { status: saved.repeated ? 200 : 201, body: { id: saved.id } };
    },
  };
}

function readPerson(fields: Fields): Person | { errors: Errors } {
  const email = fields.text("email").trim();
  const phone = fields.text("phone").trim();
  switch (fields.text(hiddenFields.form)) {
    case "quick": {
      const name = fields.text("fullName").trim();
      const errors = checkQuickLead({ fullName: name, email, phone });
      return hasFaults(errors) ? { errors } : { form: "quick", name, email, phone: tenDigits(phone)! };
    }
    case "contact": {
      const name = fields.text("name").trim();
      const errors = checkContactLead({ name, email, phone });
      return hasFaults(errors) ? { errors } : { form: "contact", name, email, phone };
    }
    default:
      return { errors: { form: "Form must be quick or contact" } };
  }
}

function hasFaults(errors: Errors): boolean {
  return Object.keys(errors).length > 0;
}
