import { useState } from "react";
import { paymentWords } from "../../content/registration/payments.ts";
import { states } from "../../content/states.ts";
import { rupees as formatRupees, groupDigits } from "../../domain/india/money.ts";
import { suggestedFee } from "../../domain/payments/account.ts";
import { paymentLimits, paymentWays, referenceError } from "../../domain/payments/payment.ts";
import { Disclosure } from "../../src/ui/Disclosure.tsx";
import { Field, Select } from "../../src/ui/Field.tsx";
import type { Enquiry } from "../enquiries/api.ts";
import { ActionForm } from "../ui/ActionForm.tsx";
import { useActionForm } from "../ui/useActionForm.ts";
import { type Payments, usePaymentAction } from "./payment-api.ts";
import { referenceLabels, rupeesError, typedRupees, typedWay } from "./typed.ts";

interface Props {
  enquiry: Enquiry;
  known: Payments;
  onDone: () => void;
}

const stateChoices = states.map(({ code, name }) => ({ value: code, label: name }));

/** What came, on which day, how; and, folded, what of it is ours. */
export function RecordPayment({ enquiry, known, onDone }: Props) {
  const { account, quoted, payments, voucher, place, address, today } = known;
  const { from, to } = account.dueNow;
  const there = {
    rupees: from === to && from > 0 ? groupDigits(from) : "",
    receivedOn: today as string,
    way: "upi" as string,
    reference: "",
    tds: "",
    fee: "",
    address,
    state: (place ?? voucher ?? "") as string,
  };
  const form = useActionForm("payment", enquiry.id, there, usePaymentAction(enquiry));
  const [isTried, setTried] = useState(false);
  const { values } = form;
  const way = typedWay(values.way);
  const referenceLabel = referenceLabels[way];
  const [money, tds] = [typedRupees(values.rupees), typedRupees(values.tds)];
  const sum = (money ?? 0) + (tds ?? 0);
  const suggested = suggestedFee(quoted ?? undefined, payments, sum);
  const fee = values.fee.trim() === "" ? suggested : typedRupees(values.fee);
  const errors = {
    rupees: money === 0 ? "Write what came" : rupeesError(values.rupees),
    reference: referenceError(way, values.reference.trim()),
    tds: rupeesError(values.tds),
    fee: fee === undefined ? rupeesError(values.fee) : fee > sum ? paymentWords.problems.fee : undefined,
  };
  const save = () => {
    setTried(true);
    if (errors.rupees || errors.reference || errors.tds || errors.fee || money === undefined || fee === undefined)
      return;
    const { receivedOn, reference } = values;
    const client = voucher ? { address: values.address, state: stateOf(values.state) } : {};
    void form.save(
      {
        kind: "record",
        ...{ receivedOn, rupees: money, tds: tds ?? 0, fee, way },
        reference: referenceLabel ? reference : "",
        ...client,
      },
      onDone,
    );
  };
  return (
    <ActionForm form={form} button={money ? `Record ${formatRupees(money)}` : "Record it"} onSave={save}>
      <p className="text-sm">
        {enquiry.email
          ? `Ten seconds later ${enquiry.name} gets the receipt by e-mail.`
          : "There is no e-mail address: nothing is mailed. Send the receipt yourself."}
      </p>
      <div className="grid grid-cols-2 gap-3">
        <Field
          {...form.field("rupees")}
          label="Rupees that came"
          inputMode="numeric"
          autoComplete="off"
          required
          error={isTried ? errors.rupees : undefined}
        />
        <Field {...form.field("receivedOn")} label="On" type="date" required max={today} />
      </div>
      <Select
        {...form.field("way")}
        label="How"
        choices={paymentWays.map((value) => ({ value, label: paymentWords.ways[value] }))}
        value={way}
      />
      {referenceLabel && (
        <Field
          {...form.field("reference")}
          label={referenceLabel}
          required={way !== "other"}
          error={isTried ? errors.reference : undefined}
          maxLength={paymentLimits.reference}
          autoComplete="off"
          spellCheck={false}
        />
      )}
      <Disclosure
        label={`Ours ${formatRupees(fee ?? 0)}, held for others ${formatRupees(Math.max(0, sum - (fee ?? 0)))}`}
        open={((isTried && errors.fee) ?? errors.tds) ? true : undefined}
      >
        <div className="space-y-3 pt-1 pb-4">
          <Field
            {...form.field("fee")}
            label="Ours in it, with GST"
            hint="Our fee and digital signatures. The rest is held for government fees and charges of others, and carries no tax of ours."
            placeholder={groupDigits(suggested)}
            inputMode="numeric"
            autoComplete="off"
            error={errors.fee}
          />
          <Field
            {...form.field("tds")}
            label="TDS deducted"
            hint="Tax that the client deducted and pays for us: it counts as paid. A founder deducts none; the new company may."
            placeholder="0"
            inputMode="numeric"
            autoComplete="off"
            error={errors.tds}
          />
        </div>
      </Disclosure>
      {voucher && (
        <Disclosure label={`For the voucher: ${stateNameOf(values.state)}`} className="border-b border-line">
          <div className="space-y-3 pt-1 pb-4">
            <Select {...form.field("state")} label="State of the client" choices={stateChoices} />
            <Field {...form.field("address")} label="Address of the client" maxLength={paymentLimits.address} />
          </div>
        </Disclosure>
      )}
    </ActionForm>
  );
}

const stateOf = (code: string) => states.find((state) => state.code === code)?.code;
const stateNameOf = (code: string) => states.find((state) => state.code === code)?.name ?? "State";
