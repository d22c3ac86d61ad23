import { type ChangeEvent, useLayoutEffect, useRef } from "react";
import type { StructureId } from "../../../content/schemas/structure-id.ts";
import { costCalculator } from "../../../content/tools/cost-calculator.ts";
import { rupees } from "../../../domain/india/money.ts";
import { Field } from "../../ui/Field.tsx";
import type { CapitalText } from "./useCapitalText.ts";

const lakh = 100_000;
const crore = 100 * lakh;

/** '₹1 lakh', '₹15.1 lakh', '₹1 crore'; other amounts in full. */
export function inLakh(amount: number): string {
  if (amount >= crore && amount % (crore / 10) === 0) return `₹${amount / crore} crore`;
  return amount >= lakh && amount % (lakh / 10) === 0 ? `₹${amount / lakh} lakh` : rupees(amount);
}

const words = costCalculator.form;

interface Props {
  form: string;
  structure: StructureId;
  capital: number;
  text: CapitalText;
}

/** Digits to the right of the caret, which grouping does not change. */
const digitsAfter = (text: string, caret: number): number => text.slice(caret).replace(/\D/g, "").length;

function caretBefore(text: string, digits: number): number {
  let caret = text.length;
  for (let left = digits; left > 0; caret--) if (/\d/.test(text[caret - 1] ?? "")) left--;
  return caret;
}

/** Common amounts as chips, and any other amount: figures are grouped the Indian way as they are typed. */
export function CapitalField({ form, structure, capital, text: { text, problem, type, finish, choose } }: Props) {
  const input = useRef<HTMLDivElement>(null);
  const caret = useRef<number | undefined>(undefined);
  const kind = structure === "llp" ? "llp" : "company";
  const isWritten = !problem && /[^\d,]/.test(text);

  useLayoutEffect(() => {
    const field = input.current?.querySelector("input");
    if (!field || caret.current === undefined) return;
    const at = caretBefore(field.value, caret.current);
    caret.current = undefined;
    field.setSelectionRange(at, at);
  });

  function typeInto({ target }: ChangeEvent<HTMLInputElement>) {
    // Only figures are grouped anew; in '5 lakh' the caret stays by itself.
    if (/^[\d,]*$/.test(target.value))
      caret.current = digitsAfter(target.value, target.selectionStart ?? target.value.length);
    type(target.value);
  }

  return (
    <div ref={input}>
      <Field
        form={form}
        name="capital"
        label={`${words.capital[kind]} (₹)`}
        // As high with either, or what is below would move away under a click.
        hint={isWritten ? `${words.capitalRead} ${rupees(capital)}` : words.capitalHint[kind]}
        error={problem}
        value={text}
        onChange={typeInto}
        onBlur={finish}
        className="figures"
      />
      <ul aria-label="Common amounts" className="mt-2 flex flex-wrap gap-2 lg:flex-nowrap lg:gap-0">
        {costCalculator.commonCapital[structure].map((amount) => (
          <li key={amount} className="group/amount lg:-ml-px lg:grow lg:first:ml-0">
            <button
              type="button"
              aria-pressed={amount === capital && !problem}
              onClick={() => choose(amount)}
              className="figures relative min-h-11 rounded-full border border-line-strong bg-sheet px-3.5 text-sm lg:w-full lg:rounded-none lg:px-1 lg:whitespace-nowrap lg:group-first/amount:rounded-l-sm lg:group-last/amount:rounded-r-sm lg:hover:z-1 lg:focus-visible:z-1 lg:aria-pressed:z-1 hover:border-action hover:text-action aria-pressed:border-action aria-pressed:bg-action-wash aria-pressed:font-strong aria-pressed:text-action"
            >
              {inLakh(amount)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
