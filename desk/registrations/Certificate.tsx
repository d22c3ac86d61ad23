import { useState } from "react";
import type { CalendarDate } from "../../domain/india/calendar-date.ts";
import { longestWords } from "../../domain/registration/changes.ts";
import { Button } from "../../src/ui/Button.tsx";
import { Field } from "../../src/ui/Field.tsx";
import { Fold } from "../../src/ui/Fold.tsx";
import { type InWork, useChange } from "../api/registrations.ts";
import { ActionError } from "../ui/ActionError.tsx";
import { Facts } from "../ui/Facts.tsx";
import { fullDay } from "../ui/times.ts";
import { useDraft } from "../ui/useDraft.ts";
import { PastDayField, ReasonField } from "./fields.tsx";

interface Props {
  inWork: InWork;
  today: CalendarDate;
}

const numberName = ({ registration: { company } }: InWork): string => (company.form === "llp" ? "LLPIN" : "CIN");

/** What is on the certificate. Writing it down is the step to the first filings. */
export function Certificate({ inWork, today }: Props) {
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
      <Fold className="border-y border-line" label="Correct what is written down">
        <CertificateForm inWork={inWork} today={today} />
      </Fold>
      <Fold className="border-b border-line" label="There is no certificate after all">
        <TakeBack inWork={inWork} />
      </Fold>
    </div>
  );
}

function CertificateForm({ inWork, today }: Props) {
  const { registration, enquiry } = inWork;
  const { incorporation, names } = registration;
  const change = useChange(inWork);
  const approved = names.find(({ outcome }) => outcome === "approved")?.name;
  const [typedDay, setDay] = useState<string>();
  const [number, setNumber, clearNumber] = useDraft(`registration-number:${enquiry.id}`, incorporation?.number);
  const [name, setName, clearName] = useDraft(`registration-company:${enquiry.id}`, incorporation?.name ?? approved);
  const [reason, setReason, clearReason] = useDraft(`registration-certificate-reason:${enquiry.id}`);
  const date = typedDay ?? incorporation?.date ?? "";
  return (
    <form
      className="grid gap-3 pt-1 pb-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate(
          { action: "incorporated", date, number, name, ...(incorporation && { reason }) },
          {
            onSuccess: () => {
              setDay(undefined);
              for (const clear of [clearNumber, clearName, clearReason]) clear();
            },
          },
        );
      }}
    >
      <PastDayField
        form="certificate"
        name="date"
        label="Date of incorporation"
        registration={registration}
        today={today}
        value={date}
        onChange={setDay}
      />
      <Field
        form="certificate"
        name="number"
        label={numberName(inWork)}
        className="uppercase"
        autoComplete="off"
        spellCheck={false}
        required
        maxLength={40}
        value={number}
        onChange={({ target }) => setNumber(target.value)}
      />
      <div className="sm:col-span-2">
        <Field
          form="certificate"
          name="name"
          label="Name, as on the certificate"
          required
          maxLength={longestWords.name}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      {incorporation && (
        <div className="sm:col-span-2">
          <ReasonField form="certificate" label="Why it is corrected" value={reason} onChange={setReason} />
        </div>
      )}
      <div className="space-y-3 sm:col-span-2">
        <Button type="submit" look={incorporation ? "outline" : "primary"} disabled={change.isPending}>
          {incorporation ? "Correct it" : "Record the certificate"}
        </Button>
        <ActionError error={change.error} />
      </div>
    </form>
  );
}

function TakeBack({ inWork }: { inWork: InWork }) {
  const change = useChange(inWork);
  const [reason, setReason, clearReason] = useDraft(`registration-take-back:${inWork.enquiry.id}`);
  return (
    <form
      className="space-y-3 pt-1 pb-4"
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate({ action: "not-incorporated", reason }, { onSuccess: clearReason });
      }}
    >
      <ReasonField
        form="take-back"
        label="Why it is taken back"
        hint="It goes back to the Registrar's examination, and ticks of first filings are gone."
        value={reason}
        onChange={setReason}
      />
      <Button type="submit" look="outline" disabled={change.isPending}>
        Take it back
      </Button>
      <ActionError error={change.error} />
    </form>
  );
}
