import { type FormEvent, useEffect, useState } from "react";
import { contactForm as words } from "../../content/contact.ts";
import type { ContactLeadField } from "../../domain/forms/contact-lead.ts";
import { formAction, hiddenFields, readOfferId } from "../../domain/forms/form.ts";
import { freePhoneError } from "../../domain/forms/person.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { ChosenLine } from "./ChosenLine.tsx";
import { CompanyPlanLine } from "./CompanyPlanLine.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { CallNotice, formUnderSent, HiddenFields, Problem, Receipt, Sent } from "./FormParts.tsx";
import { fieldProps, serverFilledLead } from "./server-filled.tsx";
import { useSubmit } from "./useSubmit.ts";

interface Props {
  /** What each offer is called, so that the form can say which one was chosen. */
  offers?: Record<string, string>;
  serverFilled?: boolean;
}

/** The offer a 'Get Started' button carried here in the address, until the visitor removes it. */
function useChosenOffer(offers: Record<string, string>) {
  const [offer, setOffer] = useState("");
  useEffect(() => {
    const requested = readOfferId(new URLSearchParams(location.search).get(hiddenFields.offer) ?? "");
    if (requested && offers[requested]) setOffer(requested);
  }, [offers]);
  return { offer, offerName: offers[offer], removeOffer: () => setOffer("") };
}

const noOffers: Record<string, string> = {};

/** The server's rule, so that the browser marks a wrong number together with the other fields. `required` says when it is empty. */
function checkPhone({ currentTarget: field }: FormEvent<HTMLInputElement>) {
  field.setCustomValidity((field.value.trim() && freePhoneError(field.value)) || "");
}

const WhatHappensNext = () => (
  <div className="mt-6 border-t border-line pt-5">
    <h3 className="text-lg text-ink">{words.afterSent.heading}</h3>
    <ol className="mt-3 list-decimal space-y-2 pl-6 text-sm">
      {words.afterSent.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </div>
);

/** Name, e-mail and phone, required by the browser; the server validates again. */
export function ContactForm({ offers = noOffers, serverFilled = false }: Props) {
  const { form, success, stage, errors, problems, problem, received, ...handlers } = useSubmit<ContactLeadField>({
    action: formAction.contact,
  });
  const { offer, offerName, removeOffer } = useChosenOffer(offers);
  const field = fieldProps("contact", errors, serverFilled);
  const receipt = <Receipt received={received} promise={words.promise} />;
  const busy = stage === "submitting";
  return (
    <div className="certificate">
      <div className="grid grid-cols-[minmax(0,1fr)] p-6 md:p-8">
        <Sent shown={stage === "sent"} heading={success}>
          {words.sent}
          {receipt}
          <WhatHappensNext />
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
          <div>
            <h2 id="contact-form-heading" className="text-2xl">
              {words.heading}
            </h2>
            <p className="mt-2 text-sm text-muted">{words.text}</p>
          </div>
          {offerName && (
            <ChosenLine name="plan" onRemove={removeOffer}>
              {words.chosenOffer} <strong>{offerName}</strong>.
            </ChosenLine>
          )}
          {!serverFilled && <CompanyPlanLine />}
          {!serverFilled && <ErrorSummary form="contact" problems={problems} />}
          <Field {...field("name")} label="Full name" autoComplete="name" />
          <Field {...field("email")} label="Email" type="email" autoComplete="email" />
          <Field
            {...field("phone")}
            label="Phone number"
            type="tel"
            autoComplete="tel"
            onInput={checkPhone}
            placeholder="10 digits, with or without +91"
          />
          <HiddenFields form="contact" values={serverFilled ? serverFilledLead : { [hiddenFields.offer]: offer }} />
          {receipt}
          <Problem text={problem} />
          <Button type="submit" className="w-full" disabled={busy}>
            {busy ? "Submitting..." : "Request a call"}
          </Button>
          <CallNotice />
        </form>
      </div>
    </div>
  );
}
