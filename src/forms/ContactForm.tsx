import type { SyntheticEvent } from "react";
import { contactForm as words } from "../../content/contact/contact.ts";
import type { DetailKey } from "../../content/contact/enquiry.ts";
import type { ContactLeadField } from "../../domain/forms/enquiry-fields.ts";
import { formAction } from "../../domain/forms/form.ts";
import { freePhoneError } from "../../domain/forms/person.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { CallNotice, DefaultButton, formUnderSent, HiddenFields, Problem, Receipt, Sent } from "./FormParts.tsx";
import { MoreDetails } from "./MoreDetails.tsx";
import { Question, ServerFilledQuestion } from "./Question.tsx";
import { PageLine, SentWith, ServerFilledPageLine, ServerFilledSentWith } from "./SentWith.tsx";
import { fieldProps, serverFilledLead } from "./server-filled.tsx";
import { useSubmit } from "./useSubmit.ts";

interface Props {
  /** What each offer is called, so that the form can say which one was asked about. */
  offers?: Readonly<Record<string, string>>;
  /** The page the form is on. */
  page?: string;
  /** Within how many hours the form promises a call. */
  promisedHours?: number | undefined;
  serverFilled?: boolean;
}

/** The server's rule, so that the browser marks a wrong number together with the other fields. `required` says when it is empty. */
function checkPhone({ currentTarget: field }: SyntheticEvent<HTMLInputElement>) {
  field.setCustomValidity((field.value.trim() && freePhoneError(field.value)) || "");
}

/** Name, e-mail and phone, required by the browser; the server validates again. */
export function ContactForm({ offers, page = "", promisedHours, serverFilled = false }: Props) {
  const { form, success, stage, errors, problems, problem, received, questionProps, ...handlers } = useSubmit<
    ContactLeadField | DetailKey
  >({ action: formAction.contact, lead: "contact" });
  const field = fieldProps<ContactLeadField>("contact", errors, serverFilled);
  const receipt = <Receipt form="contact" received={received} promisedHours={promisedHours} />;
  const WhatHappensNext = received?.parts?.WhatHappensNext;
  const next = received && WhatHappensNext && (
    <WhatHappensNext form="contact" received={received} promisedHours={promisedHours} />
  );
  const busy = stage === "submitting";
  return (
    <div className="certificate">
      <div className="p-6 md:p-8">
        <div className="grid grid-cols-[minmax(0,1fr)]">
          <Sent shown={stage === "sent"} heading={success}>
            {words.sent}
            {receipt}
            {next}
          </Sent>
          <form
            ref={form}
            tabIndex={-1}
            method="post"
            action={formAction.contact}
            {...handlers}
            className={`${formUnderSent} ${stage === "sent" ? "invisible" : ""}`}
            aria-labelledby="contact-form-heading"
          >
            <HiddenFields form="contact" values={serverFilled ? serverFilledLead : {}} />
            {serverFilled && <DefaultButton />}
            <div>
              <h2 id="contact-form-heading" className="text-2xl">
                {words.heading}
              </h2>
              <p className="mt-2 text-sm text-muted">{words.text}</p>
            </div>
            {serverFilled ? <ServerFilledSentWith /> : <SentWith offers={offers} />}
            {!serverFilled && <ErrorSummary form="contact" problems={problems} />}
            <Field {...field("name")} label="Full Name" autoComplete="name" />
            <Field {...field("email")} label="Email Address" type="email" autoComplete="email" />
            <div>
              <Field
                {...field("phone")}
                label="Phone Number"
                type="tel"
                autoComplete="tel"
                onInput={checkPhone}
                placeholder="10 digits; with + from abroad"
              />
              {serverFilled ? <ServerFilledQuestion /> : <Question {...questionProps} />}
            </div>
            <MoreDetails form="contact" errors={errors} serverFilled={serverFilled} />
            {serverFilled ? <ServerFilledPageLine /> : <PageLine page={page} onlyCampaign />}
            {receipt}
            <Problem text={problem} />
            <Button type="submit" className="w-full" disabled={busy}>
              {busy ? "Submitting..." : "Request a call"}
            </Button>
            <CallNotice />
          </form>
        </div>
        {stage !== "sent" && next}
      </div>
    </div>
  );
}
