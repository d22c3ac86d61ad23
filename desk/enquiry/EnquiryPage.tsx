import { ArrowLeft } from "lucide-react";
import { useEffect } from "react";
import { Link } from "wouter";
import { paymentWords } from "../../content/registration/payments.ts";
import { waitsForCall } from "../../domain/desk/today.ts";
import { Button, ButtonLink } from "../../src/ui/Button.tsx";
import { Disclosure } from "../../src/ui/Disclosure.tsx";
import { type Enquiry, type EnquiryDetail, useEnquiry } from "../enquiries/api.ts";
import { DueTime, enquiryParts, ShortRow, StatusBadge } from "../enquiries/enquiry-parts.tsx";
import { Undelivered } from "../firm/Undelivered.tsx";
import { usePayments, useQuotations } from "../money/api.ts";
import { useRegistration } from "../registrations/api.ts";
import { FounderPage } from "../registrations/FounderPage.tsx";
import { Gone } from "../shell/errors.ts";
import { LazyPart, lazyPart } from "../shell/lazy-part.tsx";
import { DeskHeading, MailLink, useTabTitle } from "../shell/PageHead.tsx";
import { dropDrafts } from "../ui/drafts.ts";
import { useNow, useWide } from "../ui/hooks.ts";
import { Loaded, Panel, Parts } from "../ui/Panel.tsx";
import { sinceDay } from "../ui/times.ts";
import { useEnquiryAction } from "./api.ts";
import { CallButtons } from "./CallButtons.tsx";
import { DoneLine } from "./DoneLine.tsx";
import { EraseButton } from "./EraseButton.tsx";
import { History } from "./History.tsx";
import { JoinPersons } from "./JoinPersons.tsx";
import { NextLine } from "./NextLine.tsx";
import { OriginPanel } from "./OriginPanel.tsx";
import { OtherAttempts } from "./OtherAttempts.tsx";
import { OwnerSelect } from "./OwnerSelect.tsx";
import { PhoneNumber } from "./PhoneNumber.tsx";
import { PlanLine } from "./PlanLine.tsx";
import { openContact, openSheet } from "./page-state.ts";
import { Questions } from "./Questions.tsx";
import { RecordPanel } from "./RecordPanel.tsx";
import { SpamEnquiry } from "./SpamEnquiry.tsx";
import { siteForms } from "./site-forms.ts";
import { TheirWords } from "./TheirWords.tsx";

const PaymentWork = lazyPart(() => import("../money/PaymentWork.tsx"));
// The rules of all states come along with it, and those of the calendar with these two.
const QuotationWork = lazyPart(() => import("../money/QuotationWork.tsx"));
const OpenRegistration = lazyPart(() => import("../registrations/OpenRegistration.tsx"));
const BeginPanel = lazyPart(() => import("../registrations/BeginPanel.tsx"));

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

/** Who it is and what comes next, their words, the plan in a line, the work; what can be recorded is always in reach. */
function OpenEnquiry({ detail }: { detail: EnquiryDetail }) {
  const { enquiry, lead, events, thread, deliveries } = detail;
  const now = useNow();
  const isWide = useWide();
  useTabTitle(enquiry.name);
  const also = thread.filter((other) => waitsForCall(other, now));
  const isEngaged = enquiry.status === "engaged";
  return (
    <article>
      <nav aria-label="Lists" className="-ml-1 flex gap-5">
        <BackLink path="/" name="Today" />
        <BackLink path="/enquiries" name="Enquiries" />
      </nav>
      {!isWide && <OtherAttempts id={enquiry.id} onChoose={openSheet.set} />}
      <header className="mb-5 flex flex-wrap items-start justify-between gap-x-8 gap-y-3 border-b border-ink pb-4">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="min-w-0 text-2xl break-words">{enquiry.name}</h1>
            <StatusBadge enquiry={enquiry} />
          </div>
          <p className="text-sm text-muted">
            <Parts parts={[...enquiryParts(enquiry), !isWide && `with ${enquiry.owner?.name ?? "nobody"}`]} />
          </p>
          <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
            <PhoneNumber enquiry={enquiry} />
            <Address enquiry={enquiry} thread={thread} />
            <button type="button" className="link text-muted" onClick={() => openContact.set(enquiry.id)}>
              Correct
            </button>
          </p>
        </div>
        {isWide && (
          <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
            <Due enquiry={enquiry} also={also} />
            <OwnerSelect enquiry={enquiry} also={also} />
            <CallButtons enquiry={enquiry} also={also} isQuiet={enquiry.status !== "new"} className="w-60" />
          </div>
        )}
      </header>
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-6">
          <NextLine detail={detail} />
          {detail.undelivered
            .filter(({ quotationId }) => quotationId === null)
            .map((delivery) => (
              <Undelivered key={delivery.id} delivery={delivery} enquiry={enquiry} />
            ))}
          <Questions detail={detail} />
          <TheirWords detail={detail} />
          <PlanLine detail={detail} />
          {isEngaged && <RegistrationPanel detail={detail} />}
          <PaymentPanel enquiry={enquiry} />
          <QuotationPanel enquiry={enquiry} />
          <History events={events} createdAt={lead.createdAt} first={siteForms[lead.form]} most={isWide ? 8 : 4} />
          {thread.length > 0 && (
            <Panel id="thread" title="Also from this person" count={thread.length}>
              <ul>
                {thread.map((other) => (
                  <ShortRow key={other.id} enquiry={other} />
                ))}
              </ul>
            </Panel>
          )}
          {!isWide && <OwnerSelect enquiry={enquiry} also={also} />}
          <Disclosure id="more" label="More" line="title">
            <div className="space-y-8 pb-6">
              <OriginPanel lead={lead} deliveries={deliveries} />
              {!isEngaged && <RegistrationPanel detail={detail} />}
              <Panel id="founder-page" title="Founder's page">
                <FounderPage enquiry={enquiry} />
              </Panel>
              <Panel id="persons" title="One person, two addresses">
                <div className="pt-3">
                  <JoinPersons enquiry={enquiry} />
                </div>
              </Panel>
              <EraseButton enquiry={enquiry} />
            </div>
          </Disclosure>
        </div>
        {isWide && (
          <div className="sticky top-4 max-h-[calc(100dvh-2rem)] min-w-0 space-y-4 overflow-y-auto">
            <DoneLine />
            <div className="border border-line bg-sheet p-4">
              <RecordPanel enquiry={enquiry} thread={thread} />
            </div>
          </div>
        )}
      </div>
      {!isWide && (
        <div
          data-own-bar=""
          className="fixed inset-x-0 bottom-0 z-20 flex gap-2 border-t border-line bg-sheet px-4 py-1 pb-[calc(0.25rem+env(safe-area-inset-bottom))] sm:px-6"
        >
          <CallButtons enquiry={enquiry} also={also} isQuiet={enquiry.status !== "new"} className="grow-2" />
          <Button look="outline" className="grow px-3!" onClick={() => openSheet.set(enquiry.id)}>
            Record
          </Button>
        </div>
      )}
    </article>
  );
}

