import { site } from "../../content/site.ts";
import { type FormName, hiddenFields } from "../../domain/forms/form.ts";
import { fieldId } from "../ui/Field.tsx";
import { StatusLine } from "../ui/notices.tsx";
import { type Rejection, rejectionMessages } from "./submit-result.ts";

/** Fields nobody types into: which form it is, values that travel with it, and a trap for robots. */
export const HiddenFields = ({ form, values = {} }: { form: FormName; values?: Record<string, string> }) => (
  <>
    <input type="hidden" name={hiddenFields.form} value={form} />
    {Object.entries(values).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <div className="sr-only" aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name={hiddenFields.honeypot} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  </>
);

/** What happens to the data, beside the button that sends it. */
export const DataNotice = ({ purpose }: { purpose: string }) => (
  <p className="text-sm text-muted">
    {purpose} See our{" "}
    <a href="/privacy-policy" className="link">
      privacy policy
    </a>{" "}
    for how long we keep it and how to have it erased.
  </p>
);

/** Why it was not sent, and the phone number to call instead. */
export const Problem = ({
  reason,
  messages = rejectionMessages,
}: {
  reason: Rejection | undefined;
  messages?: Readonly<Record<Rejection, string>> | undefined;
}) => (
  <StatusLine kind="problem">
    {reason && (
      <>
        {messages[reason]}{" "}
        <a className="underline" href={`tel:${site.phone.e164}`}>
          {site.phone.display}
        </a>
        .
      </>
    )}
  </StatusLine>
);

export interface FieldProblem {
  field: string;
  message: string;
  /** The field was edited since: its line is cleared, but keeps its room while others are left, so that nothing jumps. */
  edited?: boolean;
}

interface SummaryProps {
  form: string;
  problems: readonly FieldProblem[];
  /** Without script: the server shows it, with the lines of the fields that are wrong, and the browser puts the focus here. */
  serverFilled?: boolean;
  title?: string | undefined;
}

/** Everything that is wrong in one list; each line leads to its field. One thing is said well enough under its field. */
export function ErrorSummary({ form, problems, serverFilled = false, title = "There is a problem" }: SummaryProps) {
  const slot = (name: string) => serverFilled && { hidden: true, "data-error-slot": name };
  const heading = `${form}-problems`;
  // Without script nothing else can lead a screen reader to what went wrong.
  const focus = serverFilled && { "aria-labelledby": heading, tabIndex: -1, autoFocus: true };
  return (
    <div {...slot("summary")} {...focus} role="alert">
      {(serverFilled || (problems.length > 1 && problems.some(({ edited }) => !edited))) && (
        <div data-error-summary className="border-l-3 border-alert bg-alert-wash px-5 py-4">
          <h2 id={heading} className="text-lg">
            {title}
          </h2>
          <ul className="mt-1 text-sm">
            {problems.map(({ field, message, edited }) => (
              <li key={field} className={edited ? "invisible" : undefined} {...slot(field)}>
                <a
                  href={`#${fieldId({ form, name: field })}`}
                  className="inline-block py-1 font-strong text-alert underline"
                >
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
