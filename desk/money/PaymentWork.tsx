import { useState } from "react";
import { accountFacts, isOwed } from "../../domain/payments/account.ts";
import { Button } from "../../src/ui/Button.tsx";
import type { Enquiry } from "../enquiries/api.ts";
import { Facts } from "../ui/Facts.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { PaymentList } from "./PaymentList.tsx";
import type { Payments } from "./payment-api.ts";
import { RecordPayment } from "./RecordPayment.tsx";

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
      <Button look={isDue ? "primary" : "outline"} className="mt-3" onClick={() => setOpen(true)}>
        Record a payment…
      </Button>
      <Sheet title={`A payment of ${enquiry.name}`} isOpen={isOpen} onClose={() => setOpen(false)}>
        <RecordPayment enquiry={enquiry} known={known} onDone={() => setOpen(false)} />
      </Sheet>
    </>
  );
}
