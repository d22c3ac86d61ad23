import { useId } from "react";
import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import type { CalendarDate } from "../../domain/india/calendar-date.ts";
import { heldName, lapsesSoon } from "../../domain/registration/due.ts";
import { longestWords, type ProposedName } from "../../domain/registration/registration.ts";
import { Badge } from "../../src/ui/Badge.tsx";
import { Field, Select } from "../../src/ui/Field.tsx";
import { ActionForm } from "../ui/ActionForm.tsx";
import { dayText } from "../ui/times.ts";
import { useActionForm } from "../ui/useActionForm.ts";
import { type InWork, useChange } from "./api.ts";
import { PastDayField, ReasonField } from "./fields.tsx";

type Outcome = ProposedName["outcome"];
const outcomes: Readonly<Record<Outcome, { name: string; tone: "plain" | "good" | "alert" }>> = {
  proposed: { name: "Proposed", tone: "plain" },
  approved: { name: "Approved", tone: "good" },
  refused: { name: "Refused", tone: "alert" },
};

interface Props {
  inWork: InWork;
  plan: CompanyPlan | undefined;
  today: CalendarDate;
}

/** The names that went to the Registrar, and what came of each. The same name written again is a correction. */
export function Names({ inWork, plan, today }: Props) {
  const { registration, enquiry } = inWork;
  const suggestions = useId();
  const there = { name: "", outcome: "proposed" as Outcome, on: today as string, reason: "" };
  const form = useActionForm("name", enquiry.id, there, useChange(inWork));
  const { reason, ...said } = form.values;
  const { names } = registration;
  const held = heldName(registration);
  const planned = [plan?.name, plan?.name2].filter((each) => each !== undefined);
  return (
    <div className="space-y-4 pt-1 pb-4">
      {names.length > 0 && (
        <ul>
          {names.map((each) => (
            <li key={each.name} className="flex items-start justify-between gap-3 border-b border-line py-2 text-sm">
              <div className="min-w-0">
                <p className="font-strong break-words">{each.name}</p>
                <p className="text-muted">
                  {dayText(each.on)}
                  {each.name === held?.name && (
                    <span className={lapsesSoon(held.until, today) ? "font-strong text-alert" : ""}>
                      , held until {dayText(held.until)}
                    </span>
                  )}
                </p>
                {each.reason && <p className="mt-0.5">{each.reason}</p>}
              </div>
              <div className="flex shrink-0 items-center gap-3">
                <Badge tone={outcomes[each.outcome].tone}>{outcomes[each.outcome].name}</Badge>
                <button
                  type="button"
                  className="link min-h-11 px-1 text-sm lg:min-h-8"
                  aria-label={`Change ${each.name}`}
                  onClick={() =>
                    form.type({
                      name: each.name,
                      outcome: each.outcome === "proposed" ? "approved" : each.outcome,
                      reason: each.reason ?? "",
                    })
                  }
                >
                  Change
                </button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <ActionForm
        form={form}
        className="grid gap-3 sm:grid-cols-2"
        look="outline"
        button="Save the name"
        // Names often come back on the same day.
        onSave={() =>
          form.save({ action: "name", ...said, ...(said.outcome === "refused" && { reason }) }, () =>
            form.type({ on: said.on }),
          )
        }
      >
        <div className="sm:col-span-2">
          <Field {...form.field("name")} label="Name" list={suggestions} required maxLength={longestWords.name} />
          <datalist id={suggestions}>
            {planned.map((each) => (
              <option key={each} value={each} />
            ))}
          </datalist>
        </div>
        <Select
          {...form.field("outcome")}
          label="Outcome"
          choices={Object.entries(outcomes).map(([value, { name: label }]) => ({ value, label }))}
        />
        <PastDayField {...form.field("on")} label="On" registration={registration} today={today} />
        {said.outcome === "refused" && (
          <div className="sm:col-span-2">
            <ReasonField
              {...form.field("reason")}
              label="The reason that the Registrar gave"
              hint="The founder reads it."
            />
          </div>
        )}
      </ActionForm>
    </div>
  );
}
