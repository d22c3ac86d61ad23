import { useState } from "react";
import { paymentWords } from "../../content/registration/payments.ts";
import { undoText } from "../../domain/desk/history.ts";
import { groupDigits, rupees } from "../../domain/india/money.ts";
import { standing } from "../../domain/payments/account.ts";
import { isAdvance, paymentLimits } from "../../domain/payments/payment.ts";
import { capital } from "../../domain/text.ts";
import { Disclosure } from "../../src/ui/Disclosure.tsx";
import { Field } from "../../src/ui/Field.tsx";
import type { Enquiry } from "../enquiries/api.ts";
import { ActionForm } from "../ui/ActionForm.tsx";
import { useActionForm } from "../ui/drafts.ts";
import { type Payments, usePaymentAction } from "./api.ts";
import { RupeesField, rupeesError, typedRupees, useWay } from "./money-fields.tsx";

export interface MoneyFormProps {
  enquiry: Enquiry;
  known: Payments;
  onDone: () => void;
}

/** One number of each kind of charge that the quotation has, filled with what stands. A kind left empty is not known yet. */
export function ChargesForm({ enquiry, known, onDone }: MoneyFormProps) {
  const { charges: kinds, outgoings, today } = known;
  const standsFor = (kind: string) => standing(outgoings).find((each) => each.kind === kind);
  const there: Record<string, string> = Object.fromEntries(
    kinds.flatMap((kind) => {
      const old = standsFor(kind);
      return [
        [`${kind}-rupees`, old ? groupDigits(old.rupees) : ""],
        [`${kind}-on`, old?.paidOn ?? today],
        [`${kind}-reference`, old?.reference ?? ""],
      ];
    }),
  );
  const form = useActionForm("charges", enquiry.id, there, usePaymentAction(enquiry));
  const [isTried, setTried] = useState(false);
  const typed = kinds.filter((kind) => form.values[`${kind}-rupees`]!.trim() !== "");
  const save = () => {
    setTried(true);
    if (typed.length === 0 || typed.some((kind) => rupeesError(form.values[`${kind}-rupees`]!))) return;
    const charges = typed.map((kind) => ({
      kind,
      rupees: typedRupees(form.values[`${kind}-rupees`]!)!,
      paidOn: form.values[`${kind}-on`]!,
      reference: form.values[`${kind}-reference`]!,
    }));
    void form.save({ kind: "charges", charges }, onDone);
  };
  return (
    <ActionForm form={form} button="Save the charges" onSave={save}>
      <p className="text-sm">{paymentWords.chargesHint} Nothing is mailed.</p>
      {kinds.map((kind, index) => (
        <fieldset key={kind} className="grid grid-cols-2 gap-3">
          <legend className="font-strong">{paymentWords.kinds[kind]}</legend>
          <RupeesField
            {...form.field(`${kind}-rupees`)}
            label="Rupees"
            error={
              isTried
                ? (rupeesError(form.values[`${kind}-rupees`]!) ??
                  (typed.length === 0 && index === 0 ? "Write what one of them was" : undefined))
                : undefined
            }
          />
          <Field {...form.field(`${kind}-on`)} label="On" type="date" required />
          <div className="col-span-full">
            <Field
              {...form.field(`${kind}-reference`)}
              label="Number of the challan"
              maxLength={paymentLimits.reference}
              autoComplete="off"
              spellCheck={false}
            />
          </div>
        </fieldset>
      ))}
    </ActionForm>
  );
}

/** What was paid too much goes back. */
export function RefundForm({ enquiry, known, onDone }: MoneyFormProps) {
  const { ours, others } = known.account.returnable;
  const { credit } = known.account;
  const there = {
    rupees: groupDigits(credit > 0 ? credit : ours + others),
    ...{ paidOn: known.today as string, way: "upi" as string, reference: "", fee: "" },
  };
  const form = useActionForm("refund", enquiry.id, there, usePaymentAction(enquiry));
  const [isTried, setTried] = useState(false);
  const { values } = form;
  const way = useWay(form);
  const money = typedRupees(values.rupees);
  const suggested = Math.max(0, (money ?? 0) - others);
  const fee = values.fee.trim() === "" ? suggested : typedRupees(values.fee);
  const { problems } = paymentWords;
  const moneyError = () => {
    if (money === 0) return "Write what goes back";
    if ((money ?? 0) > ours + others) return problems.refundTooMuch.replace("{sum}", rupees(ours + others));
    return rupeesError(values.rupees);
  };
  const feeError = fee === undefined ? rupeesError(values.fee) : fee > (money ?? 0) ? problems.fee : undefined;
  const isLate =
    known.voucher &&
    (fee ?? 0) > 0 &&
    !isAdvance({ fee: fee ?? 0, receivedOn: values.paidOn }, known.voucher.completeOn);
  const save = () => {
    setTried(true);
    if (moneyError() || feeError || way.error || !money || fee === undefined || !way.confirm()) return;
    void form.save({ kind: "refund", paidOn: values.paidOn, rupees: money, fee, ...way.sent }, onDone);
  };
  return (
    <ActionForm form={form} button={way.button ?? `Record ${rupees(money ?? 0)} as returned`} onSave={save}>
      <p className="text-sm">
        Return it first, then write it down here.{" "}
        {enquiry.email
          ? `${capital(undoText)} later ${enquiry.name} gets a refund receipt by e-mail.`
          : "There is no e-mail address: nothing is mailed. Send the refund receipt yourself."}
      </p>
      <div className="grid grid-cols-2 gap-3">
        <RupeesField
          {...form.field("rupees")}
          label="Rupees that go back"
          required
          error={isTried ? moneyError() : undefined}
        />
        <Field {...form.field("paidOn")} label="On" type="date" required max={known.today} />
      </div>
      {way.fields(isTried)}
      <Disclosure
        label={`Ours ${rupees(fee ?? 0)}, held for others ${rupees(Math.max(0, (money ?? 0) - (fee ?? 0)))}`}
        open={isTried && feeError ? true : undefined}
      >
        <div className="pt-1 pb-4">
          <RupeesField
            {...form.field("fee")}
            label="Ours in it, with GST"
            hint={`At most ${rupees(ours)}, and ${rupees(others)} of what was held for others.`}
            placeholder={groupDigits(suggested)}
            error={feeError}
          />
        </div>
      </Disclosure>
      {isLate && <p className="text-sm">{paymentWords.noVoucher.returned}</p>}
    </ActionForm>
  );
}

/** Or it stays here: the account is settled with it. */
export function KeepForm({ enquiry, known, onDone }: MoneyFormProps) {
  const form = useActionForm("keep", enquiry.id, {}, usePaymentAction(enquiry));
  const { credit } = known.account;
  return (
    <ActionForm
      form={form}
      button={`Keep ${rupees(credit)}`}
      onSave={() => void form.save({ kind: "keep", rupees: credit }, onDone)}
    >
      <p className="text-sm">
        {enquiry.name} wants it kept for what comes next. Their account says so, and it can still be returned later.
        Nothing is mailed.
      </p>
    </ActionForm>
  );
}
