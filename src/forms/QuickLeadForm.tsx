import { callBack } from "../../content/contact/call-back.ts";
import type { DetailKey } from "../../content/contact/enquiry.ts";
import { checkDetails, checkQuickLead, type QuickLeadField, readDetails } from "../../domain/forms/enquiry-fields.ts";
import { formAction, hiddenFields } from "../../domain/forms/form.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { CallNotice, DefaultButton, formUnderSent, HiddenFields, Problem, Receipt, Sent } from "./FormParts.tsx";
import { textValue } from "./form-data.ts";
import { MoreDetails } from "./MoreDetails.tsx";
import { PageLine, SentWith, ServerFilledPageLine, ServerFilledSentWith } from "./SentWith.tsx";
import { fieldProps, serverFilledLead } from "./server-filled.tsx";
import { useSubmit } from "./useSubmit.ts";

const validate = (data: FormData) => ({
  ...checkQuickLead({
    fullName: textValue(data, "fullName"),
    email: textValue(data, "email"),
    phone: textValue(data, "phone"),
  }),
  ...checkDetails(readDetails((name) => textValue(data, name))),
});

interface Props {
  heading: string;
  intro?: string;
  /** The page the form is on, as the menus call it. */
  page?: string;
  /** Within how many hours the form promises a call. */
  promisedHours?: number | undefined;
  serverFilled?: boolean;
}

/** Three details and a call back. Works as a plain form until, and without, hydration. */
export function QuickLeadForm({ heading, intro, page = "", promisedHours, serverFilled = false }: Props) {
  const { form, success, stage, errors, problems, problem, received, onSubmit, onInput } = useSubmit<
    QuickLeadField | DetailKey
  >({ action: formAction.quick, validate, lead: "quick" });
  const field = fieldProps<QuickLeadField>("quick", errors, serverFilled);
  const receipt = <Receipt form="quick" received={received} promisedHours={promisedHours} />;
  const WhatHappensNext = received?.parts?.WhatHappensNext;
  const next = received && WhatHappensNext && (
    <WhatHappensNext form="quick" received={received} promisedHours={promisedHours} />
  );
  const busy = stage === "submitting";
  return (
    <div id="quick-lead" className="certificate">
      <div className="p-5 md:p-8">
        <div className="grid grid-cols-[minmax(0,1fr)]">
          <Sent shown={stage === "sent"} heading={success}>
            Your request has reached us.{" "}
            {received && textValue(received.data, "bestTime") ? callBack.atYourTime : callBack.quick.text}
            {receipt}
            {next}
          </Sent>
          <form
            ref={form}
            tabIndex={-1}
            method="post"
            action={formAction.quick}
            noValidate
            onSubmit={onSubmit}
            onInput={onInput}
            className={`${formUnderSent} ${stage === "sent" ? "invisible" : ""}`}
            aria-labelledby="quick-lead-heading"
          >
            <HiddenFields form="quick" values={serverFilled ? serverFilledLead : { [hiddenFields.companyName]: "" }} />
            {serverFilled && <DefaultButton />}
            <div>
              <h2 id="quick-lead-heading" className="text-2xl">
                {heading}
              </h2>
              {intro && <p className="mt-2 text-sm text-muted">{intro}</p>}
            </div>
            {serverFilled ? <ServerFilledSentWith /> : <SentWith />}
            {!serverFilled && <ErrorSummary form="quick" problems={problems} />}
            <Field {...field("fullName")} label="Full Name" autoComplete="name" />
            <Field {...field("email")} label="Email Address" type="email" autoComplete="email" />
            <Field
              {...field("phone")}
              label="Phone Number"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              placeholder="10 digits, with or without +91"
            />
            <p className="text-sm text-muted">
              * All fields are mandatory. We respect your privacy and will never share your information.
            </p>
            <MoreDetails form="quick" errors={errors} serverFilled={serverFilled} />
            {serverFilled ? <ServerFilledPageLine /> : <PageLine page={page} />}
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
