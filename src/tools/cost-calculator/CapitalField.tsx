import { type ChangeEvent, useLayoutEffect, useRef } from "react";
import { costCalculator } from "../../../content/cost-calculator.ts";
import type { StructureId } from "../../../content/schemas/structure-id.ts";
import { planLimits } from "../../../domain/company-plan/company-plan.ts";
import { groupDigits, rupees } from "../../../domain/india/money.ts";
import type { CompanyPlanState } from "../../company-plan/useCompanyPlan.ts";
import { Field } from "../../ui/Field.tsx";
import { useTyped } from "../../ui/useTyped.ts";

const lakh = 100_000;
const crore = 100 * lakh;

/** '₹1 lakh', '₹15.1 lakh', '₹1 crore'; other amounts in full. */
export function inLakh(amount: number): string {
  if (amount >= crore && amount % (crore / 10) === 0) return `₹${amount / crore} crore`;
  return amount >= lakh && amount % (lakh / 10) === 0 ? `₹${amount / lakh} lakh` : rupees(amount);
}

const words = costCalculator.form;
const { min, max } = planLimits.capital;

interface Props {
  form: string;
  structure: StructureId;
  capital: number;
  onChange: CompanyPlanState["change"];
}

/** Digits to the right of the caret, which grouping does not change. */
const digitsAfter = (text: string, caret: number): number => text.slice(caret).replace(/\D/g, "").length;

function caretBefore(text: string, digits: number): number {
  let caret = text.length;
  for (let left = digits; left > 0; caret--) if (/\d/.test(text[caret - 1] ?? "")) left--;
  return caret;
}

/** Common amounts as chips, and any other amount, grouped the Indian way as it is typed. */
export function CapitalField({ form, structure, capital, onChange }: Props) {
  const accepted = groupDigits(capital);
  const [{ text }, setTyped] = useTyped({ text: accepted });
  const input = useRef<HTMLDivElement>(null);
  const caret = useRef<number | undefined>(undefined);
  const kind = structure === "llp" ? "llp" : "company";

  useLayoutEffect(() => {
    const field = input.current?.querySelector("input");
    if (!field || caret.current === undefined) return;
    const at = caretBefore(field.value, caret.current);
    caret.current = undefined;
    field.setSelectionRange(at, at);
  });

  function type({ target }: ChangeEvent<HTMLInputElement>) {
    caret.current = digitsAfter(target.value, target.selectionStart ?? target.value.length);
    const digits = target.value.replace(/\D/g, "").slice(0, 12);
    const value = Number(digits);
    setTyped({ text: digits && groupDigits(value) });
    if (value >= min && value <= max) onChange({ capital: value });
  }

  return (
    <div ref={input}>
      <Field
        form={form}
        name="capital"
        label={`${words.capital[kind]} (₹)`}
        hint={words.capitalHint[kind]}
        error={text === accepted ? undefined : words.capitalError}
        inputMode="numeric"
        value={text}
        onChange={type}
        className="figures"
      />
      <ul aria-label="Common amounts" className="mt-2 flex flex-wrap gap-2">
        {costCalculator.commonCapital[structure].map((amount) => (
          <li key={amount}>
            <button
              type="button"
              aria-pressed={amount === capital}
              onClick={() => {
                setTyped({ text: groupDigits(amount) });
                onChange({ capital: amount }, "push");
              }}
              className="figures min-h-11 rounded-full border border-line-strong bg-sheet px-3.5 text-sm hover:border-action hover:text-action aria-pressed:border-action aria-pressed:bg-action-wash aria-pressed:font-strong aria-pressed:text-action"
            >
              {inLakh(amount)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
