import { costLabels as labels, bill as words } from "../../content/home/bill.ts";
import { type StructureId, structureIds } from "../../content/schemas/plain-lists.ts";
import { type StateCode, states } from "../../content/states.ts";
import { exampleState } from "../../content/tools/plan-words.ts";
import { chosenState } from "../../domain/company-plan/company-plan.ts";
import { billOf, completePlan, placeOf } from "../../domain/company-plan/cost.ts";
import { formatAmount, sum } from "../../domain/costs/amount.ts";
import { isDutyMissing, isFeeMissing } from "../../domain/costs/duty-words.ts";
import { offerOf } from "../../domain/offers/offers.ts";
import { fill } from "../../domain/text.ts";
import { withPlan } from "../company-plan/plan-address.ts";
import { useCountedPlan } from "../company-plan/useCountedPlan.ts";
import { Bar, billFills, Swatch } from "../ui/Bar.tsx";
import { Select } from "../ui/Field.tsx";
import { MovingFigure } from "../ui/MovingFigure.tsx";
import { StatusLine } from "../ui/notices.tsx";
import { RadioTiles } from "../ui/RadioTiles.tsx";

const formName = "bill";
const structureOptions = structureIds.map((value) => ({ value, label: words.structures[value] }));
const stateChoices = states.map(({ code, name }) => ({ value: code as string, label: name }));
const noState = { value: "", label: exampleState.choose };

/** Fee, GST and charges for a structure in a state, and their sum: the plan of the visit, as every tool has it. */
export function Bill() {
  const {
    planState: { plan, change },
    ledger,
    failed,
  } = useCountedPlan();
  const { structure, tier } = completePlan(plan);
  const { parts, total } = billOf(ledger);
  const totalLabel = `${plan.section8 ? labels.totalWithoutFee : labels.total}${plan.state ? " in " : ", "}${placeOf(plan)}`;

  if (failed)
    return (
      <div className="p-4 md:p-6">
        <StatusLine kind="problem">{labels.failed}</StatusLine>
      </div>
    );
  const amounts = Object.fromEntries(parts.map(({ id, amount }) => [id, formatAmount(amount)]));
  // A row for each colour of the bar: what we sell is one of them.
  const rows = [...new Set(parts.map(({ id }) => billFills[id]))].flatMap((color) => {
    const ofColor = parts.filter(({ id }) => billFills[id] === color);
    const [first] = ofColor;
    return first ? [{ id: first.id, color, amount: sum(ofColor) }] : [];
  });
  return (
    <div className="figures flex flex-col p-4 text-sm md:p-6 lg:px-8">
      <div className="needs-script no-print grid gap-3 max-md:order-1 max-md:pt-4 sm:grid-cols-2 md:pb-5 [&_label[for]]:sr-only [&_legend]:sr-only">
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
      <p className="text-muted">{totalLabel}</p>
      <p
        className={`leading-none font-heading tracking-tight text-action ${total.from === total.to ? "py-1 text-4xl" : "py-3 text-2xl"}`}
      >
        <MovingFigure value={total.from}>{formatAmount(total)}</MovingFigure>
        {total.missing.length > 0 && (
          <span className="block pt-2 text-sm font-normal tracking-normal text-muted">
            {isFeeMissing(total) && labels.missingFee} {isDutyMissing(total) && labels.missingDuty}
          </span>
        )}
      </p>
      <Bar
        parts={rows.map(({ id, amount, color }) => ({ id, amount: amount.from, fill: color }))}
        className="mt-3 mb-1 h-3 w-full"
      />
      <ul>
        {rows.map(({ id, color, amount }) => (
          <li key={id} className="flex items-baseline gap-3 border-b border-line py-2.5">
            <Swatch fill={color} />
            <span className="grow">{fill(words.rows[id], { offer: offerOf(structure, tier).name, ...amounts })}</span>
            <strong className="whitespace-nowrap">
              <MovingFigure value={amount.from}>{formatAmount(amount)}</MovingFigure>
            </strong>
          </li>
        ))}
      </ul>
      <p className="pt-3 text-muted max-md:order-1">
        <a href={withPlan("/cost-calculator#ledger", plan)} className="link -my-2.5 inline-block py-2.5 font-strong">
          {labels.everyLine}
        </a>
        {` · ${words.approval}`}
        <a href={words.withoutScript.href} className="link without-script block py-2.5">
          {words.withoutScript.label}
        </a>
      </p>
      <p role="status" className="sr-only">
        {plan.state && `${totalLabel}: ${formatAmount(total)}`}
      </p>
    </div>
  );
}
