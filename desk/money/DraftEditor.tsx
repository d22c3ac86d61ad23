import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { summariseLine } from "../../domain/company-plan/summary.ts";
import { undoText } from "../../domain/desk/history.ts";
import type { CalendarDate } from "../../domain/india/calendar-date.ts";
import { offerOf } from "../../domain/offers/offers.ts";
import { findService } from "../../domain/offers/services.ts";
import type { Asked } from "../../domain/quotation/basis.ts";
import { composeQuotation, stampQuotation } from "../../domain/quotation/compose.ts";
import { askedDifferences, type Difference } from "../../domain/quotation/differences.ts";
import { type QuotationDocument, quotationDocument } from "../../domain/quotation/document.ts";
import type { Basis, Quotation, QuotationDraft, SentQuotation, SoldInDraft } from "../../domain/quotation/model.ts";
import { Button, ButtonLink } from "../../src/ui/Button.tsx";
import { Disclosure } from "../../src/ui/Disclosure.tsx";
import { openContact } from "../enquiry/page-state.ts";
import { useSignedIn } from "../shell/session.ts";
import { ActionError } from "../ui/ActionForm.tsx";
import { useWide } from "../ui/hooks.ts";
import { Parts } from "../ui/Panel.tsx";
import { ConfirmButton, onSingleClick, Sheet } from "../ui/Sheet.tsx";
import { dayText } from "../ui/times.ts";
import { pdfAddress, type QuotationRecord, type useQuotationAction } from "./api.ts";
import { contentsValues, isDiscount, orphans, plannedLine, preview, withEdit } from "./edits.ts";
import { QuotationLines } from "./QuotationLines.tsx";
import {
  BasisForm,
  ContentsForm,
  DiscountForm,
  LineForm,
  type OpenForm,
  openerId,
  ServiceForm,
} from "./quotation-forms.tsx";

interface Props {
  record: QuotationRecord;
  /** As it would be sent. */
  saved: Quotation;
  /** The one it is the next version of. */
  replaces: SentQuotation | undefined;
  email: string;
  /** What the founder asked for, and left open. */
  asked: Asked;
  unsaid: readonly Unsaid[];
  isReviewing: boolean;
  onReview: () => void;
  onSend: () => void;
  onClose: () => void;
  context: { to: string; advisor: string; today: CalendarDate };
  action: ReturnType<typeof useQuotationAction>;
  form: OpenForm;
}

