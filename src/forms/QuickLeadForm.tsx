import { formAction, hiddenFields } from "../../domain/forms/form.ts";
import { checkQuickLead, quickLeadFields } from "../../domain/forms/quick-lead.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { DataNotice, HiddenFields, Problem, Sent, templateErrors, templateHeld, templateValue } from "./FormParts.tsx";
import { useSending } from "./useSubmit.ts";

const text = (data: FormData, name: string) => String(data.get(name) ?? "");

interface Props {
  heading: string;
  intro?: string;
  /** For the page the server fills in when a plain form post has faults. */
  template?: boolean;
}

/** Three details and a call back. Works as a plain form until, and without, hydration. */
export function QuickLeadForm({ heading, intro, template = false }: Props) {
  const sending = useSending({
    action: formAction.quick,
    check: (data) =>
      checkQuickLead({ fullName: text(data, "fullName"), email: text(data, "email"), phone: text(data, "phone") }),
  });
  const errors = template ? templateErrors(quickLeadFields) : sending.errors;
  const typed = (name: string) => (template ? { defaultValue: templateValue(name) } : {});
  const busy = sending.stage === "submitting";
  return (
    <div id="quick-lead" className="certificate">
      <div className="p-6 md:p-8">
        {sending.stage === "sent" && (
          <Sent title="Thank you">Your request has reached us. An advisor calls you back within 24 hours.</Sent>
        )}
        <form
          ref={sending.form}
          method="post"
          action={formAction.quick}
          noValidate
          hidden={sending.stage === "sent"}
          onSubmit={sending.onSubmit}
          onInput={sending.onInput}
          className="space-y-5"
          aria-labelledby="quick-lead-heading"
        >
          <div>
            <h2 id="quick-lead-heading" className="text-2xl">
              {heading}
            </h2>
            {intro && <p className="mt-2 text-sm text-muted">{intro}</p>}
          </div>
          <Field
            form="quick"
            name="fullName"
            label="Full name"
            autoComplete="name"
            required
            error={errors.fullName}
            {...typed("fullName")}
          />
          <Field
            form="quick"
            name="email"
            label="Email"
            type="email"
            autoComplete="email"
            required
            error={errors.email}
            {...typed("email")}
          />
          <Field
            form="quick"
            name="phone"
            label="Phone number"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            placeholder="10 digits"
            required
            error={errors.phone}
            {...typed("phone")}
          />
          <HiddenFields form="quick" values={template ? templateHeld : { [hiddenFields.companyName]: "" }} />
          <Problem text={sending.problem} />
          <Button type="submit" className="w-full" disabled={busy}>
            {busy ? "Submitting..." : "Request a call"}
          </Button>
          <p className="text-xs text-muted">
            * All fields are mandatory. We respect your privacy and will never share your information.
          </p>
          <DataNotice purpose="We use these details to call you back about this request." />
        </form>
      </div>
    </div>
  );
}
