import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import type { CalendarDate } from "../../domain/india/calendar-date.ts";
import type { Asked } from "../../domain/quotation/basis.ts";
import { composeQuotation, stampQuotation } from "../../domain/quotation/compose.ts";
import { askedDifferences } from "../../domain/quotation/differences.ts";
import { quotationDocument } from "../../domain/quotation/document.ts";
import type { Quotation, QuotationDraft, SentQuotation } from "../../domain/quotation/model.ts";
import { Button, ButtonLink } from "../../src/ui/Button.tsx";
import { Disclosure } from "../../src/ui/Disclosure.tsx";
import { ConfirmButton } from "../ui/ConfirmButton.tsx";
import { Parts } from "../ui/Parts.tsx";
import { dayText } from "../ui/times.ts";
import { BasisForm } from "./BasisForm.tsx";
import { basisParts } from "./basis-parts.ts";
import { ContentsForm } from "./ContentsForm.tsx";
import { contentsValues, orphans, plannedLine, preview, withEdit } from "./edits.ts";
import { LineForm } from "./LineForm.tsx";
import { Problems } from "./Problems.tsx";
import { QuotationLines } from "./QuotationLines.tsx";
import { pdfAddress, type QuotationRecord, type useQuotationAction } from "./quotation-api.ts";
import { ReviewSheet, type Unsaid } from "./ReviewSheet.tsx";
import { type OpenForm, openerId } from "./useOpenForm.ts";

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

  const formOf = (lineId: string): ReactNode =>
    open === `line-${lineId}` && (
      <LineForm
        form={form}
        planned={plannedLine(draft, lineId)}
        line={saved.lines.find((line) => line.id === lineId)}
        state={draft.basis.state}
        onSave={(edit) => save(withEdit(draft, lineId, edit))}
      />
    );

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
        <BasisForm form={form} save="Save and count again" onSave={(basis) => save({ ...draft, basis })} />
      ) : (
        <Row label="What it covers" name="basis" form={form}>
          <Parts parts={basisParts(draft.basis)} />
        </Row>
      )}

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
          <LineForm form={form} state={draft.basis.state} onSave={(edit) => save(withEdit(draft, undefined, edit))} />
        ) : (
          <button
            type="button"
            id={openerId("add")}
            className="inline-flex min-h-11 items-center gap-1.5 font-strong text-action"
            onClick={() => form.show("add")}
          >
            <Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />
            Add a line
          </button>
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
          unsaid={replaces ? [] : unsaid}
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

interface RowProps {
  label: string;
  name: string;
  form: OpenForm;
  children: ReactNode;
}

const Row = ({ label, name, form, children }: RowProps) => (
  <div className="flex min-h-11 items-center justify-between gap-4 border-b border-line text-sm">
    <p className="min-w-0 py-1">
      <span className="block text-xs text-muted">{label}</span>
      {children}
    </p>
    <button
      type="button"
      id={openerId(name)}
      aria-label={`Change: ${label}`}
      className="min-h-11 shrink-0 px-1 font-strong text-action"
      onClick={() => form.show(name)}
    >
      Change
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
