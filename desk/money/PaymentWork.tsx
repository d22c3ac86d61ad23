import { useState } from "react";
import { paymentWords } from "../../content/registration/payments.ts";
import { type StateCode, stateName, states } from "../../content/states.ts";
import { planLimits } from "../../domain/company-plan/fields.ts";
import { undoText } from "../../domain/desk/history.ts";
import { rupees as formatRupees, groupDigits, readRupees, rupees } from "../../domain/india/money.ts";
import { accountFacts, isOwed, suggestedFee } from "../../domain/payments/account.ts";
import {
  clientErrors,
  isAdvance,
  type PaymentWay,
  paymentLimits,
  paymentWays,
  referenceError,
} from "../../domain/payments/payment.ts";
import { capital } from "../../domain/text.ts";
import { Button } from "../../src/ui/Button.tsx";
import { Disclosure } from "../../src/ui/Disclosure.tsx";
import { Field, Select } from "../../src/ui/Field.tsx";
import type { Enquiry } from "../enquiries/api.ts";
import { useSignedIn } from "../shell/session.ts";
import { ActionForm } from "../ui/ActionForm.tsx";
import { useActionForm } from "../ui/drafts.ts";
import { Facts, Parts } from "../ui/Panel.tsx";
import { onSingleClick, Sheet } from "../ui/Sheet.tsx";
import { dayText } from "../ui/times.ts";
import { type Payment, type Payments, receiptAddress, usePaymentAction } from "./api.ts";

/** What is due, paid and left, what came, and how another one is recorded. */
export default function PaymentWork({ enquiry, known }: { enquiry: Enquiry; known: Payments }) {
  const [isOpen, setOpen] = useState(false);
  const facts = accountFacts(known.account);
  const isDue = isOwed(known.account);
  return (
    <>
      {facts.length === 0 && <p className="py-2 text-sm text-muted">Nothing is due before a quotation is accepted.</p>}
      <Facts
        facts={facts.map(({ id, label, value }) => [
          label,
          id === "due" && isDue ? <strong key={id}>{value}</strong> : value,
        ])}
      />
      <PaymentList enquiry={enquiry} payments={known.payments} />
      {known.voucher?.client.address && <p className="pt-2 text-sm">{paymentWords.sign}</p>}
      <Button look={isDue ? "primary" : "outline"} className="mt-3" onClick={() => setOpen(true)}>
        Record a payment…
      </Button>
      <Sheet title={`A payment of ${enquiry.name}`} isOpen={isOpen} onClose={() => setOpen(false)}>
        <RecordPayment enquiry={enquiry} known={known} onDone={() => setOpen(false)} />
      </Sheet>
    </>
  );
}

/** What came, the newest first; what was taken back is struck through, with the entry that did it. */
function PaymentList({ enquiry, payments }: { enquiry: Enquiry; payments: readonly Payment[] }) {
  const came = payments.filter(({ cancels }) => !cancels).toReversed();
  return (
    <ul aria-label="Payments" className="text-sm">
      {came.map((payment) => (
        <li key={payment.id} className="border-b border-line pt-2 pb-1">
          <Row enquiry={enquiry} payment={payment} contrary={payments.find(({ id }) => id === payment.cancelledBy)} />
        </li>
      ))}
    </ul>
  );
}

interface Props {
  enquiry: Enquiry;
  payment: Payment;
  contrary: Payment | undefined;
}

function Row({ enquiry, payment, contrary }: Props) {
  const { person } = useSignedIn();
  const { id, rupees: money, tds, way, reference, receivedOn, receipt, by } = payment;
  return (
    <>
      <p className={contrary ? "text-muted line-through" : ""}>
        <span className="font-strong tabular-nums">{rupees(money)}</span>{" "}
        <Parts
          parts={[
            dayText(receivedOn),
            [paymentWords.ways[way], reference].filter(Boolean).join(" "),
            tds > 0 && `${rupees(tds)} TDS`,
          ]}
        />
      </p>
      <div className="flex items-center justify-between gap-x-4 text-muted">
        <p>
          <ReceiptLink id={id} receipt={receipt} /> by {by}
        </p>
        {person.role === "owner" && !contrary && <CancelReceipt enquiry={enquiry} payment={payment} />}
      </div>
      {contrary && (
        <p className="text-muted">
          Cancelled by {contrary.by}, <ReceiptLink id={contrary.id} receipt={contrary.receipt} />: {contrary.reason}
        </p>
      )}
    </>
  );
}

const ReceiptLink = ({ id, receipt }: { id: string; receipt: string }) => (
  <a href={receiptAddress(id)} target="_blank" rel="noopener" className="link inline-flex min-h-11 items-center">
    {receipt}
    <span className="sr-only"> as a PDF, opens in a new tab</span>
  </a>
);

