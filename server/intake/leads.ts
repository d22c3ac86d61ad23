import { type Detail, enquiryDetails } from "../../content/contact/enquiry.ts";
import { languageTexts } from "../../content/languages/texts.ts";
import { estimateOf } from "../../domain/company-plan/estimate.ts";
import {
  checkContactLead,
  checkDetails,
  checkQuickLead,
  type EnquiryDetails,
  phoneQuestion,
  readDetails,
} from "../../domain/forms/enquiry-fields.ts";
import { hiddenFields, tidyLine } from "../../domain/forms/form.ts";
import { leadFields, tenDigits } from "../../domain/forms/person.ts";
import { localDay } from "../../domain/india/local-time.ts";
import { type LanguagePage, languageOf } from "../../domain/languages/pages.ts";
import { errorsIn } from "../../domain/languages/words.ts";
import type { Store } from "../store/open.ts";
import type { LeadInput } from "../store/records.ts";
import type { Fields } from "./body.ts";
import { type FieldErrors, type FormEndpoint, hasErrors } from "./form-endpoint.ts";

type ValidLead = Pick<LeadInput, "form" | "name" | "email" | "phone" | "companyName"> & EnquiryDetails;

const leadForm = (fields: Fields) => (fields.text(hiddenFields.form) === "quick" ? "quick" : "contact");

const languageOfForm = (fields: Fields): LanguagePage | undefined => languageOf(fields.text(hiddenFields.page));

export function leadEndpoint(store: Store): FormEndpoint<ValidLead> {
  return {
    encodings: ["json", "urlencoded", "multipart"],
    form: leadForm,
    language: languageOfForm,
    validate(fields) {
      const result = validateLead(fields);
      const page = languageOfForm(fields);
      if (!page || !("errors" in result)) return result;
      return { errors: errorsIn(languageTexts[page.code], result.errors, (field) => fields.text(field)) };
    },
    question(fields) {
      const phone = fields.text("phone").trim();
      if (fields.text(hiddenFields.askedPhone) === phone) return undefined;
      const page = languageOfForm(fields);
      return phoneQuestion(leadForm(fields), phone, page && languageTexts[page.code].form.question);
    },
    spamFacts: (lead) => {
      const { name, email, phone, companyName = "" } = lead;
      const typed = (kind: Detail["kind"]) =>
        enquiryDetails.filter((detail) => detail.kind === kind).map(({ key }) => lead[key]);
      return {
        email,
        lines: [name, companyName, ...typed("line")],
        words: [name, phone, companyName, ...typed("text")],
      };
    },
    async submit(lead, visit, provenance) {
      const { offer, companyPlan, filing } = visit;
      const { id, number, repeated } = await store.saveLead({
        ...lead,
        ...provenance,
        offer: offer ?? undefined,
        companyPlan: companyPlan ?? undefined,
        estimate: companyPlan && !filing ? estimateOf(companyPlan.plan, localDay(new Date())) : undefined,
        filing: filing ?? undefined,
      });
      return { status: repeated ? 200 : 201, body: { id, number }, topic: `enquiry:${id}` };
    },
  };
}

function validateLead(fields: Fields): { valid: ValidLead } | { errors: FieldErrors } {
  const email = fields.text("email").trim();
  const phone = fields.text("phone").trim();
  const companyName = tidyLine(fields.text(hiddenFields.companyName), leadFields.companyName) || undefined;
  const more = readDetails((field) => fields.text(field));
  const page = languageOfForm(fields);
  // A page in another language sends its own, also where nobody calls in it.
  const isOfPage = more.language === page?.name;
  const moreErrors = checkDetails(isOfPage ? { ...more, language: "" } : more);
  switch (fields.text(hiddenFields.form)) {
    case "quick": {
      const name = fields.text("fullName").trim();
      const errors = { ...checkQuickLead({ fullName: name, email, phone }), ...moreErrors };
      if (hasErrors(errors)) return { errors };
      return { valid: { form: "quick", name, email, phone: tenDigits(phone)!, companyName, ...more } };
    }
    case "contact": {
      const name = fields.text("name").trim();
      const errors = { ...checkContactLead({ name, email, phone }, !page), ...moreErrors };
      if (hasErrors(errors)) return { errors };
      return { valid: { form: "contact", name, email, phone, companyName, ...more } };
    }
    default:
      return { errors: { form: "Form must be quick or contact" } };
  }
}
