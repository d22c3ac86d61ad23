import { useEffect, useEffectEvent, useRef, useState } from "react";
import { composeQuotation } from "../../domain/quotation/compose.ts";
import { Button } from "../../src/ui/Button.tsx";
import type { Enquiry } from "../enquiries/api.ts";
import { ActionError } from "../ui/ActionError.tsx";
import { onSingleClick } from "../ui/single-click.ts";
import { BasisForm } from "./BasisForm.tsx";
import { DraftEditor } from "./DraftEditor.tsx";
import { basisValues, draftForms } from "./edits.ts";
import { type Quotations, useQuotationAction } from "./quotation-api.ts";
import { SentVersions } from "./SentVersions.tsx";
import { useOpenForm } from "./useOpenForm.ts";

interface Props {
  enquiry: Enquiry;
  all: Quotations;
}

/** The way from a call leads here: the quotation is made, and shown before it is sent. */
const wanted = (): boolean => history.state?.wants === "quotation";

/** One quotation is in work at most; those that were sent stand below it. */
export default function QuotationWork({ enquiry, all }: Props) {
  const { quotations, planned, asked, to, advisor, today } = all;
  const action = useQuotationAction(enquiry.id);
  const draft = quotations.find(({ state }) => state === "draft");
  const sent = quotations.filter(({ state }) => state !== "draft").toReversed();
  const current = sent.find(({ state, acceptedAt }) => state === "sent" && acceptedAt === null);
  const context = { to, advisor, today };
  const saved = draft && composeQuotation(draft.draft, context).quotation;
  const form = useOpenForm(enquiry.id, action, {
    ...(saved ? draftForms(draft.draft, saved) : { begin: basisValues(asked.plan) }),
    ...(current && { [`withdraw-${current.id}`]: { reason: "" } }),
  });
  // What else nobody has said is counted as usual, and the review says so.
  const isSaid = "basis" in planned;
  const [isReviewing, setReviewing] = useState(false);

  const mayBegin = !draft && !current && form.open !== "begin" && enquiry.status !== "closed";
  const review = { onSuccess: () => setReviewing(true) };
  const begin = () => {
    if (isSaid) action.mutate({ kind: "begin" }, review);
    else form.show("begin");
  };
  const beginWanted = useEffectEvent(() => {
    if (!wanted()) return;
    history.replaceState(null, "");
    if (draft) setReviewing(true);
    else if (!current) begin();
  });
  useEffect(() => beginWanted(), []);
  const card = useRef<HTMLDivElement>(null);
  const [isJustSent, setJustSent] = useState(false);
  // As soon as it is on the page.
  useEffect(() => {
    if (!isJustSent || !current) return;
    setJustSent(false);
    card.current?.scrollIntoView({ block: "center" });
    card.current?.querySelector<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
  }, [isJustSent, current]);
  const send = () => {
    if (!draft) return;
    action.mutate(
      { kind: "send", id: draft.id, revision: draft.revision },
      {
        onSuccess: () => {
          setReviewing(false);
          setJustSent(true);
        },
      },
    );
  };

  return (
    <div className="pt-4">
      <div className="not-empty:mb-5">
        {saved && (
          // Another draft is another editor: no half-open button is taken along.
          <DraftEditor
            key={draft.id}
            record={draft}
            saved={saved}
            replaces={sent.find(({ id }) => id === draft.replacesId)?.sent ?? undefined}
            email={enquiry.email}
            asked={asked}
            unsaid={
              "assumed" in planned
                ? planned.assumed.filter((field) => draft.draft.basis[field] === planned.basis?.[field])
                : []
            }
            isReviewing={isReviewing}
            onReview={() => setReviewing(true)}
            onSend={send}
            onClose={() => setReviewing(false)}
            context={context}
            action={action}
            form={form}
          />
        )}
        {!draft && form.open === "begin" && (
          <BasisForm
            form={form}
            save="Make the quotation"
            intro="The plan leaves structure or state open. They have to be known; what else you leave empty is counted as usual."
            onSave={(basis) => form.save({ kind: "begin", basis }, () => setReviewing(true))}
          />
        )}
        {mayBegin && sent.length === 0 && (
          <BeginRow
            text={beginning(isSaid)}
            button="Make the quotation"
            // Before somebody was called, and after it has begun, something else comes first.
            look={enquiry.status === "contacted" || enquiry.status === "quoted" ? "primary" : "outline"}
            isBusy={action.isPending}
            onBegin={begin}
          />
        )}
      </div>
      <div className="has-[svg]:mb-5">
        <ActionError error={form.open ? null : action.error} />
      </div>
      <div ref={card}>
        <SentVersions
          all={sent}
          enquiry={enquiry}
          today={today}
          form={form}
          onNext={draft ? undefined : (id) => action.mutate({ kind: "begin", replacesId: id })}
        />
      </div>
      {mayBegin && sent.length > 0 && (
        <div className="mt-5">
          <BeginRow
            text={`${sent.some(({ acceptedAt }) => acceptedAt) ? "What was accepted stays as it is. " : ""}A new quotation gets a number of its own.`}
            button="Make a new quotation"
            look="outline"
            isBusy={action.isPending}
            onBegin={begin}
          />
        </div>
      )}
    </div>
  );
}

interface BeginProps {
  text: string;
  button: string;
  look?: "primary" | "outline";
  isBusy: boolean;
  onBegin: () => void;
}

const BeginRow = ({ text, button, look = "primary", isBusy, onBegin }: BeginProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
    <p className="max-w-prose text-sm text-muted">{text}</p>
    <Button look={look} disabled={isBusy} onClick={onSingleClick(onBegin)}>
      {button}
    </Button>
  </div>
);

const beginning = (isSaid: boolean): string =>
  isSaid
    ? "The total in writing, counted from the plan. You can change each line before it is sent."
    : "The total in writing. Structure or state is not known yet; you are asked for it first.";
