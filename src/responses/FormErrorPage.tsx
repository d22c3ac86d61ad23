import type { ReactNode } from "react";
import type { FormName } from "../../domain/forms/form.ts";
import { ApplicationForm } from "../forms/ApplicationForm.tsx";
import { ContactForm } from "../forms/ContactForm.tsx";
import { NewsletterForm } from "../forms/NewsletterForm.tsx";
import { QuickLeadForm } from "../forms/QuickLeadForm.tsx";
import { ServerMessage } from "../forms/server-filled.tsx";
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

/** What a plain form post gets when something is wrong: the server fills in the typed values and the messages. */
export const FormErrorPage = ({ form }: { form: FormName }) => (
  <>
    <PageIntro
      title="Please check what you typed"
      intro="Nothing you wrote is lost. Correct what is marked below and send it again."
    />
    <div className="page-width pb-24">
      <div className="max-w-prose">
        <ServerMessage />
        {serverFilledForms[form]()}
      </div>
    </div>
  </>
);
