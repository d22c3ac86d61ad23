import { structureIds, structureNames } from "../../content/schemas/plain-lists.ts";
import { states } from "../../content/states.ts";
import { completePlan } from "../../domain/company-plan/cost.ts";
import { planLimits } from "../../domain/company-plan/fields.ts";
import { capitalLabel } from "../../domain/company-plan/summary.ts";
import { rupees } from "../../domain/india/money.ts";
import { offerSet } from "../../domain/offers/offers.ts";
import type { Basis } from "../../domain/quotation/model.ts";
import { Field, Select } from "../../src/ui/Field.tsx";
import { EditForm } from "./EditForm.tsx";
import { planOf, readBasis } from "./edits.ts";
import type { OpenForm } from "./useOpenForm.ts";

interface Props {
  form: OpenForm;
  save: string;
  intro?: string;
  onSave: (basis: Basis) => void;
}

const structures = [
  { value: "", label: "Choose" },
  ...structureIds.map((value) => ({ value, label: structureNames[value] })),
  { value: "section-8", label: "Section 8 company" },
  { value: "section-8-without-shares", label: "Section 8 company without share capital" },
];

const stateChoices = [
  { value: "", label: "Choose" },
  ...states.map(({ code, name }) => ({ value: code, label: name })),
];

/** What it is for: the charges are counted from it. */
export function BasisForm({ form, save, intro, onSave }: Props) {
  const { values } = form;
  const plan = planOf(values);
  const usual = completePlan({ ...plan, capital: undefined, people: undefined });
  const offers = offerSet(usual.structure).offers;
  return (
    <EditForm
      form={form}
      title="What it covers"
      intro={intro}
      save={{ label: save, read: () => readBasis(values), onSave }}
    >
      {(field) => (
        <div className="grid gap-3 sm:grid-cols-2">
          <Select {...field("structure")} label="Structure" required choices={structures} />
          <Select {...field("state")} label="State of the office" required choices={stateChoices} />
          {plan.section8 !== "without-shares" && (
            <Field
              {...field("capital")}
              label={capitalLabel(plan)}
              inputMode="text"
              hint={values.capital ? undefined : `Empty: ${rupees(usual.capital)}`}
            />
          )}
          {plan.structure !== "opc" && (
            <Field
              {...field("people")}
              label="People who sign"
              inputMode="numeric"
              hint={values.people ? undefined : `Empty: ${usual.people}`}
            />
          )}
          {!plan.section8 && (
            <Select
              {...field("tier")}
              label="Plan"
              choices={[
                { value: "", label: `Not said: ${offers[0]?.name}` },
                ...offers.map(({ tier, name }) => ({ value: tier, label: name })),
              ]}
            />
          )}
          {plan.structure === "private-limited" && (
            <Select
              {...field("size")}
              label="Size"
              choices={[
                { value: "", label: "A small company" },
                { value: "no", label: "Holding or subsidiary: not a small company" },
              ]}
            />
          )}
          <div className="sm:col-span-2">
            <Field {...field("name")} label="Proposed name" maxLength={planLimits.name} />
          </div>
        </div>
      )}
    </EditForm>
  );
}
