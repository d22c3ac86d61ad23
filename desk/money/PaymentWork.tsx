import { useEffect, useState } from "react";
import { paymentWords } from "../../content/registration/payments.ts";
import { type StateCode, stateName, states } from "../../content/states.ts";
import { planLimits } from "../../domain/company-plan/fields.ts";
import { undoText } from "../../domain/desk/history.ts";
import { rupees as formatRupees, groupDigits, rupees } from "../../domain/india/money.ts";
import { accountFacts, isOwed, lessReturned, suggestedFee } from "../../domain/payments/account.ts";
import { clientErrors, isAdvance, type PaymentWay, paymentLimits } from "../../domain/payments/payment.ts";
import { capital } from "../../domain/text.ts";
import { Button } from "../../src/ui/Button.tsx";
import { Disclosure } from "../../src/ui/Disclosure.tsx";
import { Field, Select } from "../../src/ui/Field.tsx";
import type { Enquiry } from "../enquiries/api.ts";
import { refreshEnquiry } from "../enquiry/api.ts";
import { openPayment } from "../enquiry/page-state.ts";
import { useSignedIn } from "../shell/session.ts";
import { ActionForm } from "../ui/ActionForm.tsx";
import { useActionForm } from "../ui/drafts.ts";
import { Facts, Parts } from "../ui/Panel.tsx";
import { onSingleClick, Sheet } from "../ui/Sheet.tsx";
import { dayText } from "../ui/times.ts";
import { type Payment, type Payments, receiptAddress, usePaymentAction } from "./api.ts";
import { RupeesField, rupeesError, typedRupees, useWay } from "./money-fields.tsx";
import { ChargesForm, KeepForm, type MoneyFormProps, RefundForm } from "./OutgoingForms.tsx";

