import { useEffect, useState } from "react";
import type { LanguageText } from "../../content/languages/language-text.ts";
import type { Tier } from "../../content/offers/tiers.ts";
import type { StructureId } from "../../content/schemas/plain-lists.ts";
import { site } from "../../content/site.ts";
import type { StateCode } from "../../content/states.ts";
import { type Amount, exactly, type Total } from "../../domain/costs/amount.ts";
import { hiddenFields } from "../../domain/forms/form.ts";
import { rupees } from "../../domain/india/money.ts";
import { offerTotal } from "../../domain/offers/price.ts";
import { fill } from "../../domain/text.ts";
import { mayHavePlan, onPlan } from "../company-plan/may-have-plan.ts";
import { Select } from "../ui/Field.tsx";

/** '₹15,163', or '₹15,163–₹16,000' where sources differ, on two lines where there is no room. */
const AmountText = ({ from, to }: Amount) =>
  from === to ? (
    rupees(from)
  ) : (
    <>
      <span className="inline-block">{rupees(Math.min(from, to))}–</span>
      <span className="inline-block">{rupees(Math.max(from, to))}</span>
    </>
  );

/** What reads and keeps the plan of a visit is loaded by those who have one, or choose. */
const loadVisit = () => import("../company-plan/visit.ts");

export interface LanguagePricesProps {
  /** The id of the form that the chosen state goes with. */
  form: string;
  words: LanguageText["prices"];
  sets: readonly {
    structure: StructureId;
    title: string;
    offers: readonly { tier: Tier; name: string; fee: number }[];
    signatures: number;
  }[];
  charges: Readonly<Record<StateCode, Record<StructureId, Total>>>;
  states: readonly { value: StateCode; label: string }[];
  exampleState: StateCode;
}

/** All prices with GST and the charges of a state. Without script those of the example are there. */
export function LanguagePrices({ form, words, sets, charges: ofStates, states, exampleState }: LanguagePricesProps) {
  const [chosen, setChosen] = useState<StateCode | "">("");
  const state = chosen || exampleState;
  // The state is that of the whole visit: the tools in English know it, and a reload keeps it.
  useEffect(
    () =>
      onPlan(() => {
        if (!mayHavePlan()) return;
        loadVisit().then(
          ({ visitPlan }) => setChosen(visitPlan().state ?? ""),
          () => undefined,
        );
      }),
    [],
  );
  function choose(next: StateCode | "") {
    setChosen(next);
    loadVisit().then(
      ({ changeVisit }) => changeVisit({ state: next || undefined }),
      () => undefined,
    );
  }
  const stateName = states.find(({ value }) => value === state)?.label ?? state;
  return (
    <>
      <div className="needs-script no-print max-w-[26rem]">
        <Select
          form="prices"
          name="state"
          label={words.state}
          hint={fill(chosen ? words.chosen : words.example, { state: stateName })}
          choices={[{ value: "", label: words.chooseState }, ...states]}
          value={chosen}
          onChange={(event) => choose(event.target.value as StateCode | "")}
        />
        {chosen && (
          <input type="hidden" name={hiddenFields.companyPlan} form={form} value={JSON.stringify({ state: chosen })} />
        )}
      </div>
      <p className="without-script font-strong">{fill(words.withoutScript, { state: stateName })}</p>
      <div className="mt-6 grid gap-x-5 gap-y-0 xl:grid-cols-3">
        {sets.map(({ structure, title, offers, signatures }) => {
          const charges = ofStates[state][structure];
          const ours = { ...exactly(signatures), missing: [] };
          const total = { from: signatures + charges.from, to: signatures + charges.to, missing: charges.missing };
          const prices = offers.map(({ fee }) => offerTotal(fee, { state, ours, total }));
          const rows = [
            { label: words.fee, amounts: prices.map(({ fee }) => exactly(fee)) },
            ...(site.gst.registered ? [{ label: words.gst, amounts: prices.map(({ gst }) => exactly(gst)) }] : []),
            { label: words.signatures, amounts: prices.map(() => ours) },
            { label: words.ours, amounts: prices.map((price) => price.ours), isSum: true },
            { label: words.charges, amounts: prices.map(() => charges) },
          ];
          return (
            <div
              key={structure}
              className="sheet row-span-3 mb-5 grid break-inside-avoid grid-cols-[minmax(0,1fr)] grid-rows-subgrid p-4 md:p-5"
            >
              <h3 id={`prices-${structure}`} className="text-lg">
                {title}
              </h3>
              <p id={`basis-${structure}`} className="text-sm text-muted">
                {stateName}: {words.basis[structure]}
              </p>
              <div>
                <table
                  aria-labelledby={`prices-${structure}`}
                  aria-describedby={`basis-${structure}`}
                  className="w-full table-fixed border-collapse text-right text-sm max-[22rem]:text-xs"
                >
                  <thead>
                    <tr className="border-b border-ink align-baseline">
                      <th scope="col" className="w-[28%] py-2 text-left font-strong">
                        {words.plan}
                      </th>
                      {offers.map(({ tier, name }) => (
                        <th key={tier} scope="col" lang="en-IN" className="py-2 font-strong">
                          {name}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {rows.map(({ label, amounts, isSum }) => (
                      <tr key={label} className={`border-b border-line align-baseline ${isSum ? "font-strong" : ""}`}>
                        <th scope="row" className={`py-1.5 text-left ${isSum ? "" : "font-normal text-muted"}`}>
                          {label}
                        </th>
                        {amounts.map((amount, index) => (
                          <td key={offers[index]?.tier} className="py-1.5 pl-1">
                            <AmountText {...amount} />
                          </td>
                        ))}
                      </tr>
                    ))}
                    <tr className="border-b-3 border-double border-ink align-baseline text-action">
                      <th scope="row" className="py-2 text-left font-strong">
                        {words.total}
                      </th>
                      {prices.map((price, index) => (
                        <td
                          key={offers[index]?.tier}
                          data-total={`${structure}:${offers[index]?.tier}`}
                          className={`py-2 pl-1 font-strong ${charges.from === charges.to ? "text-base max-[22rem]:text-sm" : ""}`}
                        >
                          <AmountText {...price.total} />
                        </td>
                      ))}
                    </tr>
                  </tbody>
                </table>
                {charges.from !== charges.to && <p className="mt-2 text-sm text-muted">{words.ranges}</p>}
                {charges.missing.length > 0 && <p className="mt-2 text-sm text-muted">{words.missingDuty}</p>}
              </div>
            </div>
          );
        })}
      </div>
      <p role="status" className="sr-only">
        {chosen && fill(words.chosen, { state: stateName })}
      </p>
    </>
  );
}
