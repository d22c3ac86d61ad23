import { Search } from "lucide-react";
import type { ComponentProps, InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from "react";

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
      <input {...controlProps(common, `min-h-12 ${className}`)} {...input} />
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

interface Props {
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

export const Checkbox = ({ name, checked, onChange, children }: Props) => (
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

interface TileOption {
  value: string;
  label: ReactNode;
}

interface RadioTilesProps {
  /** Ids are made from the form's name and the field's. */
  form: string;
  name: string;
  legend: string;
  options: readonly TileOption[];
  value: string;
  error?: string | undefined;
  required?: boolean;
  /** Four beside each other where the screen is wide, each as wide as its words. */
  inOneRow?: boolean;
  onChange: (value: string) => void;
}

/** One of a few, as tiles a thumb can hit. */
export function RadioTiles({
  form,
  name,
  legend,
  options,
  value,
  error,
  required,
  inOneRow = false,
  onChange,
}: RadioTilesProps) {
  const errorId = `${form}-${name}-error`;
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it, and only this group can be invalid
      role="radiogroup"
      aria-describedby={errorId}
      aria-invalid={error ? true : undefined}
      className="group/tiles"
    >
      <legend className="mb-1.5 text-sm font-strong">{legend}</legend>
      <div
        className={`grid gap-2 ${options.length === 4 ? "grid-cols-2" : "grid-cols-[repeat(3,minmax(max-content,1fr))]"} ${inOneRow ? "lg:grid-cols-4" : ""}`}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-12 cursor-pointer flex-col items-center justify-center rounded-sm border border-line-strong bg-sheet px-2 py-1.5 text-center text-sm leading-tight font-strong group-aria-invalid/tiles:border-alert has-checked:border-action has-checked:bg-action-wash has-checked:text-action has-checked:shadow-[inset_0_-3px_0_var(--color-action)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-action forced-colors:has-checked:border-4"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              required={required}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
      <p id={errorId} hidden={!error} className="mt-1.5 text-sm font-strong text-alert">
        {error}
      </p>
    </fieldset>
  );
}

/** A field to search with, with its sign; its label stands outside. */
export const SearchField = ({ className = "", ...input }: ComponentProps<"input">) => (
  <div className={`relative ${className}`}>
    <Search
      aria-hidden="true"
      className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-muted"
      strokeWidth={1.5}
    />
    <input
      {...input}
      name="q"
      type="search"
      autoComplete="off"
      className="search-cross block min-h-12 w-full rounded-sm border border-line-strong bg-sheet pr-3.5 pl-11 text-base placeholder:text-muted"
    />
  </div>
);
