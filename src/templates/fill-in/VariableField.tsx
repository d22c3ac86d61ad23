import { memo } from "react";
import type { Variable, VariableKind } from "../../../content/schemas/template.ts";
import { states } from "../../../content/states.ts";
import { compareText } from "../../../domain/lists.ts";
import { formatValue } from "../../../domain/templates/format.ts";
import { Field, Select, TextArea } from "../../ui/Field.tsx";

const form = "fill";
/** States first, then union territories, as in the First Schedule to the Constitution. */
const statesThenTerritories = states.toSorted((a, b) => compareText(a.kind, b.kind));
export const fieldId = (variable: string): string => `${form}-${variable}`;

interface FieldProps {
  variable: Variable;
  value: string;
  /** What to look at again, once the visitor has left the field. */
  warning: string | undefined;
  onType: (id: string, value: string) => void;
  onActive: (id: string | undefined) => void;
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
  llpin: { autoCapitalize: "characters", spellCheck: false },
  gstin: { autoCapitalize: "characters", spellCheck: false },
  name: { autoCapitalize: "words", spellCheck: false },
};

export const VariableField = memo(function VariableField({ variable, value, warning, onType, onActive }: FieldProps) {
  const { id, kind, hint, example } = variable;
  const common = {
    form,
    name: id,
    label: labelInGroup(variable),
    hint: amountInWords(variable, value) ?? hint,
    error: warning,
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

function Choices({ variable, value, onType, onActive }: Omit<FieldProps, "warning">) {
  const { id, hint, choices = [] } = variable;
  return (
    <fieldset onFocus={() => onActive(id)} onBlur={() => onActive(undefined)}>
      <legend className="text-sm font-strong">{labelInGroup(variable)}</legend>
      {hint && <p className="mt-0.5 text-sm text-muted">{hint}</p>}
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
