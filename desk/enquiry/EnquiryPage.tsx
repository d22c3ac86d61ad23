import { ArrowLeft } from "lucide-react";
import { Link } from "wouter";
import { describeDoubts } from "../../domain/forms/doubts.ts";
import { readablePhone } from "../../domain/phone-links.ts";
import { Notice } from "../../src/ui/Notice.tsx";
import { type EnquiryDetail, useEnquiry } from "../api/enquiries.ts";
import { Gone } from "../api/errors.ts";
import { CallButtons } from "../calls/CallButtons.tsx";
import { DueTime } from "../enquiries/DueTime.tsx";
import { enquiryParts } from "../enquiries/describe.ts";
import { StatusBadge } from "../enquiries/StatusBadge.tsx";
import { useTabTitle } from "../layout/DeskHeading.tsx";
import { QuotationPanel } from "../quotation/QuotationPanel.tsx";
import { Loaded } from "../ui/Loaded.tsx";
import { Parts } from "../ui/Parts.tsx";
import { dayText } from "../ui/times.ts";
import { ActionPanel } from "./ActionPanel.tsx";
import { CompanyPlan } from "./CompanyPlan.tsx";
import { EraseButton } from "./EraseButton.tsx";
import { GoneEnquiry } from "./GoneEnquiry.tsx";
import { History } from "./History.tsx";
import { OriginPanel } from "./OriginPanel.tsx";
import { OwnerSelect } from "./OwnerSelect.tsx";
import { ThreadPanel } from "./ThreadPanel.tsx";

export function EnquiryPage({ id }: { id: string }) {
  const query = useEnquiry(id);
  // Erased meanwhile: nothing of the person stays on the screen.
  if (query.error instanceof Gone) return <GoneEnquiry id={id} message={query.error.message} />;
  return <Loaded query={query}>{(detail) => <OpenEnquiry detail={detail} />}</Loaded>;
}

function OpenEnquiry({ detail }: { detail: EnquiryDetail }) {
  const { enquiry, lead, events, thread, deliveries, planDropped } = detail;
  const doubts = describeDoubts(enquiry.suspect);
  useTabTitle(enquiry.name);
  return (
    <article>
      <Link
        href="/enquiries"
        className="-ml-1 inline-flex min-h-11 items-center gap-1.5 text-sm text-action no-underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4" strokeWidth={1.75} />
        Enquiries
      </Link>
      <header className="mb-6 flex flex-wrap items-start justify-between gap-x-8 gap-y-4 border-b border-ink pb-5">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="text-2xl">{enquiry.name}</h1>
            <StatusBadge enquiry={enquiry} />
          </div>
          <p className="mt-1 text-sm text-muted">
            <Parts parts={enquiryParts(enquiry)} />
          </p>
          <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
            <span className="tabular-nums">{readablePhone(enquiry.phone)}</span>
            <a href={`mailto:${enquiry.email}`} className="link break-all">
              {enquiry.email}
            </a>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:w-full">
          {enquiry.dueAt && (
            <div>
              <h2 className="text-xs font-normal text-muted">Call due</h2>
              <DueTime dueAt={enquiry.dueAt} />
            </div>
          )}
          {enquiry.followUpOn && (
            <div>
              <h2 className="text-xs font-normal text-muted">Follow up</h2>
              <p className="font-strong">{dayText(enquiry.followUpOn)}</p>
            </div>
          )}
          <CallButtons enquiry={enquiry} className="max-sm:w-full" />
        </div>
      </header>
      {doubts && (
        <div className="mb-6">
          <Notice title="Is this a person?">
            <p>{doubts}</p>
          </Notice>
        </div>
      )}
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="space-y-6 lg:sticky lg:top-7 lg:order-2">
          <OwnerSelect enquiry={enquiry} />
          <ActionPanel enquiry={enquiry} />
        </div>
        <div className="min-w-0 space-y-8">
          {thread.length > 0 && <ThreadPanel thread={thread} />}
          <QuotationPanel enquiry={enquiry} plan={lead.companyPlan?.plan ?? {}} />
          <History
            events={events}
            createdAt={lead.createdAt}
            first={lead.form === "contact" ? "Sent the form of the contact page" : "Sent the quick form"}
          />
          {lead.companyPlan && (
            <CompanyPlan plan={lead.companyPlan.plan} dropped={planDropped} lines={detail.planLines} />
          )}
          <OriginPanel lead={lead} deliveries={deliveries} />
          <EraseButton id={enquiry.id} email={enquiry.email} />
        </div>
      </div>
    </article>
  );
}
