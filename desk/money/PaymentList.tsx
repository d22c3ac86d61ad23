import { paymentWords } from "../../content/registration/payments.ts";
import { rupees } from "../../domain/india/money.ts";
import type { Enquiry } from "../enquiries/api.ts";
import { useSignedIn } from "../shell/session.ts";
import { Parts } from "../ui/Parts.tsx";
import { dayText } from "../ui/times.ts";
import { CancelReceipt } from "./CancelReceipt.tsx";
import { type Payment, receiptAddress } from "./payment-api.ts";

/** What came, the newest first; what was taken back is struck through, with the entry that did it. */
export function PaymentList({ enquiry, payments }: { enquiry: Enquiry; payments: readonly Payment[] }) {
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
