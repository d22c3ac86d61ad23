import { useId } from "react";
import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import type { CalendarDate } from "../../domain/india/calendar-date.ts";
import { heldName, lapsesSoon } from "../../domain/registration/due.ts";
import { longestWords, type ProposedName } from "../../domain/registration/registration.ts";
import { Badge } from "../../src/ui/Badge.tsx";
import { Disclosure } from "../../src/ui/Disclosure.tsx";
import { Field, Select } from "../../src/ui/Field.tsx";
import { ActionForm } from "../ui/ActionForm.tsx";
import { useActionForm } from "../ui/drafts.ts";
import { Facts } from "../ui/Panel.tsx";
import { dayText, fullDay } from "../ui/times.ts";
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

interface CertificateProps {
  inWork: InWork;
  today: CalendarDate;
}

const numberName = ({ registration: { company } }: InWork): string => (company?.form === "llp" ? "LLPIN" : "CIN");

/** What is on the certificate. Writing it down is the step to the first filings. */
export function Certificate({ inWork, today }: CertificateProps) {
  const { incorporation } = inWork.registration;
  if (!incorporation) return <CertificateForm inWork={inWork} today={today} />;
  const { name, number, date } = incorporation;
  return (
    <div className="space-y-2 pb-4">
      <Facts
        facts={[
          ["Name", name],
          [numberName(inWork), number],
          ["Date of incorporation", fullDay(date)],
        ]}
      />
      <Disclosure className="border-y border-line" label="Correct what is written down">
        <CertificateForm inWork={inWork} today={today} />
      </Disclosure>
      <Disclosure className="border-b border-line" label="There is no certificate after all">
        <TakeBack inWork={inWork} />
      </Disclosure>
    </div>
  );
}

function CertificateForm({ inWork, today }: CertificateProps) {
  const { registration, enquiry } = inWork;
  const { incorporation, names } = registration;
  const approved = names.find(({ outcome }) => outcome === "approved")?.name;
  const { date = "", number = "", name = approved ?? "" } = incorporation ?? {};
  const form = useActionForm("certificate", enquiry.id, { date, number, name, reason: "" }, useChange(inWork));
  const { reason, ...said } = form.values;
  return (
    <ActionForm
      form={form}
      className="grid gap-3 pt-1 pb-4 sm:grid-cols-2"
      look={incorporation ? "outline" : "primary"}
      button={incorporation ? "Correct it" : "Record the certificate"}
      onSave={() => form.save({ action: "incorporated", ...said, ...(incorporation && { reason }) })}
    >
      <Field
        {...form.field("date")}
        label="Date of incorporation"
        hint={`Not before this began here, on ${dayText(registration.reached.documents ?? today)}.`}
        type="date"
        required
        max={today}
      />
      <Field
        {...form.field("number")}
        label={numberName(inWork)}
        className="uppercase"
        autoComplete="off"
        spellCheck={false}
        required
        maxLength={40}
      />
      <div className="sm:col-span-2">
        <Field {...form.field("name")} label="Name, as on the certificate" required maxLength={longestWords.name} />
      </div>
      {incorporation && (
        <div className="sm:col-span-2">
          <ReasonField
            {...form.field("reason")}
            label="What was wrong"
            hint="The founder reads it, in a mail that goes at once."
          />
        </div>
      )}
    </ActionForm>
  );
}

function TakeBack({ inWork }: { inWork: InWork }) {
  const form = useActionForm("take-back", inWork.enquiry.id, { reason: "" }, useChange(inWork));
  return (
    <ActionForm
      form={form}
      className="space-y-3 pt-1 pb-4"
      look="outline"
      button="Take it back"
      onSave={() => form.save({ action: "not-incorporated", ...form.values })}
    >
      <ReasonField
        {...form.field("reason")}
        label="What was wrong"
        hint="The founder reads it, in a mail that goes at once. It goes back to the Registrar's examination, and ticks of first filings are gone."
      />
    </ActionForm>
  );
}