interface RecordPaymentProps {
  enquiry: Enquiry;
  known: Payments;
  onDone: () => void;
}

const stateChoices = states.map(({ code, name }) => ({ value: code, label: name }));

/** What came, on which day, how; and, folded, what of it is ours. */
function RecordPayment({ enquiry, known, onDone }: RecordPaymentProps) {
  const { account, quoted, payments, voucher, said, today } = known;
  const { from, to } = account.dueNow;
  const there = {
    rupees: said ? groupDigits(said.rupees) : from === to && from > 0 ? groupDigits(from) : "",
    receivedOn: (said?.on ?? today) as string,
    way: (said?.way ?? "upi") as string,
    reference: said?.reference ?? "",
    tds: "",
    fee: "",
    ...{ name: "", address: "", state: "", gstin: "", ...voucher?.client },
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
  const { receivedOn } = values;
  const client = voucher &&
    isAdvance({ fee: fee ?? 0, receivedOn }, voucher.completeOn) && {
      name: values.name,
      address: values.address,
      state: values.state as StateCode,
      gstin: values.gstin.trim().toUpperCase(),
    };
  const errors = {
    rupees: money === 0 ? "Write what came" : rupeesError(values.rupees),
    reference: referenceError(way, values.reference.trim()),
    tds: rupeesError(values.tds),
    fee: fee === undefined ? rupeesError(values.fee) : fee > sum ? paymentWords.problems.fee : undefined,
  };
  const clientWrong = client ? clientErrors(client) : {};
  const isFirst = voucher?.client.address === "";
  const clientField = (name: "name" | "address" | "gstin") => ({
    ...form.field(name),
    autoComplete: "off",
    required: name !== "gstin" && isFirst,
    error: isTried ? clientWrong[name] : undefined,
  });
  // They are typed for the first voucher, and known for the next.
  const clientFields = (
    <div className="space-y-3 pt-1 pb-4">
      <Field {...clientField("name")} label="Name of the client" maxLength={planLimits.name} />
      <Field {...clientField("address")} label="Address of the client" maxLength={paymentLimits.address} />
      <Select {...form.field("state")} label="State of the client" choices={stateChoices} />
      <Field
        {...clientField("gstin")}
        label="GSTIN of the client, where registered"
        hint="A company that is still to be registered has none."
        maxLength={15}
        spellCheck={false}
      />
    </div>
  );
  const save = () => {
    setTried(true);
    const isWrong = Object.values({ ...errors, ...clientWrong }).some(Boolean);
    if (isWrong || money === undefined || fee === undefined) return;
    void form.save(
      {
        kind: "record",
        ...{ receivedOn, rupees: money, tds: tds ?? 0, fee, way },
        reference: referenceLabel ? values.reference : "",
        ...(client && { client }),
      },
      onDone,
    );
  };
  return (
    <ActionForm form={form} button={money ? `Record ${formatRupees(money)}` : "Record it"} onSave={save}>
      <p className="text-sm">
        {enquiry.email
          ? `${capital(undoText)} later ${enquiry.name} gets the receipt by e-mail.`
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
      {voucher && sum > 0 && fee !== undefined && !client && (
        <p className="text-sm">{paymentWords.noVoucher[fee > 0 ? "late" : "held"]}</p>
      )}
      {client && isFirst && clientFields}
      {client && !isFirst && (
        <Disclosure
          label={`Voucher for ${client.name}, ${stateName(client.state)}`}
          className="border-b border-line"
          open={isTried && Object.keys(clientWrong).length > 0 ? true : undefined}
        >
          {clientFields}
        </Disclosure>
      )}
    </ActionForm>
  );
}

interface CancelReceiptProps {
  enquiry: Enquiry;
  payment: Payment;
}

/** A mistake is taken back by an entry of its own; owners only. It cannot be undone, so a dialog asks. */
function CancelReceipt({ enquiry, payment }: CancelReceiptProps) {
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

function Asked({ enquiry, payment, onClose }: CancelReceiptProps & { onClose: () => void }) {
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

const wrong = "Write whole rupees, such as 2,359";

/** Whole rupees as they were typed; nothing typed is 0. */
function typedRupees(text: string): number | undefined {
  const read = text.trim() === "" ? 0 : readRupees(text);
  return typeof read === "number" && read <= paymentLimits.rupees ? read : undefined;
}

const rupeesError = (text: string): string | undefined => (typedRupees(text) === undefined ? wrong : undefined);

const typedWay = (text: string): PaymentWay => paymentWays.find((way) => way === text) ?? "upi";

/** Cash has no number; of what came otherwise it tells one from another. */
const referenceLabels: Readonly<Record<PaymentWay, string | undefined>> = {
  upi: "UTR, the 12 digits",
  bank: "UTR or number of the transfer",
  cheque: "Number of the cheque",
  other: "How it came",
  cash: undefined,
};
