import type { ReactNode } from "react";
import { applicationFields } from "../../domain/forms/application.ts";
import { contactLeadFields } from "../../domain/forms/contact-lead.ts";
import type { FormName } from "../../domain/forms/form.ts";
import { newsletterFields } from "../../domain/forms/newsletter.ts";
import { quickLeadFields } from "../../domain/forms/quick-lead.ts";
import { CallLink } from "../contact/ContactLinks.tsx";
import { ApplicationForm } from "../forms/ApplicationForm.tsx";
import { ContactForm } from "../forms/ContactForm.tsx";
import { NewsletterForm } from "../forms/NewsletterForm.tsx";
import { QuickLeadForm } from "../forms/QuickLeadForm.tsx";
import { PageIntro } from "../ui/PageIntro.tsx";

const Sheet = ({ children }: { children: ReactNode }) => (
  <div className="certificate">
    <div className="p-6 md:p-8">{children}</div>
  </div>
);

const serverFilledForms: Record<FormName, () => ReactNode> = {
  quick: () => <QuickLeadForm heading="Request a call" serverFilled />,
  contact: () => <ContactForm serverFilled />,
  application: () => (
    <Sheet>
      <ApplicationForm positions={[]} position="" serverFilled />
    </Sheet>
  ),
  newsletter: () => (
    <Sheet>
      <NewsletterForm page="" serverFilled />
    </Sheet>
  ),
};

const fields: Record<FormName, readonly string[]> = {
  quick: quickLeadFields,
  contact: contactLeadFields,
  application: applicationFields,
  newsletter: newsletterFields,
};

/** What is wrong, with a link to each field. The server shows it when there is something, and the browser puts the focus here. */
const ErrorSummary = ({ form }: { form: FormName }) => (
  <div
    hidden
    data-error-slot="summary"
    role="alert"
    aria-labelledby="error-summary-heading"
    tabIndex={-1}
    // biome-ignore lint/a11y/noAutofocus: without script nothing else can lead a screen reader to what went wrong
    autoFocus
    className="mb-8 border-l-4 border-alert bg-alert-wash px-5 py-4"
  >
    <h2 id="error-summary-heading" className="text-lg">
      There is a problem
    </h2>
    <ul className="mt-2 space-y-1">
      {fields[form].map((name) => (
        <li key={name} hidden data-error-slot={name}>
          <a
            href={`#${form}-${name}`}
            className="inline-block py-1 font-strong text-alert underline underline-offset-3"
          >
            {`%%error:${name}%%`}
          </a>
        </li>
      ))}
    </ul>
  </div>
);

/** What a plain form post gets when it was not accepted: the server fills in what happened, what to do, and what was typed. */
export const FormErrorPage = ({ form }: { form: FormName }) => (
  <>
    <PageIntro title="%%heading%%" intro="%%advice%%">
      <div hidden data-error-slot="call">
        <CallLink />
      </div>
    </PageIntro>
    <div className="page-width pb-24">
      <div className="max-w-prose">
        <ErrorSummary form={form} />
        {serverFilledForms[form]()}
      </div>
    </div>
  </>
);
