import type { Variable } from "../../../content/schemas/template.ts";
import { isFilled } from "../../../domain/templates/format.ts";
import type { Warning } from "../../../domain/templates/warnings.ts";
import { VariableField } from "./VariableField.tsx";

interface GroupProps {
  group: string;
  variables: readonly Variable[];
  values: Record<string, string>;
  warnings: readonly Warning[];
  onType: (id: string, value: string) => void;
  onActive: (id: string | undefined) => void;
}

export const FieldGroup = ({ group, variables, values, warnings, onType, onActive }: GroupProps) => (
  <fieldset className="mt-10">
    <legend className="float-left w-full border-b border-ink pb-2">
      <span className="flex items-baseline justify-between gap-4">
        <span className="text-lg font-heading">{group}</span>
        <span aria-hidden="true" className="figures text-sm text-muted">
          {`${variables.filter((variable) => isFilled(variable, values[variable.id])).length} of ${variables.length}`}
        </span>
      </span>
    </legend>
    <div className="clear-both space-y-5 pt-5">
      {variables.map((variable) => (
        <VariableField
          key={variable.id}
          variable={variable}
          value={values[variable.id] ?? ""}
          warning={warnings.find((one) => one.variable === variable)?.message}
          onType={onType}
          onActive={onActive}
        />
      ))}
    </div>
  </fieldset>
);
