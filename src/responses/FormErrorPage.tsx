import type { ReactNode } from "react";
import { applicationFields, listPositions } from "../../domain/forms/application.ts";
import { leadFormFields } from "../../domain/forms/enquiry-fields.ts";
import type { FormName } from "../../domain/forms/form.ts";
import { newsletterFields } from "../../domain/forms/newsletter.ts";
import { CallLink } from "../contact/ContactLinks.tsx";
import { ApplicationForm } from "../forms/ApplicationForm.tsx";
import { ErrorSummary } from "../forms/FormParts.tsx";
import { LeadForm } from "../forms/LeadForm.tsx";
import { NewsletterForm } from "../forms/NewsletterForm.tsx";
import { serverFilledProblems } from "../forms/server-filled.tsx";
import { PageIntro } from "../ui/PageIntro.tsx";

const Sheet = ({ children }: { children: ReactNode }) => (
  <div className="certificate">
    <div className="p-6 md:p-8">{children}</div>
  </div>
);

const serverFilledForms: Record<FormName, () => ReactNode> = {
  quick: () => <LeadForm form="quick" serverFilled />,
  contact: () => <LeadForm form="contact" serverFilled />,
  application: () => (
    <Sheet>
      <ApplicationForm positions={listPositions()} serverFilled />
    </Sheet>
  ),
  newsletter: () => (
    <Sheet>
      <NewsletterForm page="" serverFilled />
    </Sheet>
  ),
};

const fields: Record<FormName, readonly string[]> = {
  ...leadFormFields,
  application: applicationFields,
  newsletter: newsletterFields,
};

/** What a plain form post gets when it was not accepted: the server fills in what happened, what to do, and what was typed. */
export const FormErrorPage = ({ form }: { form: FormName }) => (
  <>
    <PageIntro title="%%heading%%" intro="%%advice%%">
      <div hidden data-error-slot="call">
        <CallLink />
      </div>
    </PageIntro>
    <div className="page-width pb-24">
      <div className="grid max-w-prose grid-cols-[minmax(0,1fr)] gap-8">
        <ErrorSummary form={form} problems={serverFilledProblems(fields[form])} serverFilled />
        {serverFilledForms[form]()}
      </div>
    </div>
  </>
);
