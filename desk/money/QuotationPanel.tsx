import { Suspense } from "react";
import type { Enquiry } from "../enquiries/api.ts";
import { lazyPart } from "../shell/lazy-part.ts";
import { Loaded } from "../ui/Loaded.tsx";
import { Panel } from "../ui/Panel.tsx";
import { useQuotations } from "./quotation-api.ts";

// The rules of all states come along with it.
const QuotationWork = lazyPart(() => import("./QuotationWork.tsx"));

/** What the founder is offered: in work, sent, accepted. */
export function QuotationPanel({ enquiry }: { enquiry: Enquiry }) {
  const query = useQuotations(enquiry.id);
  return (
    <Panel id="quotation" title="Quotation">
      <Loaded query={query}>
        {(quotations) => (
          <Suspense fallback={<p className="py-2 text-sm text-muted">Counting the cost…</p>}>
            <QuotationWork enquiry={enquiry} all={quotations} />
          </Suspense>
        )}
      </Loaded>
    </Panel>
  );
}
