import type { ReactNode } from "react";

interface TileOption {
  value: string;
  label: ReactNode;
}

interface Props {
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
export function RadioTiles({ form, name, legend, options, value, error, required, inOneRow = false, onChange }: Props) {
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
