import { fieldId } from "../ui/Field.tsx";

export interface FieldProblem {
  field: string;
  message: string;
  /** The field was edited since: its line is cleared, but keeps its room while others are left, so that nothing jumps. */
  edited?: boolean;
}

interface Props {
  form: string;
  problems: readonly FieldProblem[];
  /** Without script: the server shows it, with the lines of the fields that are wrong, and the browser puts the focus here. */
  serverFilled?: boolean;
  title?: string;
}

/** Everything that is wrong in one list; each line leads to its field. One thing is said well enough under its field. */
export function ErrorSummary({ form, problems, serverFilled = false, title = "There is a problem" }: Props) {
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
