import type { ReactNode } from "react";
import type { FormName } from "../../domain/forms/form.ts";
import { PageIntro } from "../ui/PageIntro.tsx";
import { ApplicationForm } from "./ApplicationForm.tsx";
import { ContactForm } from "./ContactForm.tsx";
import { TemplateMessage } from "./FormParts.tsx";
import { NewsletterForm } from "./NewsletterForm.tsx";
import { QuickLeadForm } from "./QuickLeadForm.tsx";

const Sheet = ({ children }: { children: ReactNode }) => (
  <div className="certificate">
    <div className="p-6 md:p-8">{children}</div>
  </div>
);

const drawn: Record<FormName, () => ReactNode> = {
  quick: () => <QuickLeadForm heading="Request a call" template />,
  contact: () => <ContactForm template />,
  application: () => (
    <Sheet>
      <ApplicationForm positions={[]} position="" template />
    </Sheet>
  ),
  newsletter: () => (
    <Sheet>
      <NewsletterForm page="" template />
    </Sheet>
  ),
};

/** Built once with tokens in it; the server puts in what was typed and what is wrong with it. Never hydrated. */
export const FormTemplatePage = ({ form }: { form: FormName }) => (
  <>
    <PageIntro
      title="Please check what you typed"
      intro="Nothing you wrote is lost. Correct what is marked below and send it again."
    />
    <div className="page-width pb-24">
      <div className="max-w-prose">
        <TemplateMessage />
        {drawn[form]()}
      </div>
    </div>
  </>
);
