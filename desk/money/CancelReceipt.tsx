import { useState } from "react";
import { rupees } from "../../domain/india/money.ts";
import { paymentLimits } from "../../domain/payments/payment.ts";
import { Button } from "../../src/ui/Button.tsx";
import { Field } from "../../src/ui/Field.tsx";
import type { Enquiry } from "../enquiries/api.ts";
import { ActionForm } from "../ui/ActionForm.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { onSingleClick } from "../ui/single-click.ts";
import { useActionForm } from "../ui/useActionForm.ts";
import { type Payment, usePaymentAction } from "./payment-api.ts";

interface Props {
  enquiry: Enquiry;
  payment: Payment;
}

/** A mistake is taken back by an entry of its own; owners only. It cannot be undone, so a dialog asks. */
export function CancelReceipt({ enquiry, payment }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { rupees: money, tds, receipt } = payment;
  return (
    <>
      <Button
        look="outline"
        className="border-transparent! px-2! text-muted! hover:text-alert!"
        aria-label={`Cancel receipt ${receipt}`}
        onClick={() => setOpen(true)}
      >
        Cancel…
      </Button>
      <Sheet
        title={`Cancel receipt ${receipt} over ${rupees(money + tds)} of ${enquiry.name}?`}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <Asked enquiry={enquiry} payment={payment} onClose={() => setOpen(false)} />
      </Sheet>
    </>
  );
}

function Asked({ enquiry, payment, onClose }: Props & { onClose: () => void }) {
  const form = useActionForm(`cancel-${payment.id}`, enquiry.id, { reason: "" }, usePaymentAction(enquiry));
  return (
    <ActionForm
      form={form}
      button={`Cancel ${payment.receipt}`}
      onSave={() => void form.save({ kind: "cancel", id: payment.id, reason: form.values.reason }, onClose)}
      more={
        <Button look="outline" onClick={onSingleClick(onClose)}>
          Go back
        </Button>
      }
    >
      <p className="text-sm">
        For what was recorded by mistake. An entry with a number of its own takes all of it back; both stay in the list.
        If the receipt has gone out, the founder gets a mail about it. Then record what is right.
      </p>
      <Field
        {...form.field("reason")}
        label="Why: the founder reads it"
        required
        maxLength={paymentLimits.reason}
        autoComplete="off"
      />
    </ActionForm>
  );
}
