import { callBack, onAClosedDay } from "../../content/owner/hours.ts";
import { formAction, hiddenFields } from "../../domain/forms/form.ts";
import { checkQuickLead, type QuickLeadField } from "../../domain/forms/quick-lead.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { CompanyPlanLine } from "./CompanyPlanLine.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { CallNotice, formUnderSent, HiddenFields, Problem, Receipt, Sent } from "./FormParts.tsx";
import { fieldProps, serverFilledLead } from "./server-filled.tsx";
import { textValue, useSubmit } from "./useSubmit.ts";

const validate = (data: FormData) =>
  checkQuickLead({
    fullName: textValue(data, "fullName"),
    email: textValue(data, "email"),
    phone: textValue(data, "phone"),
  });

interface Props {
  heading: string;
  intro?: string;
  serverFilled?: boolean;
}

/** Three details and a call back. Works as a plain form until, and without, hydration. */
export function QuickLeadForm({ heading, intro, serverFilled = false }: Props) {
  const { form, success, stage, errors, problems, problem, received, onSubmit, onInput } = useSubmit<QuickLeadField>({
    action: formAction.quick,
    validate,
  });
  const field = fieldProps("quick", errors, serverFilled);
  const receipt = <Receipt received={received} promise={`within ${callBack.quick}`} />;
  const busy = stage === "submitting";
  return (
    <div id="quick-lead" className="certificate">
      <div className="grid grid-cols-[minmax(0,1fr)] p-6 md:p-8">
        <Sent shown={stage === "sent"} heading={success}>
          Your request has reached us. An advisor calls you back within {callBack.quick}. Requests made {onAClosedDay}{" "}
          are answered on the next working day.
          {receipt}
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
          <div>
            <h2 id="quick-lead-heading" className="text-2xl">
              {heading}
            </h2>
            {intro && <p className="mt-2 text-sm text-muted">{intro}</p>}
          </div>
          {!serverFilled && <CompanyPlanLine />}
          {!serverFilled && <ErrorSummary form="quick" problems={problems} />}
          <Field {...field("fullName")} label="Full name" autoComplete="name" />
          <Field {...field("email")} label="Email" type="email" autoComplete="email" />
          <Field
            {...field("phone")}
            label="Phone number"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            placeholder="10 digits, with or without +91"
          />
          <HiddenFields form="quick" values={serverFilled ? serverFilledLead : { [hiddenFields.companyName]: "" }} />
          {receipt}
          <Problem text={problem} />
          <Button type="submit" className="w-full" disabled={busy}>
            {busy ? "Submitting..." : "Request a call"}
          </Button>
          <CallNotice>
            * All fields are mandatory. We respect your privacy and will never share your information.{" "}
          </CallNotice>
        </form>
      </div>
    </div>
  );
}
