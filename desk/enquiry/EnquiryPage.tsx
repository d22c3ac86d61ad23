import { useEffect } from "react";
import { waitsForCall } from "../../domain/desk/today.ts";
import { readablePhone } from "../../domain/phone-links.ts";
import { ButtonLink } from "../../src/ui/Button.tsx";
import { type EnquiryDetail, useEnquiry } from "../api/enquiries.ts";
import { Gone } from "../api/errors.ts";
import { CallButtons } from "../calls/CallButtons.tsx";
import { WhatsAppTexts } from "../calls/WhatsAppTexts.tsx";
import { DueTime } from "../enquiries/DueTime.tsx";
import { enquiryParts } from "../enquiries/describe.ts";
import { ShortRow } from "../enquiries/ShortRow.tsx";
import { StatusBadge } from "../enquiries/StatusBadge.tsx";
import { DeskHeading } from "../layout/DeskHeading.tsx";
import { MailLink, RecordPage } from "../layout/RecordPage.tsx";
import { useNow } from "../live/useNow.ts";
import { QuotationPanel } from "../quotation/QuotationPanel.tsx";
import { RegistrationPanel } from "../registrations/RegistrationPanel.tsx";
import { dropDrafts } from "../ui/drafts.ts";
import { Loaded } from "../ui/Loaded.tsx";
import { Panel } from "../ui/Panel.tsx";
import { sinceDay } from "../ui/times.ts";
import { ActionPanel } from "./ActionPanel.tsx";
import { CompanyPlan } from "./CompanyPlan.tsx";
import { EraseButton } from "./EraseButton.tsx";
import { History } from "./History.tsx";
import { OriginPanel } from "./OriginPanel.tsx";
import { SpamEnquiry } from "./SpamEnquiry.tsx";

/** Of one that was entered by hand the history has an event. */
const siteForms: Partial<Record<EnquiryDetail["lead"]["form"], string>> = {
  quick: "Sent the quick form",
  contact: "Sent the form of the contact page",
};

export function EnquiryPage({ id }: { id: string }) {
  const query = useEnquiry(id);
  // Erased meanwhile: nothing of the person stays on the screen.
  if (query.error instanceof Gone) return <GoneEnquiry id={id} message={query.error.message} />;
  return (
    <Loaded query={query}>
      {(detail) => (detail.enquiry.spam ? <SpamEnquiry detail={detail} /> : <OpenEnquiry detail={detail} />)}
    </Loaded>
  );
}

/** Somebody has erased it. What was being typed about the person goes with it. */
function GoneEnquiry({ id, message }: { id: string; message: string }) {
  useEffect(() => dropDrafts(id), [id]);
  return (
    <div role="alert">
      <DeskHeading title="No longer here" />
      <p className="mb-5 max-w-prose">{message}</p>
      <ButtonLink href="/enquiries">To the enquiries</ButtonLink>
    </div>
  );
}

function OpenEnquiry({ detail }: { detail: EnquiryDetail }) {
  const { enquiry, lead, events, thread, deliveries, planDropped } = detail;
  const isNew = enquiry.status === "new";
  // Before somebody has spoken with the person it is what to speak about; later it is looked up.
  const known = (
    <>
      {thread.length > 0 && (
        <Panel id="thread" title="Also from this person" count={thread.length}>
          <ul>
            {thread.map((other) => (
              <ShortRow key={other.id} enquiry={other} />
            ))}
          </ul>
        </Panel>
      )}
      <History events={events} createdAt={lead.createdAt} first={siteForms[lead.form]} />
      {lead.companyPlan && <CompanyPlan plan={lead.companyPlan.plan} dropped={planDropped} lines={detail.planLines} />}
    </>
  );
  return (
    <RecordPage
      list={{ path: "/enquiries", name: "Enquiries" }}
      name={enquiry.name}
      badge={<StatusBadge enquiry={enquiry} />}
      about={enquiryParts(enquiry)}
      contact={
        <>
          <span className="tabular-nums">{readablePhone(enquiry.phone)}</span>
          <MailLink email={enquiry.email} />
        </>
      }
      actions={<Due enquiry={enquiry} thread={thread} />}
      suspect={enquiry.suspect}
      side={
        <>
          <ActionPanel enquiry={enquiry} thread={thread} />
          <WhatsAppTexts enquiry={enquiry} />
        </>
      }
      first={enquiry.status === "engaged" && <RegistrationPanel detail={detail} />}
    >
      {isNew && known}
      <QuotationPanel enquiry={enquiry} plan={lead.companyPlan?.plan ?? {}} />
      {!isNew && enquiry.status !== "engaged" && <RegistrationPanel detail={detail} />}
      {!isNew && known}
      <OriginPanel lead={lead} deliveries={deliveries} />
      {isNew && <RegistrationPanel detail={detail} />}
      <EraseButton id={enquiry.id} email={enquiry.email} />
    </RecordPage>
  );
}

/** What is promised to the person, first what is due first, whichever of their enquiries is open; and the buttons that keep it. */
function Due({ enquiry, thread }: Pick<EnquiryDetail, "enquiry" | "thread">) {
  const now = useNow();
  const also = thread.filter((other) => waitsForCall(other, now));
  const dueAt = [enquiry, ...also].flatMap((each) => each.dueAt ?? []).toSorted()[0];
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:w-full">
      {dueAt && (
        <div>
          <h2 className="text-sm font-normal text-muted">
            {dueAt === enquiry.dueAt ? "Call due" : "Call due, for another enquiry"}
          </h2>
          <DueTime dueAt={dueAt} />
        </div>
      )}
      {enquiry.followUpOn && (
        <div>
          <h2 className="text-sm font-normal text-muted">Follow up</h2>
          <p className="font-strong">{sinceDay(enquiry.followUpOn, now)}</p>
        </div>
      )}
      <CallButtons enquiry={enquiry} also={also} className="max-sm:w-full" />
    </div>
  );
}
