import { type RegistrationForm, registrationForms } from "../../content/schemas/registration-stage.ts";
import { type StateCode, states } from "../../content/states.ts";
import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { completePlan } from "../../domain/company-plan/cost.ts";
import { planLimits } from "../../domain/company-plan/fields.ts";
import { localDay } from "../../domain/india/local-time.ts";
import { describeStage } from "../../domain/registration/describe.ts";
import { laterStages, longestWords } from "../../domain/registration/registration.ts";
import { Disclosure } from "../../src/ui/Disclosure.tsx";
import { Field, Select } from "../../src/ui/Field.tsx";
import type { Enquiry } from "../enquiries/api.ts";
import { ActionForm } from "../ui/ActionForm.tsx";
import { useActionForm } from "../ui/drafts.ts";
import { useNow } from "../ui/hooks.ts";
import { Panel } from "../ui/Panel.tsx";
import { useBegin } from "./api.ts";
import { formNames } from "./registration-words.ts";

type LaterStage = (typeof laterStages)[number];
type Values = Record<LaterStage | "people" | "capital" | "startedOn" | "papers" | "reason", string> & {
  form: RegistrationForm;
  state: StateCode | "";
};

/** For an agreement made without a quotation that was accepted on the founder's page. */
export default function BeginPanel({ enquiry, plan }: { enquiry: Enquiry; plan: CompanyPlan | undefined }) {
  const planned = plan?.section8 ? "section-8" : (plan?.structure ?? enquiry.structure ?? "private-limited");
  const there = {
    form: planned as RegistrationForm,
    state: (plan?.state ?? enquiry.state ?? "") as StateCode | "",
    people: String(completePlan({ ...plan, structure: planned === "section-8" ? undefined : planned }).people),
    capital: String(plan?.capital ?? ""),
    startedOn: "",
    ...Object.fromEntries(laterStages.map((stage) => [stage, ""])),
    papers: "",
    reason: "",
  } as Values;
  const begin = useActionForm("begin", enquiry.id, there, useBegin(enquiry.id));
  const { form, state, people, capital, startedOn, papers, reason } = begin.values;
  const stages = Object.fromEntries(
    laterStages.flatMap((stage) => (startedOn && begin.values[stage] ? [[stage, begin.values[stage]]] : [])),
  );
  const isFurther = Object.keys(stages).length > 0;
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
              people: form === "opc" && planned !== "opc" ? 1 : Number(people),
              ...(state && { state }),
              ...(capital && { capital: Number(capital) }),
              ...(startedOn && { startedOn, stages }),
              ...(isFurther && (papers === "complete" ? { papersComplete: true } : reason && { reason })),
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
              hint="Empty if it begins today. For one that is under way: the day on which it began, with us or elsewhere."
              type="date"
              max={localDay(now)}
            />
          </div>
          {startedOn && (
            <>
              <p className="text-sm text-muted sm:col-span-2">
                The days on which its stages began, as far as they are known. The last one is where it is now; a
                certificate is recorded afterwards.
              </p>
              {laterStages.map((stage) => (
                <Field
                  key={stage}
                  {...begin.field(stage)}
                  label={`${describeStage(stage)} since`}
                  type="date"
                  min={startedOn}
                  max={localDay(now)}
                />
              ))}
            </>
          )}
          {isFurther && (
            <Select
              {...begin.field("papers")}
              label="Papers"
              required
              choices={[
                { value: "", label: "Choose" },
                { value: "complete", label: "All of them have arrived" },
                { value: "missing", label: "Some are missing" },
              ]}
            />
          )}
          {isFurther && papers === "missing" && (
            <Field
              {...begin.field("reason")}
              label="Why it went on without them, if you know"
              hint="The founder reads it; left empty, that it was under way before it came to us. Tick afterwards what has arrived."
              maxLength={longestWords.reason}
            />
          )}
        </ActionForm>
      </Disclosure>
    </Panel>
  );
}
