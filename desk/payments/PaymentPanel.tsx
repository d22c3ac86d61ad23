import { useState } from "react";
import { paymentWords } from "../../content/registration/payments.ts";
import { accountFacts, isOwed } from "../../domain/payments/account-facts.ts";
import { Button } from "../../src/ui/Button.tsx";
import type { Enquiry } from "../api/enquiries.ts";
import { usePayments } from "../api/payments.ts";
import { Facts } from "../ui/Facts.tsx";
import { Loaded } from "../ui/Loaded.tsx";
import { Panel } from "../ui/Panel.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { PaymentList } from "./PaymentList.tsx";
import { RecordPayment } from "./RecordPayment.tsx";

/** What is due, paid and left, and what came. Before a quotation only where something was paid. */
export function PaymentPanel({ enquiry }: { enquiry: Enquiry }) {
  const query = usePayments(enquiry.id);
  const [isOpen, setOpen] = useState(false);
  const isUsual = enquiry.status === "quoted" || enquiry.status === "engaged";
  if (!isUsual && !query.data?.payments.length) return null;
  return (
    <Panel id="payments" title={paymentWords.title}>
      <Loaded query={query}>
        {(known) => (
          <>
            <Facts
              facts={accountFacts(known.account).map(({ id, label, value }) => [
                label,
                id === "due" && isOwed(known.account) ? <strong key={id}>{value}</strong> : value,
              ])}
            />
            <PaymentList enquiry={enquiry} payments={known.payments} />
            <Button look={isOwed(known.account) ? "primary" : "outline"} className="mt-3" onClick={() => setOpen(true)}>
              Record a payment…
            </Button>
            <Sheet title={`A payment of ${enquiry.name}`} isOpen={isOpen} onClose={() => setOpen(false)}>
              <RecordPayment enquiry={enquiry} known={known} onDone={() => setOpen(false)} />
            </Sheet>
          </>
        )}
      </Loaded>
    </Panel>
  );
}
