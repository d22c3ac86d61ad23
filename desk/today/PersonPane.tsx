import { Link } from "wouter";
import { waitsForCall } from "../../domain/desk/today.ts";
import { type EnquiryDetail, useEnquiry } from "../enquiries/api.ts";
import { enquiryPath, Owner, StatusBadge } from "../enquiries/enquiry-parts.tsx";
import { useEnquiryAction } from "../enquiry/api.ts";
import { CallButtons } from "../enquiry/CallButtons.tsx";
import { History } from "../enquiry/History.tsx";
import { NextLine } from "../enquiry/NextLine.tsx";
import { OtherAttempts } from "../enquiry/OtherAttempts.tsx";
import { PhoneNumber } from "../enquiry/PhoneNumber.tsx";
import { PlanLine } from "../enquiry/PlanLine.tsx";
import { selectedPerson, useAttempts } from "../enquiry/page-state.ts";
import { RecordPanel } from "../enquiry/RecordPanel.tsx";
import { siteForms } from "../enquiry/site-forms.ts";
import { TheirWords } from "../enquiry/TheirWords.tsx";
import { Undelivered } from "../firm/Undelivered.tsx";
import { useShortcuts } from "../shell/shortcuts.ts";
import { useNow } from "../ui/hooks.ts";
import { Loaded } from "../ui/Panel.tsx";

/** The person whose row is chosen: why they wrote, the buttons that reach them, and what came of it. */
export function PersonPane({ id }: { id: string }) {
  const query = useEnquiry(id);
  return (
    <>
      <OtherAttempts id={id} onChoose={selectedPerson.set} />
      <Loaded query={query}>{(detail) => <Person key={id} detail={detail} />}</Loaded>
    </>
  );
}

function Person({ detail }: { detail: EnquiryDetail }) {
  const now = useNow();
  const { enquiry, lead, thread } = detail;
  const isAsked = useAttempts().some(({ enquiryId }) => enquiryId === enquiry.id);
  const also = thread.filter((other) => waitsForCall(other, now));
  const { mutate } = useEnquiryAction(enquiry);
  useShortcuts({
    t: () => {
      if (!enquiry.owner) mutate({ action: "claim", alsoFor: also.map(({ id }) => id) });
    },
  });
  return (
    <div className="space-y-4">
      <header>
        <div className="flex items-start justify-between gap-3">
          <h2 className="min-w-0 text-2xl break-words">{enquiry.name}</h2>
          <StatusBadge enquiry={enquiry} />
        </div>
        <p className="text-sm text-muted">
          <PhoneNumber enquiry={enquiry} />
          {lead.city && ` · ${lead.city}`} ·{" "}
          <Link href={enquiryPath(enquiry.id)} className="link">
            open the whole enquiry
          </Link>
        </p>
      </header>
      <NextLine detail={detail} />
      {detail.undelivered.map((delivery) => (
        <Undelivered key={delivery.id} delivery={delivery} enquiry={enquiry} />
      ))}
      <TheirWords detail={detail} />
      <PlanLine detail={detail} />
      <CallButtons enquiry={enquiry} also={also} isQuiet={isAsked} />
      <div className="flex items-center gap-1.5 text-sm">
        {enquiry.owner && (
          <span aria-hidden="true" className="text-muted">
            With
          </span>
        )}
        <Owner enquiry={enquiry} also={also} />
      </div>
      <RecordPanel enquiry={enquiry} thread={thread} />
      <History events={detail.events} createdAt={lead.createdAt} first={siteForms[lead.form]} most={3} />
    </div>
  );
}
