import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { Button } from "../../src/ui/Button.tsx";
import type { Enquiry } from "../api/enquiries.ts";
import { type Quotations, useQuotationAction } from "../api/quotations.ts";
import { ActionError } from "../ui/ActionError.tsx";
import { BasisForm } from "./BasisForm.tsx";
import { DraftEditor } from "./DraftEditor.tsx";
import { basisValues } from "./edits.ts";
import { SentVersions } from "./SentVersions.tsx";
import { useOpenForm } from "./useOpenForm.ts";

interface Props {
  enquiry: Enquiry;
  plan: CompanyPlan;
  all: Quotations;
}

/** One quotation is in work at most; those that were sent stand below it. */
export default function QuotationWork({ enquiry, plan, all }: Props) {
  const { quotations, planned, to, advisor, today } = all;
  const action = useQuotationAction(enquiry.id);
  const form = useOpenForm(enquiry.id, action);
  const draft = quotations.find(({ state }) => state === "draft");
  const sent = quotations.filter(({ state }) => state !== "draft").toReversed();
  const current = sent.find(({ state, acceptedAt }) => state === "sent" && acceptedAt === null);
  const isSaid = "basis" in planned && planned.assumed.length === 0;

  const begin = () => {
    if (isSaid) action.mutate({ kind: "begin" });
    else form.show("begin", basisValues(plan));
  };

  return (
    <div className="pt-4">
      <div className="not-empty:mb-5">
        {draft && (
          // Another draft is another editor: no half-open button is taken along.
          <DraftEditor
            key={draft.id}
            record={draft}
            replaces={sent.find(({ id }) => id === draft.replacesId)?.sent ?? undefined}
            email={enquiry.email}
            context={{ to, advisor, today }}
            action={action}
            form={form}
          />
        )}
        {!draft && form.open?.name === "begin" && (
          <BasisForm
            form={form}
            values={form.open.values}
            save="Make the quotation"
            intro="The plan leaves something open. Structure and state have to be known; what you leave empty is counted as usual."
            isBusy={action.isPending}
            onSave={(basis) => action.mutate({ kind: "begin", basis }, { onSuccess: form.closeSaved })}
          />
        )}
        {!draft && !current && form.open?.name !== "begin" && (
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p className="max-w-prose text-sm text-muted">{beginning(sent.length > 0, isSaid)}</p>
            <Button disabled={action.isPending} onClick={begin}>
              {sent.length > 0 ? "Make a new quotation" : "Make a quotation"}
            </Button>
          </div>
        )}
      </div>
      <div className="has-[svg]:mb-5">
        <ActionError error={form.open ? null : action.error} />
      </div>
      <SentVersions
        all={sent}
        today={today}
        action={action}
        form={form}
        onNext={draft ? undefined : (id) => action.mutate({ kind: "begin", replacesId: id })}
      />
    </div>
  );
}

const beginning = (again: boolean, isSaid: boolean): string => {
  if (again) return "A new one gets a number of its own.";
  return isSaid
    ? "The total in writing, counted from the plan. You can change each line before it is sent."
    : "The total in writing. The plan leaves something open; you are asked for it first.";
};
