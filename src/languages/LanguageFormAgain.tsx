import { languageTexts } from "../../content/languages/texts.ts";
import { leadFormFields } from "../../domain/forms/enquiry-fields.ts";
import type { LanguagePage } from "../../domain/languages/pages.ts";
import { CallLink } from "../contact/ContactLinks.tsx";
import { ErrorSummary } from "../forms/ErrorSummary.tsx";
import { serverFilledProblems } from "../forms/server-filled.tsx";
import { PageIntro } from "../ui/PageIntro.tsx";
import { formProps } from "./form-props.ts";
import { LanguageForm } from "./LanguageForm.tsx";

/** What a plain post of the form gets when it was not accepted; the server fills it in. */
export function LanguageFormAgain({ page }: { page: LanguagePage }) {
  const { form, hero } = languageTexts[page.code];
  return (
    <>
      <PageIntro title="%%heading%%" intro="%%advice%%">
        <div hidden data-error-slot="call">
          <CallLink label={hero.call} />
        </div>
      </PageIntro>
      <div className="page-width pb-24">
        <div className="grid max-w-prose grid-cols-[minmax(0,1fr)] gap-8">
          <ErrorSummary
            form="contact"
            problems={serverFilledProblems(leadFormFields.contact)}
            title={form.problemHeading}
            serverFilled
          />
          <LanguageForm {...formProps(page)} serverFilled />
        </div>
      </div>
    </>
  );
}
