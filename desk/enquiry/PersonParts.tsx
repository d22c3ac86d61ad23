import { Link, useLocation } from "wouter";
import type { Detail } from "../../content/contact/enquiry.ts";
import type { WhatsAppTextId } from "../../content/registration/whatsapp-texts.ts";
import type { Estimate } from "../../domain/company-plan/estimate.ts";
import { totalOfSums } from "../../domain/company-plan/summary.ts";
import { saidLast, standing } from "../../domain/desk/history.ts";
import { otherDetails } from "../../domain/forms/enquiry-fields.ts";
import { readablePhone } from "../../domain/links.ts";
import { offerNames } from "../../domain/offers/offers.ts";
import { dueNowText } from "../../domain/payments/account.ts";
import { Button } from "../../src/ui/Button.tsx";
import { Disclosure } from "../../src/ui/Disclosure.tsx";
import { type DeskEvent, type Enquiry, type EnquiryDetail, type FollowUp, useFollowUp } from "../enquiries/api.ts";
import { enquiryPath } from "../enquiries/enquiry-parts.tsx";
import { usePayments, useQuotations } from "../money/api.ts";
import { useRegistration } from "../registrations/api.ts";
import { nextText, readsText, triesText, windowText } from "../today/due-text.ts";
import { ActionError } from "../ui/ActionForm.tsx";
import { useNow } from "../ui/hooks.ts";
import { Facts, Panel } from "../ui/Panel.tsx";
import { momentText } from "../ui/times.ts";
import { useEnquiryAction } from "./api.ts";
import { type Entry, historyEntries } from "./event-words.ts";
import { openPayment, openTexts, useAttempts } from "./page-state.ts";

/** As everybody writes it, struck when it is somebody else's; and what whoever has it reads, where that is not English. */
export const PhoneNumber = ({ enquiry }: { enquiry: Pick<Enquiry, "phone" | "wrongNumber" | "page"> }) => (
  <span>
    <span className={`whitespace-nowrap tabular-nums ${enquiry.wrongNumber ? "text-alert line-through" : ""}`}>
      {readablePhone(enquiry.phone)}
    </span>
    {readsText(enquiry) && ` · ${readsText(enquiry)}`}
  </span>
);

/** Calls with others of which nobody has said yet what came of them. */
export function OtherAttempts({ id, onChoose }: { id: string; onChoose: (id: string) => void }) {
  const others = useAttempts().filter(({ enquiryId }) => enquiryId !== id);
  return others.map(({ enquiryId, name }) => (
    <button
      key={enquiryId}
      type="button"
      className="mb-3 block min-h-11 w-full bg-highlight-wash px-3 py-2 text-left text-sm font-strong"
      onClick={() => onChoose(enquiryId)}
    >
      How did it go with {name}?
    </button>
  ));
}

const actorShort = { we: "we act", you: "the founder acts", registrar: "the Registrar acts" } as const;

interface NextProps {
  detail: Pick<EnquiryDetail, "enquiry" | "events" | "undelivered">;
  /** The work stands on the same page, and says by itself who acts. */
  hasWork?: boolean;
}

/** 'Next: call before today 12:00; 1 try, no answer.' */
export function NextLine({ detail, hasWork = false }: NextProps) {
  const { enquiry, events, undelivered } = detail;
  const now = useNow();
  const isOpen = enquiry.status !== "new" && enquiry.status !== "closed";
  const { data } = useQuotations(enquiry.id, isOpen);
  const { data: found } = useRegistration(enquiry.id, enquiry.status === "engaged");
  const open = data?.quotations.find(({ state, acceptedAt }) => state === "draft" || (state === "sent" && !acceptedAt));
  const registration = found?.inWork?.registration;
  const { data: paid } = usePayments(enquiry.id, registration?.actor === null);
  const owed = paid && dueNowText(paid.account);
  const action = useEnquiryAction(enquiry);
  const followUp = useFollowUp(enquiry.id);
  const { wrongNumber, dueAt, followUpOn } = enquiry;
  // What somebody has promised or set comes before what made itself.
  const isSet = wrongNumber || dueAt !== null || followUpOn !== null || undelivered.length > 0;
  const isSaid = !isSet && (followUp || (hasWork && registration?.actor));
  // The founder has decided meanwhile; whether the call that was promised is still needed, a person says.
  const mayDrop = dueAt !== null && (enquiry.status === "quoted" || enquiry.status === "engaged");
  return (
    <div className="not-has-[*]:hidden">
      {followUp && <FollowUpLine id={enquiry.id} followUp={followUp} isNext={!isSet} />}
      {!isSaid && (
        <p className="font-strong break-words">
          Next:{" "}
          {nextText(
            {
              enquiry,
              events,
              hasLostMail: undelivered.length > 0,
              quotation:
                open && (open.sent ? { isDraft: false, validUntil: open.sent.validUntil } : { isDraft: true as const }),
              registration:
                registration &&
                (registration.actor
                  ? [actorShort[registration.actor], registration.awaited].filter(Boolean).join(": ")
                  : owed
                    ? `${owed} is to be paid.`
                    : "nothing is left to do."),
            },
            now,
          )}
        </p>
      )}
      {mayDrop && (
        <button
          type="button"
          className="link min-h-11 text-sm"
          disabled={action.isPending}
          onClick={() => action.mutate({ action: "no-call" })}
        >
          No call is needed any more
        </button>
      )}
      {enquiry.status === "closed" && (
        <Button className="mt-2" disabled={action.isPending} onClick={() => action.mutate({ action: "reopen" })}>
          Reopen
        </Button>
      )}
      <ActionError error={action.error} />
    </div>
  );
}

