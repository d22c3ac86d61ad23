import { Suspense } from "react";
import { paymentWords } from "../../content/registration/payments.ts";
import type { Enquiry } from "../enquiries/api.ts";
import { lazyPart } from "../shell/lazy-part.ts";
import { Loaded } from "../ui/Loaded.tsx";
import { Panel } from "../ui/Panel.tsx";
import { usePayments } from "./payment-api.ts";

const PaymentWork = lazyPart(() => import("./PaymentWork.tsx"));

/** What a founder owes and has paid. Before a quotation only where something was paid. */
export function PaymentPanel({ enquiry }: { enquiry: Enquiry }) {
  const query = usePayments(enquiry.id);
  const isUsual = enquiry.status === "quoted" || enquiry.status === "engaged";
  if (!isUsual && !query.data?.payments.length) return null;
  return (
    <Panel id="payments" title={paymentWords.title}>
      <Loaded query={query}>
        {(known) => (
          <Suspense>
            <PaymentWork enquiry={enquiry} known={known} />
          </Suspense>
        )}
      </Loaded>
    </Panel>
  );
}
