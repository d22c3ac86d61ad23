import type { CalendarDate } from "../../domain/india/calendar-date.ts";
import { longestWords } from "../../domain/registration/registration.ts";
import { Disclosure } from "../../src/ui/Disclosure.tsx";
import { Field } from "../../src/ui/Field.tsx";
import { ActionForm } from "../ui/ActionForm.tsx";
import { Facts } from "../ui/Facts.tsx";
import { fullDay } from "../ui/times.ts";
import { useActionForm } from "../ui/useActionForm.ts";
import { type InWork, useChange } from "./api.ts";
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
      <Disclosure className="border-y border-line" label="Correct what is written down">
        <CertificateForm inWork={inWork} today={today} />
      </Disclosure>
      <Disclosure className="border-b border-line" label="There is no certificate after all">
        <TakeBack inWork={inWork} />
      </Disclosure>
    </div>
  );
}

function CertificateForm({ inWork, today }: Props) {
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
      <PastDayField {...form.field("date")} label="Date of incorporation" registration={registration} today={today} />
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
