import { applicationFields, checkApplication, resumeAccept } from "../../domain/forms/application.ts";
import { formAction, hiddenFields } from "../../domain/forms/form.ts";
import { Button } from "../ui/Button.tsx";
import { Field, Select, TextArea } from "../ui/Field.tsx";
import { DataNotice, HiddenFields, Problem, templateErrors, templateValue } from "./FormParts.tsx";
import { useSending } from "./useSubmit.ts";

interface Props {
  positions: readonly string[];
  position: string;
  onPosition?: (position: string) => void;
  /** Without it there is no Cancel button. */
  onCancel?: () => void;
  onSent?: () => void;
  /** For the page the server fills in when a plain form post has faults. */
  template?: boolean;
}

const text = (data: FormData, name: string) => String(data.get(name) ?? "");

function check(data: FormData) {
  const resume = data.get("resume");
  return checkApplication({
    position: text(data, "position"),
    name: text(data, "name"),
    email: text(data, "email"),
    phone: text(data, "phone"),
    experience: text(data, "experience"),
    coverLetter: text(data, "coverLetter"),
    resume: resume instanceof File ? resume : null,
  });
}

const held = Object.fromEntries(
  [hiddenFields.page, hiddenFields.idempotencyKey].map((name) => [name, templateValue(name)]),
);

export function ApplicationForm({ positions, position, onPosition, onCancel, onSent, template = false }: Props) {
  const sending = useSending({
    action: formAction.application,
    check,
    resetAfter: 0,
    ...(onSent ? { onSent } : {}),
  });
  const errors = template ? templateErrors(applicationFields) : sending.errors;
  const busy = sending.stage === "submitting";
  const shared = (name: (typeof applicationFields)[number]) => ({
    form: "application",
    name,
    required: true,
    error: errors[name],
    ...(template && name !== "resume" ? { defaultValue: templateValue(name) } : {}),
  });
  return (
    <form
      ref={sending.form}
      method="post"
      action={formAction.application}
      encType="multipart/form-data"
      noValidate
      onSubmit={sending.onSubmit}
      onInput={sending.onInput}
      className="space-y-5"
      aria-label="Job application"
    >
      {template ? (
        <Field {...shared("position")} label="Position" />
      ) : (
        <Select
          {...shared("position")}
          label="Position"
          value={position}
          onChange={(event) => onPosition?.(event.target.value)}
          choices={positions.map((title) => ({ value: title, label: title }))}
        />
      )}
      <Field {...shared("name")} label="Full Name" autoComplete="name" />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...shared("email")} label="Email Address" type="email" autoComplete="email" />
        <Field {...shared("phone")} label="Phone Number" type="tel" autoComplete="tel" />
      </div>
      <Field {...shared("experience")} label="Years of Experience" placeholder="2 years, Fresher" />
      <TextArea {...shared("coverLetter")} label="Cover Letter" rows={5} />
      <Field
        {...shared("resume")}
        label="Resume"
        type="file"
        accept={resumeAccept}
        hint="PDF, DOC or DOCX, max 5MB"
        className="file:mr-4 file:border-0 file:bg-action-wash file:px-3 file:py-1 file:text-sm file:font-strong file:text-action"
      />
      <HiddenFields form="application" {...(template ? { values: held } : {})} />
      <Problem text={sending.problem} />
      <DataNotice purpose="We use your application to consider you for a position, and delete it after six months." />
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        {onCancel && (
          <Button look="outline" onClick={onCancel} className="noscript:hidden">
            Cancel
          </Button>
        )}
        <Button type="submit" disabled={busy}>
          {busy ? "Submitting..." : "Submit Application"}
        </Button>
      </div>
    </form>
  );
}
