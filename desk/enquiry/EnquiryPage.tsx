import { ArrowLeft } from "lucide-react";
import { useEffect } from "react";
import { Link } from "wouter";
import { paymentWords } from "../../content/registration/payments.ts";
import { longestAnswer, openClaims, type Question, questionsIn } from "../../domain/desk/history.ts";
import { waitsForCall, withLastNumber } from "../../domain/desk/today.ts";
import { readablePhone } from "../../domain/links.ts";
import { accountFacts } from "../../domain/payments/account.ts";
import { claimText } from "../../domain/payments/claim.ts";
import { Button, ButtonLink } from "../../src/ui/Button.tsx";
import { Disclosure } from "../../src/ui/Disclosure.tsx";
import { Select, TextArea } from "../../src/ui/Field.tsx";
import { type Enquiry, type EnquiryDetail, useEnquiry } from "../enquiries/api.ts";
import { Accept } from "../enquiries/EnquiryTable.tsx";
import { DueTime, enquiryParts, ShortRow, StatusBadge } from "../enquiries/enquiry-parts.tsx";
import { Undelivered } from "../firm/Undelivered.tsx";
import { usePayments, useQuotations } from "../money/api.ts";
import { usePeople } from "../people/api.ts";
import { useRegistration } from "../registrations/api.ts";
import { FounderPage } from "../registrations/FounderPage.tsx";
import { Gone } from "../shell/errors.ts";
import { LazyPart, lazyPart } from "../shell/lazy-part.tsx";
import { DeskHeading, MailLink, RecordPage, useTabTitle } from "../shell/PageHead.tsx";
import { useSignedIn } from "../shell/session.ts";
import { useShortcuts } from "../shell/shortcuts.ts";
import { ActionError, ActionForm } from "../ui/ActionForm.tsx";
import { dropDrafts, useActionForm } from "../ui/drafts.ts";
import { useNow, useWide } from "../ui/hooks.ts";
import { Loaded, Nothing, Panel, Parts } from "../ui/Panel.tsx";
import { momentText, sinceDay } from "../ui/times.ts";
import { useEnquiryAction } from "./api.ts";
import { CallButtons } from "./calls.tsx";
import { DoneLine } from "./DoneLine.tsx";
import { EraseButton, JoinPersons, OriginPanel } from "./EnquiryMore.tsx";
import { History, NextLine, OtherAttempts, PhoneNumber, PlanLine, siteForms, TheirWords } from "./PersonParts.tsx";
import { openContact, openPayment, openSheet } from "./page-state.ts";
import { RecordPanel } from "./RecordPanel.tsx";

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
  const payments = usePayments(enquiry.id);
  // Before anything is accepted an advance is rare.
  const hasPayments = payments.data
    ? accountFacts(payments.data.account).length > 0 ||
      payments.data.payments.length > 0 ||
      openClaims(events).length > 0
    : isEngaged;
  return (
    <article>
      <Link
        href="/"
        className="-ml-1 inline-flex min-h-11 items-center gap-1.5 text-sm text-action no-underline lg:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-4" strokeWidth={1.75} />
        Today
      </Link>
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
            <PhoneNumber enquiry={{ ...enquiry, phone: withLastNumber(enquiry, also).phone }} />
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
          <NextLine detail={detail} hasWork />
          {detail.undelivered
            .filter(({ quotationId }) => quotationId === null)
            .map((delivery) => (
              <Undelivered key={delivery.id} delivery={delivery} enquiry={enquiry} />
            ))}
          <Questions detail={detail} />
          <Claims detail={detail} />
          <TheirWords detail={detail} />
          {!isEngaged && <PlanLine detail={detail} hasTotal={enquiry.status !== "quoted"} />}
          {isEngaged && <RegistrationPanel detail={detail} />}
          {hasPayments && <PaymentPanel enquiry={enquiry} query={payments} />}
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
              {isEngaged && <PlanLine detail={detail} />}
              {(isEngaged || enquiry.status === "quoted") && !hasPayments && (
                <PaymentPanel enquiry={enquiry} query={payments} />
              )}
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

/** What a founder owes and has paid. */
const PaymentPanel = ({ enquiry, query }: { enquiry: Enquiry; query: ReturnType<typeof usePayments> }) => (
  <Panel id="payments" title={paymentWords.title}>
    <LazyPart query={query}>{(known) => <PaymentWork enquiry={enquiry} known={known} />}</LazyPart>
  </Panel>
);

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

/** Who has the enquiry. Taking it, with the others that wait, is one press; giving it to somebody is a choice. */
function OwnerSelect({ enquiry, also }: { enquiry: Enquiry; also: readonly Enquiry[] }) {
  const { person } = useSignedIn();
  const { data } = usePeople();
  const action = useEnquiryAction(enquiry);
  const take = () => {
    if (!enquiry.owner) action.mutate({ action: "claim", alsoFor: also.map(({ id }) => id) });
  };
  useShortcuts({ t: take });
  const people = data?.people ?? [];
  const known = enquiry.owner && !people.some(({ id }) => id === enquiry.owner?.id) ? [enquiry.owner] : [];
  return (
    <div>
      <div className="flex items-end gap-2">
        <div className="grow">
          <Select
            form="owner"
            name="owner"
            label="With"
            disabled={action.isPending}
            choices={[
              { value: "", label: "Nobody" },
              ...[...known, ...people].map(({ id, name }) => ({
                value: id,
                label: id === person.id ? `${name} (you)` : name,
              })),
            ]}
            value={enquiry.owner?.id ?? ""}
            onChange={(event) => action.mutate({ action: "assign", ownerId: event.target.value || null })}
          />
        </div>
        {!enquiry.owner && (
          <Button look="outline" disabled={action.isPending} onClick={take}>
            Take it
          </Button>
        )}
      </div>
      <ActionError error={action.error} />
    </div>
  );
}

type Known = Pick<EnquiryDetail, "enquiry" | "events">;

/** What the founder asked on their page and nobody has answered. What was answered is in the history. */
function Questions({ detail: { enquiry, events } }: { detail: Known }) {
  const open = questionsIn(events).filter(({ answer }) => !answer);
  if (open.length === 0 || enquiry.status === "closed") return null;
  return (
    <Panel id="questions" title="They ask" count={open.length}>
      <ul className="divide-y divide-line">
        {open.map((question) => (
          <Answer key={question.id} enquiry={enquiry} question={question} />
        ))}
      </ul>
    </Panel>
  );
}

/** What the founder says to have paid, and nobody has found. The form of a payment has it filled in. */
function Claims({ detail: { enquiry, events } }: { detail: Known }) {
  const claims = openClaims(events);
  const action = useEnquiryAction(enquiry);
  if (claims.length === 0 || enquiry.status === "closed") return null;
  return (
    <Panel id="claims" title="They say they have paid" count={claims.length}>
      <ul className="py-2">
        {claims.map((claim) => (
          <li key={claim.id}>{claimText(claim)}</li>
        ))}
      </ul>
      <p className="mb-3 text-sm text-muted">Look into the bank's account first.</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => openPayment.set(enquiry.id)}>Record the payment</Button>
        <Button
          look="outline"
          disabled={action.isPending}
          onClick={() => action.mutate({ action: "follow-up", on: null })}
        >
          It has not come
        </Button>
      </div>
      <ActionError error={action.error} />
    </Panel>
  );
}

function Answer({ enquiry, question: { id, text: asked, at } }: Pick<Known, "enquiry"> & { question: Question }) {
  const now = useNow();
  const form = useActionForm(`answer-${id}`, enquiry.id, { text: "" }, useEnquiryAction(enquiry));
  const { text } = form.values;
  const mayMail = enquiry.email !== "";
  const save = (mailed: boolean) => form.save({ action: "answer", question: id, text, mailed });
  return (
    <li className="py-3">
      <p className="max-w-prose break-words whitespace-pre-line">{asked}</p>
      <p className="mb-2 text-sm text-muted">On their page, {momentText(new Date(at), now)}</p>
      <ActionForm
        form={form}
        className="space-y-3"
        button={mayMail ? "Send the answer" : "Put the answer on their page"}
        disabled={text.trim() === ""}
        onSave={() => save(mayMail)}
        more={
          mayMail && (
            <Button look="outline" disabled={form.isPending || text.trim() === ""} onClick={() => save(false)}>
              I said it in a call
            </Button>
          )
        }
      >
        <TextArea
          {...form.field("text")}
          label="Your answer"
          hint="The founder reads it on their page."
          required
          maxLength={longestAnswer}
        />
      </ActionForm>
    </li>
  );
}

/** Kept as spam: read, then accepted, erased or left. Nobody calls it, and nothing is quoted. */
const SpamEnquiry = ({ detail: { enquiry, lead, deliveries } }: { detail: EnquiryDetail }) => (
  <RecordPage
    list={{ path: "/enquiries?spam=yes", name: "Kept as spam" }}
    name={enquiry.name}
    badge={<StatusBadge enquiry={enquiry} />}
    about={enquiryParts(enquiry)}
    contact={
      <>
        <span className="tabular-nums">{readablePhone(enquiry.phone)}</span>
        <span className="break-all">{enquiry.email}</span>
      </>
    }
    actions={
      <div>
        <Accept enquiry={enquiry} />
      </div>
    }
    suspect={enquiry.suspect}
    lead={
      <Panel id="message" title="What it says">
        {lead.message ? (
          <p className="max-w-prose py-3 whitespace-pre-wrap">{lead.message}</p>
        ) : (
          <Nothing>No message.</Nothing>
        )}
      </Panel>
    }
    side={
      <p className="border border-line bg-sheet p-4 text-sm text-muted">
        Nobody was alerted. Accept it if a person wrote it: it becomes an enquiry, and the mails go out. Else leave it.
      </p>
    }
  >
    <OriginPanel lead={lead} deliveries={deliveries} />
    <EraseButton enquiry={enquiry} />
  </RecordPage>
);
