interface SwitchProps {
  id: string;
  label: string;
  hint?: string | undefined;
  checked: boolean;
  onChange: (on: boolean) => void;
}

export const Switch = ({ id, label, hint, checked, onChange }: SwitchProps) => (
  <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
    <input
      id={id}
      type="checkbox"
      role="switch"
      aria-checked={checked}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      {...(hint ? { "aria-describedby": `${id}-hint` } : {})}
      className="peer sr-only"
    />
    <span
      aria-hidden="true"
      className="relative mt-0.5 h-6 w-11 shrink-0 rounded-full border border-line-strong bg-paper-deep transition-colors peer-checked:border-action peer-checked:bg-action peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-action after:absolute after:top-0.5 after:left-0.5 after:size-4.5 after:rounded-full after:bg-line-strong after:transition-transform peer-checked:after:translate-x-5 peer-checked:after:bg-sheet"
    />
    <span className="min-w-0">
      <span className="block text-sm font-strong">{label}</span>
      {hint && (
        <span id={`${id}-hint`} className="mt-0.5 block text-sm text-muted">
          {hint}
        </span>
      )}
    </span>
  </label>
);
