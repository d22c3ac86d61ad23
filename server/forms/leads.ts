import { checkContactLead } from "../../domain/forms/contact-lead.ts";
import { hiddenFields, tidyLine } from "../../domain/forms/form.ts";
import { leadFields, tenDigits } from "../../domain/forms/person.ts";
import { checkQuickLead } from "../../domain/forms/quick-lead.ts";
import type { LeadInput, Store } from "../store/contract.ts";
import type { Fields } from "./fields.ts";
import { type FieldErrors, type FormEndpoint, hasErrors } from "./form-endpoint.ts";

type ValidLead = Pick<LeadInput, "form" | "name" | "email" | "phone" | "companyName">;

export function leadEndpoint(store: Store): FormEndpoint<ValidLead> {
  return {
    encodings: ["json", "urlencoded", "multipart"],
    form: (fields) => (fields.text(hiddenFields.form) === "quick" ? "quick" : "contact"),
    validate: validateLead,
    spamFacts: ({ name, email, phone, companyName = "" }) => ({
      email,
      lines: [name, companyName],
      words: [name, phone, companyName],
    }),
    async submit(lead, visit, provenance) {
      const { offer, companyPlan } = visit;
      const { id, repeated } = await store.saveLead({
        ...lead,
        ...provenance,
        offer: offer ?? undefined,
        companyPlan: companyPlan ?? undefined,
      });
      return { status: repeated ? 200 : 201, body: { id } };
    },
  };
}

function validateLead(fields: Fields): { valid: ValidLead } | { errors: FieldErrors } {
  const email = fields.text("email").trim();
  const phone = fields.text("phone").trim();
  const companyName = tidyLine(fields.text(hiddenFields.companyName), leadFields.companyName) || undefined;
  switch (fields.text(hiddenFields.form)) {
    case "quick": {
      const name = fields.text("fullName").trim();
      const errors = checkQuickLead({ fullName: name, email, phone });
      if (hasErrors(errors)) return { errors };
      return { valid: { form: "quick", name, email, phone: tenDigits(phone)!, companyName } };
    }
    case "contact": {
      const name = fields.text("name").trim();
      const errors = checkContactLead({ name, email, phone });
      if (hasErrors(errors)) return { errors };
      return { valid: { form: "contact", name, email, phone, companyName } };
    }
    default:
      return { errors: { form: "Form must be quick or contact" } };
  }
}
