import { useEffect, useState } from "react";
import { contactLeadFields } from "../../domain/forms/contact-lead.ts";
import { formAction, hiddenFields, readPlan } from "../../domain/forms/form.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { DataNotice, HiddenFields, Problem, Sent, templateErrors, templateHeld, templateValue } from "./FormParts.tsx";
import { useSending } from "./useSubmit.ts";

interface Props {
  /** What each plan id is called, so that the form can say which one was chosen. */
  plans?: Record<string, string>;
  template?: boolean;
}

/** The plan a 'Get Started' button carried here in the address, until the visitor drops it. */
function usePlan(plans: Record<string, string>) {
  const [plan, setPlan] = useState("");
  useEffect(() => {
    const asked = readPlan(new URLSearchParams(location.search).get("plan") ?? "");
    if (asked && plans[asked]) setPlan(asked);
  }, [plans]);
  return { plan, name: plans[plan], drop: () => setPlan("") };
}

const none: Record<string, string> = {};

/** Name, e-mail and phone, required by the browser; the server has the last word. */
export function ContactForm({ plans = none, template = false }: Props) {
  const sending = useSending<(typeof contactLeadFields)[number]>({ action: formAction.contact });
  const chosen = usePlan(plans);
  const errors = template ? templateErrors(contactLeadFields) : sending.errors;
  const typed = (name: string) => (template ? { defaultValue: templateValue(name) } : {});
  const busy = sending.stage === "submitting";
  return (
    <div className="certificate">
      <div className="p-6 md:p-8">
        {sending.stage === "sent" && (
          <Sent title="Thank you">Your request has reached us. An advisor calls you back within 2 hours.</Sent>
        )}
        <form
          ref={sending.form}
          method="post"
          action={formAction.contact}
          hidden={sending.stage === "sent"}
          onSubmit={sending.onSubmit}
          onInput={sending.onInput}
          className="space-y-5"
          aria-labelledby="contact-form-heading"
        >
          <h2 id="contact-form-heading" className="text-2xl">
            Ask for a call
          </h2>
          {chosen.name && (
            <p
              data-chosen-plan
              className="flex items-center justify-between gap-3 border-l-3 border-highlight bg-highlight-wash px-4 py-2 text-sm"
            >
              <span>
                You are asking about <strong>{chosen.name}</strong>.
              </span>
              <button type="button" onClick={chosen.drop} className="min-h-11 shrink-0 text-sm text-action underline">
                Remove
              </button>
            </p>
          )}
          <Field
            form="contact"
            name="name"
            label="Name"
            autoComplete="name"
            required
            error={errors.name}
            {...typed("name")}
          />
          <Field
            form="contact"
            name="email"
            label="Email"
            type="email"
            autoComplete="email"
            required
            error={errors.email}
            {...typed("email")}
          />
          <Field
            form="contact"
            name="phone"
            label="Phone"
            type="tel"
            autoComplete="tel"
            required
            error={errors.phone}
            {...typed("phone")}
          />
          <HiddenFields form="contact" values={template ? templateHeld : { [hiddenFields.plan]: chosen.plan }} />
          <Problem text={sending.problem} />
          <Button type="submit" className="w-full" disabled={busy}>
            {busy ? "Submitting..." : "Request a call"}
          </Button>
          <DataNotice purpose="We use these details to call you back about this request and for nothing else." />
        </form>
      </div>
    </div>
  );
}
