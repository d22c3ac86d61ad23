import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from "react";

interface Common {
  /** The field's name in the form; ids are made from `form` and it. */
  form: string;
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** The message is in the page but not shown. */
  errorHidden?: boolean;
}

const control =
  "block w-full rounded-sm border border-line-strong bg-sheet px-3.5 py-2 text-base text-ink placeholder:text-muted/80 aria-invalid:border-alert aria-invalid:shadow-[inset_3px_0_0_var(--color-alert)]";

/** Where a link to a field leads. */
export const fieldId = ({ form, name }: Pick<Common, "form" | "name">) => `${form}-${name}`;

const ids = (field: Pick<Common, "form" | "name">) => ({
  input: fieldId(field),
  error: `${fieldId(field)}-error`,
  hint: `${fieldId(field)}-hint`,
});

function Frame({
  form,
  name,
  label,
  hint,
  error,
  errorHidden = false,
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
        <p id={id.hint} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      <p
        id={id.error}
        hidden={!error || errorHidden}
        data-error-slot={name}
        className="mt-1.5 text-sm font-strong text-alert"
      >
        {error}
      </p>
    </div>
  );
}

/** What the element of every field has. */
function controlProps({ form, name, hint, error }: Common, className: string) {
  const id = ids({ form, name });
  return {
    id: id.input,
    name,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": hint ? `${id.hint} ${id.error}` : id.error,
    className: `${control} ${className}`,
  };
}

export function Field({
  form,
  name,
  label,
  hint,
  error,
  errorHidden,
  className = "",
  ...input
}: Common & Omit<InputHTMLAttributes<HTMLInputElement>, "form" | "name">) {
  const common = { form, name, label, hint, error, errorHidden };
  return (
    <Frame {...common} required={input.required}>
      <input {...controlProps(common, `min-h-12 ${className}`)} type="text" {...input} />
    </Frame>
  );
}

export function TextArea({
  form,
  name,
  label,
  hint,
  error,
  errorHidden,
  className = "",
  ...input
}: Common & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "form" | "name">) {
  const common = { form, name, label, hint, error, errorHidden };
  return (
    <Frame {...common} required={input.required}>
      <textarea {...controlProps(common, `min-h-32 ${className}`)} {...input} />
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
  errorHidden,
  choices,
  optionProps = {},
  className = "",
  ...input
}: Common & { choices: readonly Choice[]; optionProps?: Record<string, string> } & Omit<
    React.SelectHTMLAttributes<HTMLSelectElement>,
    "form" | "name"
  >) {
  const common = { form, name, label, hint, error, errorHidden };
  return (
    <Frame {...common} required={input.required}>
      <span className="select-frame">
        <select {...controlProps(common, `min-h-12 ${className}`)} {...input}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} {...optionProps}>
              {choice.label}
            </option>
          ))}
        </select>
      </span>
    </Frame>
  );
}

interface CheckboxProps {
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

export const Checkbox = ({ name, checked, onChange, children }: CheckboxProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm leading-snug">
    <input
      type="checkbox"
      name={name}
      value="yes"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      className="size-5 shrink-0 accent-action"
    />
    {children}
  </label>
);
