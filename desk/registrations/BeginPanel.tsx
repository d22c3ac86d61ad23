import { useState } from "react";
import { type RegistrationForm, registrationForms } from "../../content/schemas/registration-stage.ts";
import { type StateCode, states } from "../../content/states.ts";
import { type CompanyPlan, planLimits } from "../../domain/company-plan/company-plan.ts";
import { localDay } from "../../domain/india/local-time.ts";
import { Button } from "../../src/ui/Button.tsx";
import { Field, Select } from "../../src/ui/Field.tsx";
import { Fold } from "../../src/ui/Fold.tsx";
import type { Enquiry } from "../api/enquiries.ts";
import { useBegin } from "../api/registrations.ts";
import { useNow } from "../live/useNow.ts";
import { ActionError } from "../ui/ActionError.tsx";
import { Panel } from "../ui/Panel.tsx";
import { useDraft } from "../ui/useDraft.ts";
import { FounderPage } from "./FounderPage.tsx";
import { formNames } from "./words.ts";

/** For an agreement made without a quotation that was accepted on the founder's page. */
export default function BeginPanel({ enquiry, plan }: { enquiry: Enquiry; plan: CompanyPlan | undefined }) {
  const begin = useBegin(enquiry.id);
  const now = useNow();
  const planned = plan?.section8 ? "section-8" : (plan?.structure ?? enquiry.structure ?? "private-limited");
  const [form, setForm] = useState<RegistrationForm>(planned);
  const [state, setState] = useState<StateCode | "">(plan?.state ?? enquiry.state ?? "");
  const [people, setPeople] = useState(String(plan?.people ?? (planned === "opc" ? 1 : 2)));
  const [capital, setCapital] = useDraft(`registration-capital:${enquiry.id}`, String(plan?.capital ?? ""));
  const [startedOn, setStartedOn] = useState("");
  const { people: peopleLimits, capital: capitalLimits } = planLimits;
  return (
    <Panel id="registration" title="Registration">
      <p className="max-w-prose py-3 text-sm text-muted">
        Begins by itself when the founder accepts the quotation on their page.
      </p>
      <Fold label="Begin without that" className="border-t border-line" open={enquiry.status === "engaged"}>
        <form
          className="grid gap-x-3 gap-y-3 pt-1 pb-4 sm:grid-cols-2"
          onSubmit={(event) => {
            event.preventDefault();
            begin.mutate({
              form,
              people: form === "opc" ? 1 : Number(people),
              ...(state && { state }),
              ...(capital && { capital: Number(capital) }),
              ...(startedOn && { startedOn }),
            });
          }}
        >
          <Select
            form="begin"
            name="form"
            label="Structure"
            choices={registrationForms.map((value) => ({ value, label: formNames[value] }))}
            value={form}
            onChange={({ target }) => setForm(target.value as RegistrationForm)}
          />
          <Select
            form="begin"
            name="state"
            label="State of the office"
            choices={[
              { value: "", label: "Not known yet" },
              ...states.map(({ code, name }) => ({ value: code, label: name })),
            ]}
            value={state}
            onChange={({ target }) => setState(target.value as StateCode | "")}
          />
          {form !== "opc" && (
            <Field
              form="begin"
              name="people"
              label="People who sign"
              type="number"
              required
              min={Math.max(2, peopleLimits.min)}
              max={peopleLimits.max}
              value={people}
              onChange={({ target }) => setPeople(target.value)}
            />
          )}
          <Field
            form="begin"
            name="capital"
            label={form === "llp" ? "Contribution in ₹" : "Authorised capital in ₹"}
            type="number"
            inputMode="numeric"
            min={capitalLimits.min}
            max={capitalLimits.max}
            value={capital}
            onChange={({ target }) => setCapital(target.value)}
          />
          <div className="sm:col-span-2">
            <Field
              form="begin"
              name="startedOn"
              label="Under way since"
              hint="Empty if it begins today. The days of its stages are entered afterwards, from this day on."
              type="date"
              max={localDay(now)}
              value={startedOn}
              onChange={({ target }) => setStartedOn(target.value)}
            />
          </div>
          <div className="space-y-3 sm:col-span-2">
            <Button type="submit" disabled={begin.isPending}>
              Begin the registration
            </Button>
            <ActionError error={begin.error} />
          </div>
        </form>
      </Fold>
      <Fold label="Founder's page">
        <FounderPage enquiry={enquiry} />
      </Fold>
    </Panel>
  );
}
