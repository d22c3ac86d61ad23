import { memo } from "react";
import type { Variable, VariableKind } from "../../../content/schemas/template.ts";
import { states } from "../../../content/states.ts";
import { adviseOn, formatValue } from "../../../domain/templates/format.ts";
import { Field, Select, TextArea } from "../../ui/Field.tsx";

const form = "fill";
/** States first, then union territories, as in the First Schedule to the Constitution. */
const statesThenTerritories = states.toSorted((a, b) => a.kind.localeCompare(b.kind));
export const fieldId = (variable: string): string => `${form}-${variable}`;

interface GroupProps {
  group: string;
  variables: readonly Variable[];
  values: Record<string, string>;
  active: string | undefined;
  filled: number;
  onType: (id: string, value: string) => void;
  onActive: (id: string | undefined) => void;
}

export const FieldGroup = ({ group, variables, values, active, filled, onType, onActive }: GroupProps) => (
  <fieldset className="mt-10">
    <legend className="float-left w-full border-b border-ink pb-2">
      <span className="flex items-baseline justify-between gap-4">
        <span className="text-lg font-heading">{group}</span>
        <span aria-hidden="true" className="figures text-xs text-muted">
          {filled} of {variables.length}
        </span>
      </span>
    </legend>
    <div className="clear-both space-y-5 pt-5">
      {variables.map((variable) => (
        <VariableField
          key={variable.id}
          variable={variable}
          value={values[variable.id] ?? ""}
          editing={active === variable.id}
          onType={onType}
          onActive={onActive}
        />
      ))}
    </div>
  </fieldset>
);

interface FieldProps {
  variable: Variable;
  value: string;
  editing: boolean;
  onType: GroupProps["onType"];
  onActive: GroupProps["onActive"];
}

/** What phones should offer to type with. */
const keyboards: Partial<Record<VariableKind, React.InputHTMLAttributes<HTMLInputElement>>> = {
  date: { type: "date" },
  email: { type: "email", autoCapitalize: "none" },
  money: { inputMode: "decimal" },
  number: { inputMode: "decimal" },
  percent: { inputMode: "decimal" },
  pan: { autoCapitalize: "characters", spellCheck: false },
  cin: { autoCapitalize: "characters", spellCheck: false },
  name: { autoCapitalize: "words", spellCheck: false },
};

const VariableField = memo(function VariableField({ variable, value, editing, onType, onActive }: FieldProps) {
  const { id, kind, hint, example } = variable;
  // Advice waits until the visitor has left the field.
  const error = editing ? undefined : adviseOn(variable, value);
  const common = {
    form,
    name: id,
    label: labelInGroup(variable),
    hint: amountInWords(variable, value) ?? hint,
    error,
    autoComplete: "off",
    value,
    onFocus: () => onActive(id),
    onBlur: () => onActive(undefined),
    onChange: (event: React.ChangeEvent<{ value: string }>) => onType(id, event.target.value),
  };
  if (kind === "choice") return <Choices {...{ variable, value, onType, onActive }} />;
  if (kind === "state") {
    const choices = [
      { value: "", label: "Choose a state" },
      ...statesThenTerritories.map(({ name }) => ({ value: name, label: name })),
    ];
    return <Select {...common} choices={choices} />;
  }
  const placeholder = example ? { placeholder: example } : {};
  if (kind === "longtext" || kind === "address")
    return <TextArea {...common} {...placeholder} rows={2} className="min-h-20!" />;
  return <Field {...common} {...placeholder} {...keyboards[kind]} />;
});

/** 'First founder: full name' under the heading 'First founder' is 'Full name'. */
function labelInGroup({ label, group }: Variable): string {
  const rest = label.startsWith(`${group}: `) ? label.slice(group.length + 2) : label;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

const amountInWords = (variable: Variable, value: string): string | undefined =>
  variable.kind === "money" && value ? formatValue(variable, value, "full") : undefined;

function Choices({ variable, value, onType, onActive }: Omit<FieldProps, "editing">) {
  const { id, hint, choices = [] } = variable;
  return (
    <fieldset onFocus={() => onActive(id)} onBlur={() => onActive(undefined)}>
      <legend className="text-sm font-strong">{labelInGroup(variable)}</legend>
      {hint && <p className="mt-0.5 text-xs text-muted">{hint}</p>}
      <div className="mt-2 space-y-2">
        {choices.map((choice, index) => (
          <label
            key={choice.value}
            className="flex min-h-12 items-center gap-3 rounded-sm border border-line-strong bg-sheet px-3.5 py-2 text-sm has-checked:border-action has-checked:bg-action-wash"
          >
            <input
              {...(index === 0 ? { id: fieldId(id) } : {})}
              type="radio"
              name={id}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onType(id, choice.value)}
              className="size-4.5 shrink-0 accent-action"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

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
        <span id={`${id}-hint`} className="mt-0.5 block text-xs text-muted">
          {hint}
        </span>
      )}
    </span>
  </label>
);
