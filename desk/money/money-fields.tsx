import { type ComponentProps, useState } from "react";
import { paymentWords } from "../../content/registration/payments.ts";
import { readRupees } from "../../domain/india/money.ts";
import {
  oddReference,
  type PaymentWay,
  paymentLimits,
  paymentWays,
  referenceError,
} from "../../domain/payments/payment.ts";
import { Field, Select } from "../../src/ui/Field.tsx";
import type { useActionForm } from "../ui/drafts.ts";

const wrong = "Write whole rupees, such as 2,359";

/** Whole rupees as they were typed; nothing typed is 0. */
export function typedRupees(text: string): number | undefined {
  const read = text.trim() === "" ? 0 : readRupees(text);
  return typeof read === "number" && read <= paymentLimits.rupees ? read : undefined;
}

export const rupeesError = (text: string): string | undefined => (typedRupees(text) === undefined ? wrong : undefined);

/** For whole rupees. */
export const RupeesField = (field: ComponentProps<typeof Field>) => (
  <Field {...field} inputMode="numeric" autoComplete="off" />
);

/** Cash has no number; of what came otherwise it tells one from another. */
const referenceLabels: Readonly<Record<PaymentWay, string | undefined>> = {
  upi: "UTR, the 12 digits",
  bank: "UTR or number of the transfer",
  cheque: "Number of the cheque",
  other: "How it was paid",
  cash: undefined,
};

interface WayForm {
  values: { way: string; reference: string };
  field: (name: "way" | "reference") => ReturnType<ReturnType<typeof useActionForm>["field"]>;
}

/** How it was paid, and its number. What is odd about that is said and asked once. */
export function useWay(form: WayForm) {
  const { values } = form;
  const way: PaymentWay = paymentWays.find((each) => each === values.way) ?? "upi";
  const reference = values.reference.trim();
  const label = referenceLabels[way];
  const odd = label ? oddReference(way, reference) : undefined;
  const [seen, setSeen] = useState<string>();
  const isAsked = odd !== undefined && seen === reference;
  const error = referenceError(way, reference);
  return {
    error,
    /** What the button says instead. */
    button: isAsked ? "Save all the same" : undefined,
    sent: { way, reference: label ? values.reference : "", ...(isAsked && { oddReference: true }) },
    /** Whether it may be saved: the second time it may. */
    confirm: (): boolean => {
      if (odd && !isAsked) setSeen(reference);
      return !odd || isAsked;
    },
    fields: (isTried: boolean) => (
      <>
        <Select
          {...form.field("way")}
          label="How"
          choices={paymentWays.map((value) => ({ value, label: paymentWords.ways[value] }))}
          value={way}
        />
        {label && (
          <Field
            {...form.field("reference")}
            label={label}
            required={way !== "other"}
            error={isAsked ? odd : isTried ? error : undefined}
            maxLength={paymentLimits.reference}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </>
    ),
  };
}
