import { costLabels as labels } from "../../content/home/bill.ts";
import { type StructureId, structureIds, structureNames } from "../../content/schemas/plain-lists.ts";
import { type StateCode, states } from "../../content/states.ts";
import { exampleState } from "../../content/tools/plan-words.ts";
import { chosenState } from "../../domain/company-plan/company-plan.ts";
import { billLabels, billOf, completePlan, placeOf } from "../../domain/company-plan/cost.ts";
import { formatAmount } from "../../domain/costs/amount.ts";
import { isDutyMissing, isFeeMissing, paidSplit } from "../../domain/costs/duty-words.ts";
import { withPlan } from "../company-plan/plan-address.ts";
import { useCountedPlan } from "../company-plan/useCountedPlan.ts";
import { Bar, billFills, Swatch } from "../ui/Bar.tsx";
import { Select } from "../ui/Field.tsx";
import { MovingFigure } from "../ui/MovingFigure.tsx";
import { StatusLine } from "../ui/notices.tsx";
import { RadioTiles } from "../ui/RadioTiles.tsx";

const formName = "bill";
const structureOptions = structureIds.map((value) => ({ value, label: structureNames[value] }));
const stateChoices = states.map(({ code, name }) => ({ value: code as string, label: name }));
const noState = { value: "", label: exampleState.choose };

/** Fee, GST and charges for a structure in a state, and their sum: the plan of the visit, as every tool has it. */
export function Bill() {
  const {
    planState: { plan, change },
    ledger,
    failed,
  } = useCountedPlan();
  const { structure } = completePlan(plan);
  const { parts, ours, others, total } = billOf(ledger);
  const partLabels = billLabels(plan);
  const totalLabel = `${plan.section8 ? labels.totalWithoutFee : labels.total}${plan.state ? " in " : ", "}${placeOf(plan)}`;

  if (failed)
    return (
      <div className="certificate">
        <div className="p-4 md:p-6 lg:p-8">
          <StatusLine kind="problem">{labels.failed}</StatusLine>
        </div>
      </div>
    );
  return (
    <div className="certificate">
      <div className="p-4 md:p-6 lg:p-8">
        <div className="needs-script no-print grid gap-x-6 gap-y-4 pb-5 md:grid-cols-2 md:pb-7">
          <RadioTiles
            form={formName}
            name="structure"
            legend={labels.structure}
            options={structureOptions}
            value={plan.section8 ? "" : structure}
            onChange={(value) => change({ structure: value as StructureId }, "push")}
          />
          <Select
            form={formName}
            name="state"
            label={labels.state}
            choices={plan.state ? stateChoices : [noState, ...stateChoices]}
            value={plan.state ?? ""}
            onChange={(event) =>
              event.target.value && change(chosenState(plan, event.target.value as StateCode, structure), "push")
            }
          />
        </div>
        <dl className="figures border-t border-ink md:flex md:flex-wrap md:gap-x-4 md:gap-y-3 md:pt-5">
          {parts.map(({ id, amount }, index) => (
            <div
              key={id}
              className="flex items-baseline justify-between gap-4 border-b border-line py-2 md:flex-col-reverse md:justify-end md:gap-0 md:border-0 md:py-0 md:last:min-w-min md:last:grow md:last:basis-0"
            >
              <dt className={`flex items-baseline text-sm text-muted ${index > 0 ? "md:pl-8" : ""}`}>
                <Swatch fill={billFills[id]} className="mr-2" />
                {partLabels[id]}
              </dt>
              <dd className="font-strong whitespace-nowrap md:text-xl md:font-heading md:tracking-tight">
                {index > 0 && (
                  <span aria-hidden="true" className="pr-4 font-normal text-muted max-md:hidden">
                    +
                  </span>
                )}
                <MovingFigure value={amount.from}>{formatAmount(amount)}</MovingFigure>
              </dd>
            </div>
          ))}
        </dl>
        <Bar
          parts={parts.map(({ id, amount }) => ({ id, amount: amount.from, fill: billFills[id] }))}
          className="mt-4 h-3 w-full md:mt-5"
        />
        {!plan.section8 && <p className="figures mt-3 text-sm text-muted">{paidSplit(ours, others)}</p>}
        <p className="mt-4 text-sm font-strong md:mt-6">{totalLabel}</p>
        <div className="figures flex flex-wrap items-center justify-between gap-x-6 border-b-3 border-double border-ink pb-1 md:pb-3">
          <p
            className={`leading-none font-heading tracking-tight text-action ${total.from === total.to ? "py-1 text-[clamp(3.5rem,2.6rem+4vw,5.5rem)]" : "py-3 text-[clamp(1.75rem,1.3rem+2.4vw,3rem)]"}`}
          >
            <MovingFigure value={total.from}>{formatAmount(total)}</MovingFigure>
            {total.missing.length > 0 && (
              <span className="block pt-2 text-sm font-normal tracking-normal text-muted">
                {isFeeMissing(total) && labels.missingFee} {isDutyMissing(total) && labels.missingDuty}
              </span>
            )}
          </p>
          <a
            href={withPlan("/cost-calculator#ledger", plan)}
            className="link inline-flex min-h-11 items-center font-strong"
          >
            {labels.everyLine}
          </a>
        </div>
        <p role="status" className="sr-only">
          {plan.state && `${totalLabel}: ${formatAmount(total)}`}
        </p>
      </div>
    </div>
  );
}
