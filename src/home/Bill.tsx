import { bill as words } from "../../content/bill.ts";
import { costCalculator } from "../../content/cost-calculator.ts";
import { exampleState } from "../../content/filled-from-plan.ts";
import { type StructureId, structureIds } from "../../content/schemas/structure-id.ts";
import { type StateCode, states } from "../../content/states.ts";
import { billOf } from "../../domain/company-plan/bill.ts";
import { completePlan } from "../../domain/company-plan/complete.ts";
import { exampleHint, placeOf } from "../../domain/company-plan/example.ts";
import { structureNames } from "../../domain/compliance/profile.ts";
import { formatAmount } from "../../domain/costs/amount.ts";
import { offerSet } from "../../domain/offers/offers.ts";
import { fill } from "../../domain/text.ts";
import { withPlan } from "../company-plan/company-plan.ts";
import { useCompanyPlan } from "../company-plan/useCompanyPlan.ts";
import { MissingDuty } from "../tools/cost-calculator/MissingDuty.tsx";
import { Select } from "../ui/Field.tsx";
import { MovingAmount } from "../ui/MovingAmount.tsx";
import { RadioTiles } from "../ui/RadioTiles.tsx";
import { BillBar } from "./BillBar.tsx";

const { form, ledger: ledgerWords } = costCalculator;
const formName = "bill";
const structureOptions = structureIds.map((value) => ({ value, label: structureNames[value] }));
const stateChoices = states.map(({ code, name }) => ({ value: code as string, label: name }));
const noState = { value: "", label: exampleState.choose };

/** Fee, GST and charges for a structure in a state, and their sum: the plan of the visit, as every tool has it. */
export function Bill() {
  const { plan, change } = useCompanyPlan();
  const { structure, tier } = completePlan(plan);
  const { parts, total } = billOf(plan);
  const offer = offerSet(structure).offers.find((each) => each.tier === tier);
  const labels = { ...words.parts, fee: fill(words.parts.fee, { offer: offer?.name ?? tier }) };
  const isRange = total.from !== total.to;
  const totalLabel = `${plan.section8 ? ledgerWords.totalWithoutFee : ledgerWords.total}${plan.state ? " in " : ", "}${placeOf(plan)}`;

  function chooseState(state: StateCode) {
    // With a state the total counts, and it is that of the structure which is shown.
    change(plan.section8 ? { state } : { state, structure }, "push");
  }

  return (
    <>
      <div className="needs-script grid gap-x-8 gap-y-4 md:grid-cols-2">
        <RadioTiles
          form={formName}
          name="structure"
          legend={form.structure}
          options={structureOptions}
          value={plan.section8 ? "" : structure}
          onChange={(value) => change({ structure: value as StructureId }, "push")}
        />
        <Select
          form={formName}
          name="state"
          label={form.state}
          hint={exampleHint(plan)}
          choices={plan.state ? stateChoices : [noState, ...stateChoices]}
          value={plan.state ?? ""}
          onChange={(event) => event.target.value && chooseState(event.target.value as StateCode)}
        />
      </div>
      <div className="mt-5 border-t border-ink lg:mt-8 lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-x-12">
        <div className="lg:flex lg:flex-col lg:justify-end">
          <dl className="figures lg:flex lg:gap-x-4 lg:pt-6">
            {parts.map(({ id, amount }, index) => (
              <div
                key={id}
                className="flex flex-row-reverse items-baseline justify-between gap-4 border-b border-line py-2.5 lg:block lg:max-w-60 lg:border-0 lg:py-0"
              >
                <dd className="font-strong whitespace-nowrap lg:text-2xl lg:font-heading lg:tracking-tight">
                  {index > 0 && (
                    <span aria-hidden="true" className="pr-4 font-normal text-muted max-lg:hidden">
                      +
                    </span>
                  )}
                  <MovingAmount amount={amount} />
                </dd>
                <dt className={`text-sm text-muted ${index > 0 ? "lg:pl-8" : ""}`}>{labels[id]}</dt>
              </div>
            ))}
          </dl>
          <BillBar parts={parts} total={total} />
        </div>
        <div className="figures border-ink pt-4 lg:border-l lg:pt-6 lg:pl-12">
          <p className="text-sm font-strong">{totalLabel}</p>
          <p
            className={`leading-none font-heading tracking-tight text-action ${isRange ? "py-2 text-3xl" : "text-[clamp(3.5rem,2.6rem+4vw,5.5rem)]"}`}
          >
            <MovingAmount amount={total} />
            <MissingDuty total={total} />
          </p>
          <p role="status" className="sr-only">
            {plan.state && `${totalLabel}: ${formatAmount(total)}`}
          </p>
          <a
            href={withPlan("/cost-calculator#ledger", plan)}
            className="link mt-1 inline-flex min-h-11 items-center font-strong"
          >
            {words.everyLine}
          </a>
        </div>
      </div>
    </>
  );
}
