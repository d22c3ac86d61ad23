import { retentionMonths } from "../../content/legal/retention.ts";
import {
  type ApplicationField,
  checkApplication,
  resumeAccept,
  resumeMegabytes,
} from "../../domain/forms/application.ts";
import { formAction, hiddenFields } from "../../domain/forms/form.ts";
import { Button } from "../ui/Button.tsx";
import type { closeOnClick } from "../ui/Dialog.tsx";
import { Field, Select, TextArea } from "../ui/Field.tsx";
import { DataNotice, ErrorSummary, HiddenFields, Problem } from "./FormParts.tsx";
import { fieldProps, serverFilledValues } from "./server-filled.tsx";
import { textValue } from "./submit-result.ts";
import { useSubmit } from "./useSubmit.ts";

interface Props {
  positions: readonly string[];
  position?: string;
  onPosition?: (position: string) => void;
  /** What the Cancel button does; without it there is none. */
  cancel?: ReturnType<typeof closeOnClick>;
  onSent?: () => void;
  serverFilled?: boolean;
}

function validate(data: FormData) {
  const resume = data.get("resume");
  return checkApplication({
    position: textValue(data, "position"),
    name: textValue(data, "name"),
    email: textValue(data, "email"),
    phone: textValue(data, "phone"),
    experience: textValue(data, "experience"),
    coverLetter: textValue(data, "coverLetter"),
    resume: resume instanceof File ? resume : null,
  });
}

/** In a dialog the buttons stay in sight at its lower edge. */
const dialogFooter =
  "sticky bottom-0 z-10 -mx-6 -mb-6 border-t border-line bg-sheet px-6 py-4 md:-mx-8 md:px-8 noscript:static noscript:border-0";

export function ApplicationForm({ positions, position, onPosition, cancel, onSent, serverFilled = false }: Props) {
  const { form, stage, errors, problems, problem, onSubmit, onInput } = useSubmit<ApplicationField>({
    action: formAction.application,
    validate,
    resetAfter: 0,
    onSent,
  });
  const field = fieldProps("application", errors, serverFilled);
  // A file cannot be filled in by a server; the visitor chooses it again.
  const resumeField = { ...field("resume"), defaultValue: undefined };
  const busy = stage === "submitting";
  return (
    <form
      ref={form}
      method="post"
      action={formAction.application}
      encType="multipart/form-data"
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
      className="space-y-5"
      aria-label="Job application"
    >
      {/* First: of a post that is too large only the beginning is read, and it has to say which form it is. */}
      <HiddenFields
        form="application"
        values={serverFilled ? serverFilledValues(hiddenFields.page, hiddenFields.idempotencyKey) : {}}
      />
      {!serverFilled && <ErrorSummary form="application" problems={problems} />}
      <Select
        {...field("position")}
        {...(serverFilled
          ? // The server marks the option that was chosen.
            { defaultValue: undefined, optionProps: { "data-selected": "position" } }
          : { value: position, onChange: (event) => onPosition?.(event.target.value) })}
        label="Position"
        choices={positions.map((title) => ({ value: title, label: title }))}
      />
      <Field {...field("name")} label="Full Name" autoComplete="name" />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...field("email")} label="Email Address" type="email" autoComplete="email" />
        <Field {...field("phone")} label="Phone Number" type="tel" autoComplete="tel" />
      </div>
      <Field {...field("experience")} label="Years of Experience" placeholder="2 years, Fresher" />
      <TextArea {...field("coverLetter")} label="Cover Letter" rows={3} />
      <Field
        {...resumeField}
        label="Resume"
        type="file"
        accept={resumeAccept}
        hint={`PDF, DOC or DOCX, max ${resumeMegabytes}MB`}
        className="file:mr-4 file:border-0 file:bg-action-wash file:px-3 file:py-1 file:text-sm file:font-strong file:text-action"
      />
      <Problem reason={problem} />
      <DataNotice
        purpose={`We use your application to consider you for a position, and delete it after ${retentionMonths.applications} months.`}
      />
      <div className={`flex justify-end gap-3 ${cancel ? dialogFooter : ""}`}>
        {cancel && (
          <Button look="outline" {...cancel} className="max-sm:px-4 noscript:hidden">
            Cancel
          </Button>
        )}
        <Button type="submit" disabled={busy} className="whitespace-nowrap max-sm:px-4">
          {busy ? "Submitting..." : "Submit Application"}
        </Button>
      </div>
    </form>
  );
}