/** What is due, paid and left, what came and went, and how more of it is recorded. */
export default function PaymentWork({ enquiry, known }: { enquiry: Enquiry; known: Payments }) {
  const [other, setOpen] = useState<keyof typeof forms>();
  const open = openPayment.use() === enquiry.id ? "payment" : other;
  const { account, charges, voucher } = known;
  const facts = accountFacts(account);
  const isDue = isOwed(account);
  const isToSay = account.isFiled && enquiry.status !== "closed" && charges.length > 0 && account.charges === null;
  const most = account.returnable.ours + account.returnable.others;
  const close = () => {
    openPayment.set(undefined);
    setOpen(undefined);
  };
  useEffect(() => () => openPayment.set(undefined), []);
  const forms = {
    payment: [
      `A payment of ${enquiry.name}`,
      <RecordPayment key="payment" enquiry={enquiry} known={known} onDone={close} />,
    ],
    charges: [paymentWords.asTheyWere, <ChargesForm key="charges" enquiry={enquiry} known={known} onDone={close} />],
    refund: [
      `Return money to ${enquiry.name}`,
      <RefundForm key="refund" enquiry={enquiry} known={known} onDone={close} />,
    ],
    keep: [
      `Keep ${rupees(account.credit)} for ${enquiry.name}?`,
      <KeepForm key="keep" enquiry={enquiry} known={known} onDone={close} />,
    ],
  } as const;
  return (
    <>
      {facts.length === 0 && <p className="py-2 text-sm text-muted">Nothing is due before a quotation is accepted.</p>}
      <Facts
        facts={facts.map(({ id, label, value }) => [
          label,
          id === "due" && isDue ? <strong key={id}>{value}</strong> : value,
        ])}
      />
      {isToSay && <p className="pt-2 text-sm">{paymentWords.chargesOpen}</p>}
      <Ledger enquiry={enquiry} known={known} />
      {voucher?.client.address && <p className="pt-2 text-sm">{paymentWords.sign}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="outline" onClick={() => openPayment.set(enquiry.id)}>
          Record a payment…
        </Button>
        {charges.length > 0 && (
          <Button look={isToSay ? "primary" : "outline"} onClick={() => setOpen("charges")}>
            {paymentWords.asTheyWere}…
          </Button>
        )}
        {most > 0 && (account.credit > 0 || enquiry.status === "closed") && (
          <Button look="outline" onClick={() => setOpen("refund")}>
            Return money…
          </Button>
        )}
        {account.credit > 0 && (
          <Button look="outline" onClick={() => setOpen("keep")}>
            Keep it…
          </Button>
        )}
      </div>
      <Sheet title={open ? forms[open][0] : ""} isOpen={open !== undefined} onClose={close}>
        {open && forms[open][1]}
      </Sheet>
    </>
  );
}

type Entry = Pick<Payment, "id" | "rupees" | "reference" | "by" | "at" | "cancels" | "cancelledBy" | "reason"> & {
  of: "payments" | "outgoings";
  what?: string | undefined;
  on: string;
  way?: PaymentWay | undefined;
  tds?: number;
  receipt?: string | undefined;
};

const entriesOf = ({ payments, outgoings }: Payments): Entry[] => [
  ...payments.map(({ receivedOn, ...payment }) => ({ ...payment, of: "payments" as const, on: receivedOn })),
  ...outgoings.map(({ kind, paidOn, ...entry }) => {
    return { ...entry, of: "outgoings" as const, what: paymentWords.kinds[kind], on: paidOn };
  }),
];

/** What came and went, the newest first; what was taken back is struck through, with the entry that did it. */
function Ledger({ enquiry, known }: { enquiry: Enquiry; known: Payments }) {
  const all = entriesOf(known).toSorted((a, b) => (a.at < b.at ? 1 : -1));
  return (
    <ul aria-label="Payments" className="text-sm">
      {all
        .filter(({ cancels }) => !cancels)
        .map((entry) => (
          <li key={entry.id} className="border-b border-line pt-2 pb-1">
            <Row
              enquiry={enquiry}
              known={known}
              entry={entry}
              contrary={all.find(({ id }) => id === entry.cancelledBy)}
            />
          </li>
        ))}
    </ul>
  );
}

interface Props {
  enquiry: Enquiry;
  known: Payments;
  entry: Entry;
  contrary: Entry | undefined;
}

function Row({ enquiry, known, entry, contrary }: Props) {
  const { person } = useSignedIn();
  const { id, rupees: money, tds = 0, way, reference, on, receipt, what, by } = entry;
  return (
    <>
      <p className={contrary ? "text-muted line-through" : ""}>
        <span className="font-strong tabular-nums">{rupees(money)}</span>{" "}
        <Parts
          parts={[
            what,
            dayText(on),
            [way && paymentWords.ways[way], reference].filter(Boolean).join(" "),
            tds > 0 && `${rupees(tds)} TDS`,
          ]}
        />
      </p>
      <div className="flex items-center justify-between gap-x-4 text-muted">
        <p className="flex min-h-11 items-center gap-1">
          {receipt && <ReceiptLink id={id} receipt={receipt} />} by {by}
        </p>
        {person.role === "owner" && !contrary && <CancelEntry enquiry={enquiry} known={known} entry={entry} />}
      </div>
      {contrary && (
        <p className="text-muted">
          {contrary.receipt ? "Cancelled" : "Taken back"} by {contrary.by}
          {contrary.receipt && (
            <>
              , <ReceiptLink id={contrary.id} receipt={contrary.receipt} />
            </>
          )}
          : {contrary.reason}
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

const stateChoices = states.map(({ code, name }) => ({ value: code, label: name }));

/** What came, on which day, how; and, folded, what of it is ours. */
function RecordPayment({ enquiry, known, onDone }: MoneyFormProps) {
  const { account, quoted, payments, outgoings, voucher, said, today } = known;
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
  const way = useWay(form);
  const [money, tds] = [typedRupees(values.rupees), typedRupees(values.tds)];
  const sum = (money ?? 0) + (tds ?? 0);
  const suggested = suggestedFee(quoted ?? undefined, lessReturned(payments, outgoings), sum);
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
    reference: way.error,
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
        hint="Empty for whoever has none, as a company that is still to be registered."
        maxLength={15}
        spellCheck={false}
      />
    </div>
  );
  const save = () => {
    setTried(true);
    const isWrong = Object.values({ ...errors, ...clientWrong }).some(Boolean);
    if (isWrong || money === undefined || fee === undefined || !way.confirm()) return;
    void form.save(
      {
        kind: "record",
        ...{ receivedOn, rupees: money, tds: tds ?? 0, fee, ...way.sent },
        ...(client && { client }),
      },
      onDone,
    );
  };
  return (
    <ActionForm
      form={form}
      button={way.button ?? (money ? `Record ${formatRupees(money)}` : "Record it")}
      onSave={save}
    >
      <p className="text-sm">
        {enquiry.email
          ? `${capital(undoText)} later ${enquiry.name} gets the receipt by e-mail.`
          : "There is no e-mail address: nothing is mailed. Send the receipt yourself."}
      </p>
      <div className="grid grid-cols-2 gap-3">
        <RupeesField
          {...form.field("rupees")}
          label="Rupees that came"
          required
          error={isTried ? errors.rupees : undefined}
        />
        <Field {...form.field("receivedOn")} label="On" type="date" required max={today} />
      </div>
      {way.fields(isTried)}
      <Disclosure
        label={`Ours ${formatRupees(fee ?? 0)}, held for others ${formatRupees(Math.max(0, sum - (fee ?? 0)))}`}
        open={((isTried && errors.fee) ?? errors.tds) ? true : undefined}
      >
        <div className="space-y-3 pt-1 pb-4">
          <RupeesField
            {...form.field("fee")}
            label="Ours in it, with GST"
            hint="Our fee and digital signatures. The rest is held for government fees and charges of others, and carries no tax of ours."
            placeholder={groupDigits(suggested)}
            error={errors.fee}
          />
          <RupeesField
            {...form.field("tds")}
            label="TDS deducted"
            hint="Tax that the client deducted and pays for us: it counts as paid. A founder deducts none; the new company may."
            placeholder="0"
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

type CancelProps = Omit<Props, "contrary">;

/** A mistake is taken back by an entry of its own; owners only. A dialog says what that does. */
function CancelEntry({ enquiry, known, entry }: CancelProps) {
  const [isOpen, setOpen] = useState(false);
  const { rupees: money, tds = 0, receipt, what = "" } = entry;
  return (
    <>
      <Button
        look="outline"
        className="border-transparent! px-2! text-muted! hover:text-alert!"
        aria-label={receipt ? `Cancel receipt ${receipt}` : `Take back ${what} ${rupees(money)}`}
        onClick={() => {
          // Whether its mail has left since nobody has said here.
          void refreshEnquiry(enquiry.id);
          setOpen(true);
        }}
      >
        {receipt ? "Cancel…" : "Take back…"}
      </Button>
      <Sheet
        title={
          receipt
            ? `Cancel receipt ${receipt} over ${rupees(money + tds)} of ${enquiry.name}?`
            : `Take back ${what} ${rupees(money)} of ${enquiry.name}?`
        }
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <Asked enquiry={enquiry} known={known} entry={entry} onClose={() => setOpen(false)} />
      </Sheet>
    </>
  );
}

function Asked({ enquiry, known, entry, onClose }: CancelProps & { onClose: () => void }) {
  const { id, of, receipt } = entry;
  const form = useActionForm(`cancel-${id}`, enquiry.id, { reason: "" }, usePaymentAction(enquiry));
  const mail = known.mailed.includes(id)
    ? `${enquiry.name} has the receipt and gets a mail that it no longer holds.`
    : "Its receipt has not gone out: nothing is mailed.";
  return (
    <ActionForm
      form={form}
      button={receipt ? `Cancel ${receipt}` : "Take it back"}
      onSave={() => void form.save({ kind: "cancel", of, id, reason: form.values.reason }, onClose)}
      more={
        <Button look="outline" onClick={onSingleClick(onClose)}>
          Go back
        </Button>
      }
    >
      <p className="text-sm">
        {receipt
          ? `For what was recorded by mistake. ${receipt} stays in the list, the entry ${known.next} takes all of it back. ${mail} Recorded again, it gets the number after that and a mail of its own.`
          : "For what was recorded by mistake. It stays in the list, and an entry takes all of it back. Nothing is mailed."}
      </p>
      <Field
        {...form.field("reason")}
        label={receipt ? "Why: the founder reads it" : "Why"}
        required
        maxLength={paymentLimits.reason}
        autoComplete="off"
      />
    </ActionForm>
  );
}
