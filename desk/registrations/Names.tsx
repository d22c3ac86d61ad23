import { useId, useState } from "react";
import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import type { CalendarDate } from "../../domain/india/calendar-date.ts";
import { longestWords, nameHeldUntil } from "../../domain/registration/changes.ts";
import type { ProposedName } from "../../domain/registration/registration.ts";
import { Badge } from "../../src/ui/Badge.tsx";
import { Button } from "../../src/ui/Button.tsx";
import { Field, Select } from "../../src/ui/Field.tsx";
import { type InWork, useChange } from "../api/registrations.ts";
import { ActionError } from "../ui/ActionError.tsx";
import { dayText } from "../ui/times.ts";
import { useDraft } from "../ui/useDraft.ts";
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
  const change = useChange(inWork);
  const suggestions = useId();
  const [name, setName, clearName] = useDraft(`registration-name:${enquiry.id}`);
  const [reason, setReason, clearReason] = useDraft(`registration-refusal:${enquiry.id}`);
  const [outcome, setOutcome] = useState<Outcome>("proposed");
  const [day, setDay] = useState<string>(today);
  const { names, company, incorporation } = registration;
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
                  {each.outcome === "approved" &&
                    !incorporation &&
                    `, held until ${dayText(nameHeldUntil(each, company.form))}`}
                </p>
                {each.reason && <p className="mt-0.5">{each.reason}</p>}
              </div>
              <div className="flex shrink-0 items-center gap-3">
                <Badge tone={outcomes[each.outcome].tone}>{outcomes[each.outcome].name}</Badge>
                <button
                  type="button"
                  className="link min-h-11 px-1 text-sm lg:min-h-8"
                  aria-label={`Change ${each.name}`}
                  onClick={() => {
                    setName(each.name);
                    setOutcome(each.outcome === "proposed" ? "approved" : each.outcome);
                    setReason(each.reason ?? "");
                  }}
                >
                  Change
                </button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <form
        className="grid gap-3 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          change.mutate(
            { action: "name", name, outcome, on: day, ...(outcome === "refused" && { reason }) },
            {
              onSuccess: () => {
                clearName();
                clearReason();
                setOutcome("proposed");
              },
            },
          );
        }}
      >
        <div className="sm:col-span-2">
          <Field
            form="name"
            name="name"
            label="Name"
            list={suggestions}
            required
            maxLength={longestWords.name}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <datalist id={suggestions}>
            {planned.map((each) => (
              <option key={each} value={each} />
            ))}
          </datalist>
        </div>
        <Select
          form="name"
          name="outcome"
          label="Outcome"
          choices={Object.entries(outcomes).map(([value, { name: label }]) => ({ value, label }))}
          value={outcome}
          onChange={({ target }) => setOutcome(target.value as Outcome)}
        />
        <PastDayField form="name" label="On" registration={registration} today={today} value={day} onChange={setDay} />
        {outcome === "refused" && (
          <div className="sm:col-span-2">
            <ReasonField
              form="name"
              label="The reason that the Registrar gave"
              hint="The founder reads it."
              value={reason}
              onChange={setReason}
            />
          </div>
        )}
        <div className="space-y-3 sm:col-span-2">
          <Button type="submit" look="outline" disabled={change.isPending}>
            Save the name
          </Button>
          <ActionError error={change.error} />
        </div>
      </form>
    </div>
  );
}
