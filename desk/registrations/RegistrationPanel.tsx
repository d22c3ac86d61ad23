import { Suspense } from "react";
import type { EnquiryDetail } from "../enquiries/api.ts";
import { lazyPart } from "../shell/lazy-part.ts";
import { Loaded } from "../ui/Loaded.tsx";
import { useRegistration } from "./api.ts";

// The rules of the calendar come along with them.
const OpenRegistration = lazyPart(() => import("./OpenRegistration.tsx"));
const BeginPanel = lazyPart(() => import("./BeginPanel.tsx"));

/** The registration of an enquiry, or how one begins once somebody has spoken with the founder. */
export function RegistrationPanel({ detail: { enquiry, lead } }: { detail: Pick<EnquiryDetail, "enquiry" | "lead"> }) {
  const query = useRegistration(enquiry.id);
  const plan = lead.companyPlan?.plan;
  const mayBegin = enquiry.status !== "new" && enquiry.status !== "closed";
  // Nothing to wait for: most enquiries have none.
  if (query.isPending && enquiry.status !== "engaged") return null;
  return (
    <Loaded query={query}>
      {({ inWork }) => (
        <Suspense>
          {inWork && <OpenRegistration inWork={inWork} plan={plan} />}
          {!inWork && mayBegin && <BeginPanel enquiry={enquiry} plan={plan} />}
        </Suspense>
      )}
    </Loaded>
  );
}
