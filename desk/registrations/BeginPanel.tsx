import { type RegistrationForm, registrationForms } from "../../content/schemas/registration-stage.ts";
import { type StateCode, states } from "../../content/states.ts";
import { type CompanyPlan, planLimits } from "../../domain/company-plan/company-plan.ts";
import { localDay } from "../../domain/india/local-time.ts";
import { Disclosure } from "../../src/ui/Disclosure.tsx";
import { Field, Select } from "../../src/ui/Field.tsx";
import type { Enquiry } from "../api/enquiries.ts";
import { useBegin } from "../api/registrations.ts";
import { useNow } from "../live/useNow.ts";
import { ActionForm } from "../ui/ActionForm.tsx";
import { Panel } from "../ui/Panel.tsx";
import { useActionForm } from "../ui/useActionForm.ts";
import { formNames } from "./words.ts";

/** For an agreement made without a quotation that was accepted on the founder's page. */
export default function BeginPanel({ enquiry, plan }: { enquiry: Enquiry; plan: CompanyPlan | undefined }) {
  const planned = plan?.section8 ? "section-8" : (plan?.structure ?? enquiry.structure ?? "private-limited");
  const there = {
    form: planned as RegistrationForm,
    state: (plan?.state ?? enquiry.state ?? "") as StateCode | "",
    people: String(plan?.people ?? (planned === "opc" ? 1 : 2)),
    capital: String(plan?.capital ?? ""),
    startedOn: "",
  };
  const begin = useActionForm("begin", enquiry.id, there, useBegin(enquiry.id));
  const { form, state, people, capital, startedOn } = begin.values;
  const now = useNow();
  return (
    <Panel id="registration" title="Registration">
      <p className="max-w-prose py-3 text-sm text-muted">
        Begins by itself when the founder accepts the quotation on their page.
      </p>
      <Disclosure label="Begin without that" className="border-t border-line" open={enquiry.status === "engaged"}>
        <ActionForm
          form={begin}
          className="grid gap-x-3 gap-y-3 pt-1 pb-4 sm:grid-cols-2"
          button="Begin the registration"
          onSave={() =>
            begin.save({
              form,
              people: form === "opc" ? 1 : Number(people),
              ...(state && { state }),
              ...(capital && { capital: Number(capital) }),
              ...(startedOn && { startedOn }),
            })
          }
        >
          <Select
            {...begin.field("form")}
            label="Structure"
            choices={registrationForms.map((value) => ({ value, label: formNames[value] }))}
          />
          <Select
            {...begin.field("state")}
            label="State of the office"
            choices={[
              { value: "", label: "Not known yet" },
              ...states.map(({ code, name }) => ({ value: code, label: name })),
            ]}
          />
          {form !== "opc" && (
            <Field
              {...begin.field("people")}
              label="People who sign"
              type="number"
              required
              min={Math.max(2, planLimits.people.min)}
              max={planLimits.people.max}
            />
          )}
          <Field
            {...begin.field("capital")}
            label={form === "llp" ? "Contribution in ₹" : "Authorised capital in ₹"}
            type="number"
            inputMode="numeric"
            min={planLimits.capital.min}
            max={planLimits.capital.max}
          />
          <div className="sm:col-span-2">
            <Field
              {...begin.field("startedOn")}
              label="Under way since"
              hint="Empty if it begins today. The days of its stages are entered afterwards, from this day on."
              type="date"
              max={localDay(now)}
            />
          </div>
        </ActionForm>
      </Disclosure>
    </Panel>
  );
}