/** A quotation in work. What is typed is counted at once; it is kept, and seen by others, when it is saved. */
export function DraftEditor({
  record,
  saved,
  replaces,
  email,
  asked,
  unsaid,
  isReviewing,
  onReview,
  onSend,
  onClose,
  context,
  action,
  form,
}: Props) {
  const { id, revision, draft } = record;
  const { open } = form;
  const isBusy = action.isPending;
  const { today } = context;
  // What was typed is in the draft already, a moment before its form is closed.
  const hasArrived = isBusy && action.variables?.kind === "change" && revision > action.variables.revision;
  const composed = composeQuotation(hasArrived ? draft : preview(draft, open, form.values), context);
  const { quotation } = composed;
  const problems = [...composed.problems, ...(record.letterProblem ? [record.letterProblem] : [])];
  const document = quotationDocument(
    stampQuotation(quotation, { number: replaces?.number ?? "", version: (replaces?.version ?? 0) + 1, date: today }),
  );
  const { included: _, notIncluded: _left, ...asByTier } = draft;
  const usual = contentsValues(draft, composeQuotation(asByTier, context).quotation);

  const changed = (next: QuotationDraft) => ({ kind: "change", id, revision, draft: next }) as const;
  const save = (next: QuotationDraft) => form.save(changed(next));

  const place = draft.basis?.state ?? draft.place;
  const services = draft.services ?? [];
  const isAlone = services.length + draft.edits.length === 0;
  const lineOf = (lineId: string) => saved.lines.find((line) => line.id === lineId);
  const formOf = (lineId: string): ReactNode =>
    open === `line-${lineId}` &&
    (isDiscount(draft, lineId) ? (
      <DiscountForm form={form} line={lineOf(lineId)} onSave={(edit) => save(withEdit(draft, lineId, edit))} />
    ) : (
      <LineForm
        form={form}
        planned={plannedLine(draft, lineId)}
        line={lineOf(lineId)}
        state={place}
        onSave={(edit) => save(withEdit(draft, lineId, edit))}
      />
    ));

  return (
    <section aria-labelledby="draft-heading" className="space-y-4 border border-line bg-sheet p-4 sm:p-5">
      <div>
        <h3 id="draft-heading" className="text-base">
          {replaces ? `Draft: version ${replaces.version + 1} of ${replaces.number}` : "Draft: a new quotation"}
        </h3>
        <p className="text-sm text-muted">
          <Parts parts={[`For ${context.to}`, `advisor ${context.advisor}`, "nobody outside sees it yet"]} />
        </p>
      </div>

      {open === "basis" ? (
        <BasisForm
          form={form}
          save="Save and count again"
          onSave={(basis) => save({ ...draft, basis })}
          onRemove={draft.basis && !isAlone ? () => save({ ...draft, basis: undefined }) : undefined}
        />
      ) : (
        <Row label="Registration" name="basis" form={form} button={draft.basis ? "Change" : "Add"}>
          {draft.basis ? <Parts parts={basisParts(draft.basis)} /> : "None"}
        </Row>
      )}
      <div className="not-empty:-mt-4">
        {services.map((sold) => {
          const name = `service-${sold.id}`;
          return open === name ? (
            <ServiceForm key={name} form={form} draft={draft} sold={sold} onSave={save} />
          ) : (
            <Row key={name} label={findService(sold.key)?.name ?? sold.key} name={name} form={form}>
              <Parts parts={[sold.about, sold.filing && `filed by ${dayText(sold.filing.filedOn)}`, termText(sold)]} />
            </Row>
          );
        })}
      </div>
      {open === "add-service" && <ServiceForm form={form} draft={draft} onSave={save} />}

      <QuotationLines document={document} formOf={formOf} onChange={(lineId) => form.show(`line-${lineId}`)}>
        {orphans(draft).map((edit) => (
          <div key={edit.id} className="flex items-center justify-between gap-3 border-b border-line py-1 text-alert">
            <p>
              A change of ‘{edit.id}’, which is not part of the calculation any more
              {edit.reason && <span className="block text-muted">{edit.reason}</span>}
            </p>
            <Button
              look="outline"
              disabled={isBusy}
              onClick={() => action.mutate(changed(withEdit(draft, edit.id, undefined)))}
            >
              Remove
            </Button>
          </div>
        ))}
        {open === "add" ? (
          <LineForm form={form} state={place} onSave={(edit) => save(withEdit(draft, undefined, edit))} />
        ) : open === "discount" ? (
          <DiscountForm form={form} onSave={(edit) => save(withEdit(draft, undefined, edit))} />
        ) : (
          <div className="flex flex-wrap gap-x-6">
            <Adder name="add-service" form={form} label="Add a service" />
            <Adder name="add" form={form} label="Add a line" />
            <Adder name="discount" form={form} label="Give a discount" />
          </div>
        )}
      </QuotationLines>

      {open === "contents" ? (
        <ContentsForm form={form} draft={draft} usual={usual} today={today} onSave={save} />
      ) : (
        <div>
          <Row label="Valid until" name="contents" form={form}>
            {dayText(draft.validUntil)}
          </Row>
          <Disclosure
            label={`Our fee includes ${quotation.included.length}, leaves out ${quotation.notIncluded.length}`}
            className="border-b border-line"
          >
            <Items title={document.included.heading} items={quotation.included} />
            <Items title={document.notIncluded.heading} items={quotation.notIncluded} />
          </Disclosure>
        </div>
      )}

      <Problems enquiryId={record.enquiryId} to={context.to} problems={problems} />
      {open && <p className="text-sm text-muted">Something is open above: save or cancel it before you send.</p>}
      {isReviewing && (
        <ReviewSheet
          record={record}
          to={{ name: context.to, email }}
          quotation={quotation}
          document={document}
          problems={problems}
          differences={askedDifferences(quotation, asked)}
          unsaid={replaces || !draft.basis ? [] : unsaid}
          isBusy={isBusy}
          error={action.error}
          onSend={onSend}
          onClose={onClose}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button disabled={isBusy || open !== undefined} onClick={onReview}>
          Review and send…
        </Button>
        <ButtonLink look="outline" newTab href={pdfAddress(id)}>
          Look at the PDF
        </ButtonLink>
        <ConfirmButton
          label="Discard"
          title="Discard this draft?"
          confirm="Discard the draft"
          disabled={isBusy}
          onConfirm={() => form.save({ kind: "discard", id, revision })}
        >
          <p>Nobody outside has seen it. Its lines and reasons are lost.</p>
        </ConfirmButton>
      </div>
    </section>
  );
}

const Adder = ({ name, form, label }: { name: string; form: OpenForm; label: string }) => (
  <button
    type="button"
    id={openerId(name)}
    className="inline-flex min-h-11 items-center gap-1.5 font-strong text-action"
    onClick={() => form.show(name)}
  >
    <Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />
    {label}
  </button>
);

/** '12 months' */
const termText = ({ key, times }: SoldInDraft): string | undefined => {
  const per = findService(key)?.per ?? "once";
  return per === "once" ? (times > 1 ? `${times} times` : undefined) : `${times} ${per}${times > 1 ? "s" : ""}`;
};

interface RowProps {
  label: string;
  name: string;
  form: OpenForm;
  button?: string;
  children: ReactNode;
}

const Row = ({ label, name, form, button = "Change", children }: RowProps) => (
  <div className="flex min-h-11 items-center justify-between gap-4 border-b border-line text-sm">
    <p className="min-w-0 py-1">
      <span className="block text-xs text-muted">{label}</span>
      {children}
    </p>
    <button
      type="button"
      id={openerId(name)}
      aria-label={`${button}: ${label}`}
      className="min-h-11 shrink-0 px-1 font-strong text-action"
      onClick={() => form.show(name)}
    >
      {button}
    </button>
  </div>
);

const Items = ({ title, items }: { title: string; items: readonly string[] }) =>
  items.length > 0 && (
    <div className="pb-3 text-sm">
      <h4 className="text-sm text-muted">{title}</h4>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );

const leaves = `It leaves ${undoText} after you send it, and cannot be changed then.`;
const unsaidNames = { tier: "the plan", capital: "the capital", people: "how many sign" } as const;
type Unsaid = keyof typeof unsaidNames;

interface ReviewSheetProps {
  record: QuotationRecord;
  to: { name: string; email: string };
  quotation: Quotation;
  document: QuotationDocument;
  problems: readonly string[];
  /** Where it is not what was asked for. */
  differences: readonly Difference[];
  /** What nobody has said. */
  unsaid: readonly Unsaid[];
  isBusy: boolean;
  error: Error | null;
  onSend: () => void;
  onClose: () => void;
}

/** The last look before it goes out: to whom, for how much, and the paper itself. */
function ReviewSheet({
  record,
  to,
  quotation,
  document,
  problems,
  differences,
  unsaid,
  isBusy,
  error,
  onSend,
  onClose,
}: ReviewSheetProps) {
  const isWide = useWide();
  const { mailIsOn } = useSignedIn();
  // Another revision is another paper.
  const pdf = `${pdfAddress(record.id)}?revision=${record.revision}`;
  const hasPdf = record.letterProblem === null;
  return (
    <Sheet title={`Send the quotation to ${to.name}?`} isOpen isLarge onClose={onClose}>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {isWide && !hasPdf && <p className="self-center text-center text-muted">The PDF cannot be made yet.</p>}
        {isWide && hasPdf && (
          <iframe
            src={pdf}
            title="The quotation as a PDF"
            className="h-[calc(100dvh-11rem)] w-full border border-line"
          />
        )}
        <div className="min-w-0 space-y-4">
          <p className="text-3xl font-strong tabular-nums">{document.total.value}</p>
          <p className="text-sm">
            <Parts
              parts={[
                ...basisParts(quotation.basis),
                ...soldNames(quotation),
                `valid until ${dayText(quotation.validUntil)}`,
              ]}
            />
          </p>
          {differences.length > 0 && (
            <div className="border-l-3 border-highlight bg-highlight-wash px-4 py-3 text-sm">
              <p className="font-strong">Not as it was asked for or seen</p>
              <ul>
                {differences.map(({ label, quoted, now, seen }) => (
                  <li key={label}>
                    {label}: {quoted ?? "nothing"} here, {now ?? "nothing"}{" "}
                    {seen ? "is what they have seen" : "asked for"}
                  </li>
                ))}
              </ul>
            </div>
          )}
          {unsaid.length > 0 && (
            <p className="text-sm">
              Nobody has said: {unsaid.map((field) => unsaidNames[field]).join(", ")}. It is counted as usual.
            </p>
          )}
          <Problems enquiryId={record.enquiryId} to={to.name} problems={problems} />
          <Disclosure label="Each line" line="words" className="" open={!isWide}>
            <h3 className="sr-only">Each line</h3>
            <QuotationLines document={document} />
          </Disclosure>
          <p className="text-sm">
            {to.email ? (
              <>
                To <strong className="break-all">{to.email}</strong>: a mail with the total, the PDF and a link to their
                page. {mailIsOn ? leaves : "Mail is not set up: it waits until it is."}
              </>
            ) : (
              "There is no e-mail address, so nothing is mailed. Send the link to their page by WhatsApp afterwards."
            )}
          </p>
          <div className="grid gap-2">
            <Button disabled={isBusy || problems.length > 0} onClick={onSingleClick(onSend)}>
              {isBusy ? "Sending…" : `Send to ${to.name}`}
            </Button>
            <Button look="outline" onClick={onSingleClick(onClose)}>
              Change something
            </Button>
            {!isWide && hasPdf && (
              <ButtonLink look="outline" newTab href={pdf}>
                Open the PDF
              </ButtonLink>
            )}
          </div>
          <ActionError error={error} />
        </div>
      </div>
    </Sheet>
  );
}

interface ProblemsProps {
  enquiryId: string;
  /** The founder's name, as the PDF has it. */
  to: string;
  problems: readonly string[];
}

const otherScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** What keeps a quotation from being sent. */
const Problems = ({ enquiryId, to, problems }: ProblemsProps) =>
  problems.length > 0 && (
    <div className="space-y-2">
      <ul aria-label="Before it can be sent" className="space-y-1 text-sm font-strong text-alert">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      {otherScript.test(to) && (
        <Button look="outline" onClick={onSingleClick(() => openContact.set(enquiryId))}>
          Correct the name
        </Button>
      )}
    </div>
  );

const soldNames = ({ services = [] }: Quotation): string[] => services.map(({ name }) => name);

/** 'Private Limited', 'Karnataka', …, 'Standard', 'Zyntra Foods' */
function basisParts(basis: Basis | undefined): string[] {
  if (!basis) return [];
  const { structure = "private-limited", tier, name } = basis;
  const plan = tier && offerOf(structure, tier).name;
  return [...summariseLine(basis).split(" · "), plan, name].filter((part): part is string => Boolean(part));
}
