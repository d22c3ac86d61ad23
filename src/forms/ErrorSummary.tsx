import { fieldId } from "../ui/Field.tsx";

export interface FieldProblem {
  field: string;
  message: string;
  /** The field was edited since: its line stays in place until the form is sent again, so that the form does not jump. */
  edited?: boolean;
}

interface Props {
  form: string;
  problems: readonly FieldProblem[];
  /** The server shows the lines of the fields that are wrong, and the summary where there is more than one. */
  serverFilled?: boolean;
}

/** Lists everything that is wrong above the first field, where it is more than one thing; each line leads to its field. */
export function ErrorSummary({ form, problems, serverFilled = false }: Props) {
  const slot = (name: string) => serverFilled && { hidden: true, "data-error-slot": name };
  return (
    <div role="alert">
      {(serverFilled || problems.length > 1) && (
        <div
          {...slot("summary")}
          data-error-summary
          className="border-l-3 border-alert bg-alert-wash px-4 py-3 text-sm"
        >
          <p className="font-strong">Please correct these fields</p>
          <ul className="mt-1">
            {problems.map(({ field, message, edited }) => (
              <li key={field} {...slot(field)}>
                <a
                  href={`#${fieldId({ form, name: field })}`}
                  className={`inline-block py-1 text-alert underline ${edited ? "line-through" : ""}`}
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
