import { costCalculator } from "../../../content/cost-calculator.ts";
import { type Amount, formatAmount } from "../../../domain/costs/amount.ts";
import { calculateCost } from "../../../domain/costs/calculate.ts";
import { describeStep, nextCapitalStep } from "../../../domain/costs/compare.ts";
import type { CostInput } from "../../../domain/costs/ledger.ts";
import { rupees } from "../../../domain/india/money.ts";
import { inLakh } from "./CapitalField.tsx";
import { MissingDuty, OpenEnd, openPart } from "./MissingDuty.tsx";
import { PhoneFold } from "./PhoneFold.tsx";
import { barEnd, RangeBar } from "./RangeBar.tsx";
import { wholeAmounts } from "./whole-amounts.ts";

const words = costCalculator.steps;

const highest = ({ from, to }: Amount): number => Math.max(from, to);

/** Where a fee or the duty jumps next, and what the charges are at other amounts. */
export function CapitalSteps({ input }: { input: CostInput }) {
  const step = nextCapitalStep(input);
  const amounts = [...new Set([...costCalculator.stepCapital[input.structure], input.capital])].sort((a, b) => a - b);
  const rows = amounts.map((capital) => ({
    capital,
    charges: calculateCost({ ...input, capital, ourFee: undefined }).charges,
  }));
  const scale = Math.max(...rows.map(({ charges }) => charges.to));
  const room = rows.some(({ charges }) => charges.missing.length > 0) ? 100 - openPart : 100;
  const isUnknown = step ? step.unknown.length > 0 : calculateCost(input).stampDuty.missing.length > 0;
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
      <div>
        <h3 className="text-lg">{words.next}</h3>
        {step ? (
          <>
            <p className="figures mt-2 text-xl leading-snug font-heading">{describeStep(step)}</p>
            <dl className="mt-3 border-t border-ink text-sm">
              {step.lines.map(({ id, label, adds }) => (
                <div key={id} className="flex justify-between gap-4 border-b border-line py-2">
                  <dt className="text-muted">{label}</dt>
                  <dd className="figures text-right font-strong">{wholeAmounts(formatAmount(adds))}</dd>
                </div>
              ))}
              {step.lines.length > 1 && (
                <div className="flex justify-between gap-4 border-b border-ink py-2">
                  <dt className="font-strong">{words.inAll}</dt>
                  <dd className="figures text-right font-strong">{wholeAmounts(formatAmount(step.adds))}</dd>
                </div>
              )}
            </dl>
            {highest(step.before) > 0 && (
              <p className="figures mt-3 max-w-prose text-sm text-muted">
                {step.before.from === step.before.to ? words.percentage : words.percentageUpTo}{" "}
                {rupees(highest(step.before))}.
              </p>
            )}
          </>
        ) : (
          <p className="mt-2 text-muted">{words.none}</p>
        )}
        {isUnknown && <p className="mt-3 max-w-prose text-sm text-muted">{words.unknown}</p>}
      </div>
      <div>
        <h3 className="mb-3 text-lg max-md:hidden">{words.charges}</h3>
        <PhoneFold label={words.charges}>
          <ul className="border-t border-ink text-sm">
            {rows.map(({ capital, charges }) => {
              const chosen = capital === input.capital;
              return (
                <li
                  key={capital}
                  aria-current={chosen ? "true" : undefined}
                  className="figures grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-3 border-b border-line py-2 aria-current:bg-action-wash aria-current:font-strong sm:grid-cols-[7rem_minmax(0,1fr)_15rem]"
                >
                  <span className="pl-2">{inLakh(capital)}</span>
                  <svg
                    aria-hidden="true"
                    className="h-2.5 w-full forced-color-adjust-none max-sm:col-span-2 max-sm:row-start-2"
                  >
                    <RangeBar {...charges} scale={scale} room={room} strong={chosen} />
                    {charges.missing.length > 0 && <OpenEnd from={barEnd(charges.to, scale, room)} />}
                  </svg>
                  <span className="pr-2 text-right">
                    {wholeAmounts(formatAmount(charges))}
                    <MissingDuty total={charges} />
                  </span>
                </li>
              );
            })}
          </ul>
        </PhoneFold>
      </div>
    </div>
  );
}