const BackLink = ({ path, name }: { path: string; name: string }) => (
  <Link href={path} className="inline-flex min-h-11 items-center gap-1.5 text-sm text-action no-underline">
    <ArrowLeft aria-hidden="true" className="size-4" strokeWidth={1.75} />
    {name}
  </Link>
);

/** Whoever telephoned may have given none, and have sent one before. */
function Address({ enquiry, thread }: Pick<EnquiryDetail, "enquiry" | "thread">) {
  const { mutate, isPending } = useEnquiryAction(enquiry);
  if (enquiry.email) return <MailLink email={enquiry.email} />;
  const known = thread.find(({ email }) => email)?.email;
  if (!known) return <span className="text-muted">No e-mail address</span>;
  return (
    <span className="text-muted">
      No e-mail address here; elsewhere {known}{" "}
      <button
        type="button"
        className="link"
        disabled={isPending}
        onClick={() => mutate({ action: "contact", email: known })}
      >
        Use it
      </button>
    </span>
  );
}

/** What is promised to the person, first what is due first, whichever of their enquiries is open. */
function Due({ enquiry, also }: { enquiry: Enquiry; also: readonly Enquiry[] }) {
  const now = useNow();
  const dueAt = [enquiry, ...also].flatMap((each) => each.dueAt ?? []).toSorted()[0];
  if (dueAt)
    return (
      <div>
        <h2 className="text-sm font-normal text-muted">
          {dueAt === enquiry.dueAt ? "Call due" : "Call due, for another enquiry"}
        </h2>
        <DueTime dueAt={dueAt} />
      </div>
    );
  return (
    enquiry.followUpOn && (
      <div>
        <h2 className="text-sm font-normal text-muted">Follow up</h2>
        <p className="font-strong">{sinceDay(enquiry.followUpOn, now)}</p>
      </div>
    )
  );
}

/** The registration of an enquiry, or how one begins once somebody has spoken with the founder. */
function RegistrationPanel({ detail: { enquiry, lead } }: { detail: Pick<EnquiryDetail, "enquiry" | "lead"> }) {
  const query = useRegistration(enquiry.id);
  const plan = lead.companyPlan?.plan;
  const mayBegin = enquiry.status !== "new" && enquiry.status !== "closed";
  // Nothing to wait for: most enquiries have none.
  if (query.isPending && enquiry.status !== "engaged") return null;
  return (
    <LazyPart query={query}>
      {({ inWork }) =>
        inWork ? (
          <OpenRegistration inWork={inWork} plan={plan} />
        ) : (
          mayBegin && <BeginPanel enquiry={enquiry} plan={plan} />
        )
      }
    </LazyPart>
  );
}

/** What a founder owes and has paid. Before a quotation only where something was paid. */
function PaymentPanel({ enquiry }: { enquiry: Enquiry }) {
  const query = usePayments(enquiry.id);
  const isUsual = enquiry.status === "quoted" || enquiry.status === "engaged";
  if (!isUsual && !query.data?.payments.length) return null;
  return (
    <Panel id="payments" title={paymentWords.title}>
      <LazyPart query={query}>{(known) => <PaymentWork enquiry={enquiry} known={known} />}</LazyPart>
    </Panel>
  );
}

/** What the founder is offered: in work, sent, accepted. */
function QuotationPanel({ enquiry }: { enquiry: Enquiry }) {
  const query = useQuotations(enquiry.id);
  return (
    <Panel id="quotation" title="Quotation">
      <LazyPart query={query} meanwhile={<p className="py-2 text-sm text-muted">Counting the cost…</p>}>
        {(quotations) => <QuotationWork enquiry={enquiry} all={quotations} />}
      </LazyPart>
    </Panel>
  );
}
