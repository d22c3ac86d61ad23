import { structureIds, tiers } from "../../content/schemas/structure-id.ts";
import { states } from "../../content/states.ts";
import { planLimits } from "../../domain/company-plan/company-plan.ts";
import { completePlan } from "../../domain/company-plan/complete.ts";
import { capitalLabel } from "../../domain/company-plan/summary.ts";
import { structureNames } from "../../domain/compliance/profile.ts";
import { rupees } from "../../domain/india/money.ts";
import { offerSet } from "../../domain/offers/offers.ts";
import type { Basis } from "../../domain/quotation/model.ts";
import { Field, Select } from "../../src/ui/Field.tsx";
import { EditForm } from "./EditForm.tsx";
import { planOf, readBasis, type Values } from "./edits.ts";
import type { FormState } from "./useOpenForm.ts";

interface Props {
  form: FormState;
  values: Values;
  save: string;
  intro?: string;
  isBusy: boolean;
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
export function BasisForm({ form, values, save, intro, isBusy, onSave }: Props) {
  const plan = planOf(values);
  const usual = completePlan({ ...plan, capital: undefined, people: undefined });
  const isSection8 = plan.section8 !== undefined;
  const field = (name: string) => ({
    form: "basis",
    name,
    value: values[name] ?? "",
    onChange: ({ target }: { target: { value: string } }) => form.type(name, target.value),
  });
  const offers = offerSet(usual.structure).offers;
  return (
    <EditForm
      form={form}
      title="What it covers"
      intro={intro}
      isBusy={isBusy}
      save={{ label: save, read: () => readBasis(values), onSave }}
    >
      {(errors) => (
        <div className="grid gap-3 sm:grid-cols-2">
          <Select {...field("structure")} label="Structure" required choices={structures} error={errors.structure} />
          <Select
            {...field("state")}
            label="State of the office"
            required
            choices={stateChoices}
            error={errors.state}
          />
          {plan.section8 !== "without-shares" && (
            <Field
              {...field("capital")}
              label={capitalLabel(plan)}
              inputMode="text"
              autoComplete="off"
              hint={values.capital ? undefined : `Empty: ${rupees(usual.capital)}`}
              error={errors.capital}
            />
          )}
          {plan.structure !== "opc" && (
            <Field
              {...field("people")}
              label="People who sign"
              inputMode="numeric"
              autoComplete="off"
              hint={values.people ? undefined : `Empty: ${usual.people}`}
              error={errors.people}
            />
          )}
          {!isSection8 && (
            <Select
              {...field("tier")}
              label="Plan"
              choices={[
                { value: "", label: `Not said: ${offers[0]?.name}` },
                ...tiers.map((tier) => ({
                  value: tier,
                  label: offers.find((each) => each.tier === tier)?.name ?? tier,
                })),
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
            <Field {...field("name")} label="Proposed name" maxLength={planLimits.name} autoComplete="off" />
          </div>
        </div>
      )}
    </EditForm>
  );
}
