import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from "react";

interface Common {
  /** The field's name in the form; ids are made from `form` and it. */
  form: string;
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
}

const control =
  "block w-full rounded-sm border border-line-strong bg-sheet px-3.5 py-2.5 text-base text-ink placeholder:text-muted/80 aria-invalid:border-alert aria-invalid:shadow-[inset_3px_0_0_var(--color-alert)]";

/** In pages the server fills in, a field's message and state are tokens until then. */
const isToken = (error: string | undefined) => error?.startsWith("%%") ?? false;

const invalid = (name: string, error: string | undefined) =>
  isToken(error) ? (`%%invalid:${name}%%` as unknown as boolean) : error ? true : undefined;

const ids = ({ form, name }: Pick<Common, "form" | "name">) => ({
  input: `${form}-${name}`,
  error: `${form}-${name}-error`,
  hint: `${form}-${name}-hint`,
});

function Frame({
  form,
  name,
  label,
  hint,
  error,
  required,
  children,
}: Common & { required?: boolean | undefined; children: ReactNode }) {
  const id = ids({ form, name });
  return (
    <div>
      <label htmlFor={id.input} className="mb-1.5 block text-sm font-strong">
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {children}
      {hint && (
        <p id={id.hint} className="mt-1.5 text-xs text-muted">
          {hint}
        </p>
      )}
      {/* The slot is always there, so that a plain form post can be answered with the message in it. */}
      <p
        id={id.error}
        hidden={!error || isToken(error)}
        data-error-slot={name}
        className="mt-1.5 text-sm font-strong text-alert"
      >
        {error}
      </p>
    </div>
  );
}

const described = (id: ReturnType<typeof ids>, hint: ReactNode) => (hint ? `${id.hint} ${id.error}` : id.error);

export function Field({
  form,
  name,
  label,
  hint,
  error,
  className = "",
  ...input
}: Common & Omit<InputHTMLAttributes<HTMLInputElement>, "form" | "name">) {
  const id = ids({ form, name });
  return (
    <Frame {...{ form, name, label, hint, error }} required={input.required}>
      <input
        id={id.input}
        name={name}
        aria-invalid={invalid(name, error)}
        aria-describedby={described(id, hint)}
        className={`${control} min-h-12 ${className}`}
        {...input}
      />
    </Frame>
  );
}

export function TextArea({
  form,
  name,
  label,
  hint,
  error,
  className = "",
  ...input
}: Common & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "form" | "name">) {
  const id = ids({ form, name });
  return (
    <Frame {...{ form, name, label, hint, error }} required={input.required}>
      <textarea
        id={id.input}
        name={name}
        aria-invalid={invalid(name, error)}
        aria-describedby={described(id, hint)}
        className={`${control} min-h-32 ${className}`}
        {...input}
      />
    </Frame>
  );
}

export interface Choice {
  value: string;
  label: string;
}

export function Select({
  form,
  name,
  label,
  hint,
  error,
  choices,
  className = "",
  ...input
}: Common & { choices: readonly Choice[] } & Omit<React.SelectHTMLAttributes<HTMLSelectElement>, "form" | "name">) {
  const id = ids({ form, name });
  return (
    <Frame {...{ form, name, label, hint, error }} required={input.required}>
      <select
        id={id.input}
        name={name}
        aria-invalid={invalid(name, error)}
        aria-describedby={described(id, hint)}
        className={`${control} min-h-12 ${className}`}
        {...input}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </Frame>
  );
}