type Rule = NonNullable<FollowUp["followUp"]>["rule"];

/** What helps, and where it is done: a text that is sent by WhatsApp, or a part of the enquiry's page. */
const helps: Readonly<Record<Rule, readonly [label: string, what: { text: WhatsAppTextId } | { part: string }]>> = {
  quotation: ["Write about the quotation", { text: "quotation" }],
  ended: ["Open the quotation", { part: "quotation" }],
  payment: ["Record the payment", { part: "payments" }],
  papers: ["Ask for the papers", { text: "papers" }],
  name: ["Open the names", { part: "names" }],
  filing: ["Open the first filings", { part: "first-filings" }],
  work: ["Open the registration", { part: "registration" }],
};

interface FollowUpProps {
  id: string;
  followUp: NonNullable<FollowUp["followUp"]>;
  /** Nothing else comes before it. */
  isNext: boolean;
}

/** Why they stand under Today though nobody has set a day, and what helps. */
function FollowUpLine({ id, followUp, isNext }: FollowUpProps) {
  const [, navigate] = useLocation();
  const [label, what] = helps[followUp.rule];
  const showPart = (part: string) => {
    const there = document.getElementById(part);
    if (part === "payments") openPayment.set(id);
    if (there instanceof HTMLDetailsElement) there.open = true;
    if (there) there.scrollIntoView();
    else navigate(enquiryPath(id));
  };
  return (
    <div
      className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-highlight-wash px-3 py-2 ${isNext ? "" : "mb-3"}`}
    >
      <p className={`font-strong break-words ${followUp.isLate ? "text-alert" : ""}`}>
        {isNext && "Next: "}
        {followUp.text}.
      </p>
      {"text" in what ? (
        <Button look="outline" className="px-3!" onClick={() => openTexts.set({ id, text: what.text })}>
          {label}
        </Button>
      ) : (
        <Button look="outline" className="px-3!" onClick={() => showPart(what.part)}>
          {label}
        </Button>
      )}
    </div>
  );
}

type Told = Pick<EnquiryDetail, "enquiry" | "lead" | "filing" | "told" | "events">;

const chosen = otherDetails.filter(({ kind }) => kind === "choice");
const typed = otherDetails.filter(({ kind }) => kind !== "choice");

/** What they wrote, and what they asked for: about what, when and in which language they want the call, from where. */
export function TheirWords({ detail: { lead, filing: ownFiling, told, events } }: { detail: Told }) {
  const now = useNow();
  const message = lead.message ?? told?.lead.message;
  const said = ({ key }: Detail) => lead[key] ?? told?.lead[key];
  const offer = lead.offer ?? told?.lead.offer;
  const filing = ownFiling ?? told?.filing;
  const tries = triesText(saidLast(standing(events)).unanswered);
  const window = windowText(lead);
  const facts = [
    ...chosen.map(said),
    ...[tries, filing, offer && (offerNames[offer] ?? offer)],
    ...typed.map(said),
  ].filter(Boolean);
  return (
    <div className="space-y-3 not-has-[*]:hidden">
      {message && (
        <blockquote className="max-w-prose border-l-3 border-highlight pl-4 break-words whitespace-pre-line">
          {message}
          {told && (
            <Link href={enquiryPath(told.lead.id)} className="link mt-1 block text-sm">
              in another enquiry, {momentText(new Date(told.lead.createdAt), now)}
            </Link>
          )}
        </blockquote>
      )}
      {(window || facts.length > 0) && (
        <ul aria-label="What they asked for" className="flex flex-wrap gap-2 text-sm">
          {window && <li className="rounded-full border border-highlight px-3 py-0.5">Call {window}</li>}
          {facts.map((fact) => (
            <li key={fact} className="rounded-[1rem] border border-line px-3 py-0.5">
              {fact}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type Planned = Pick<EnquiryDetail, "lead" | "planSummary" | "planLines" | "planDropped" | "cost" | "told">;

/** The plan as the founder made it, in one sentence with what it costs, unless a quotation beside it says so; each charge behind it. */
export function PlanLine({ detail, hasTotal = true }: { detail: Planned; hasTotal?: boolean }) {
  const { lead, planSummary, planLines, planDropped, cost } = detail.lead.companyPlan
    ? detail
    : (detail.told ?? detail);
  const plan = lead.companyPlan?.plan;
  if (!plan) return null;
  const total = hasTotal && cost && totalOfSums(cost.sums);
  return (
    <Disclosure
      id="plan"
      label={
        <span className="flex min-w-0 grow flex-wrap justify-between gap-x-4 font-normal text-ink">
          <span className="min-w-0">{[planSummary, plan.name].filter(Boolean).join(" · ") || "A plan"}</span>
          {total && <strong className="whitespace-nowrap tabular-nums">{total}</strong>}
        </span>
      }
    >
      <div className="grid gap-x-10 gap-y-4 pb-4 xl:grid-cols-2">
        <Facts
          facts={[
            ...planLines.map(({ label, value }) => [label, value] as const),
            ["Could not be read", planDropped.join(", ")] as const,
          ]}
        />
        {cost && (
          <CostLines
            cost={cost}
            title={lead.estimate ? "The total they have seen" : "By the prices of today: they have seen no total"}
          />
        )}
      </div>
    </Disclosure>
  );
}

/** Each charge and the total, as 'My plan' shows them. */
const CostLines = ({ cost: { lines, sums, note }, title }: { cost: Estimate; title: string }) => (
  <div>
    <table className="w-full border-collapse text-left text-sm">
      <caption className="py-2 text-left text-muted">{title}</caption>
      <tbody>
        {lines.map(({ id, label, value }) => (
          <tr key={id} className="border-b border-line">
            <th scope="row" className="py-2 pr-4 font-normal">
              {label}
            </th>
            <td className="py-2 text-right whitespace-nowrap">{value}</td>
          </tr>
        ))}
        {sums.map(({ label, value, missing, total }) => (
          <tr key={label} className={`border-b ${total ? "border-ink text-lg font-strong" : "border-line"}`}>
            <th scope="row" className="py-2 pr-4 font-strong">
              {label}
              {missing && <span className="block text-sm font-normal text-muted">{missing}</span>}
            </th>
            <td className="py-2 text-right align-top font-strong whitespace-nowrap">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className="mt-2 text-xs text-muted">{note}</p>
  </div>
);

interface HistoryProps {
  events: readonly DeskEvent[];
  createdAt: string;
  /** How it began, where no event says so. */
  first?: string | undefined;
  /** So many are shown; the others open. */
  most?: number;
}

/** What happened, the newest first. */
export function History({ events, createdAt, first, most = 8 }: HistoryProps) {
  const now = useNow();
  const began: Entry[] = first
    ? [{ id: "began", title: first, note: undefined, by: "The site", at: createdAt, isMain: false, isUndone: false }]
    : [];
  const all = [...historyEntries(events, now), ...began];
  const [shown, earlier] = [all.slice(0, most), all.slice(most)];
  return (
    <Panel id="history" title="History">
      <ol className="mt-2">
        {shown.map((entry) => (
          <Line key={entry.id} entry={entry} />
        ))}
      </ol>
      {earlier.length > 0 && (
        <Disclosure label={`${earlier.length} earlier`} line="words" className="">
          <ol>
            {earlier.map((entry) => (
              <Line key={entry.id} entry={entry} />
            ))}
          </ol>
        </Disclosure>
      )}
    </Panel>
  );
}

/** What somebody did or wrote is read again; what the server noted is small. */
function Line({ entry: { title, note, by, at, isMain, isUndone } }: { entry: Entry }) {
  const now = useNow();
  return (
    <li className={`border-l-2 py-1 pl-4 ${isMain ? "border-action" : "border-line"}`}>
      <p className={isMain ? "text-sm" : "text-xs text-muted"}>
        {isUndone ? <s>{title}</s> : isMain ? <strong>{title}</strong> : title}
        <span className="text-muted">
          {" · "}
          {by}
          {" · "}
          <time dateTime={at}>{momentText(new Date(at), now)}</time>
        </span>
      </p>
      {note && <p className="max-w-prose text-sm break-words whitespace-pre-wrap">{note}</p>}
    </li>
  );
}

/** How an enquiry began; of one that was entered by hand the history has an event. */
export const siteForms: Partial<Record<EnquiryDetail["lead"]["form"], string>> = {
  quick: "Sent the quick form",
  contact: "Sent the form of the contact page",
};
