import { ShieldCheck, X } from "lucide-react";
import type { RefObject } from "react";
import type { Template, Variable } from "../../../content/schemas/template.ts";
import { fillInCopy as copy } from "../../../content/templates/template-library.ts";
import { groupBy } from "../../../domain/lists.ts";
import type { Options, Values } from "../../../domain/templates/fill.ts";
import { isFilled } from "../../../domain/templates/format.ts";
import type { Warning } from "../../../domain/templates/warnings.ts";
import { FilledFromPlan, type FromPlan } from "../../company-plan/from-plan.tsx";
import type { DraftSettings } from "./useDraft.ts";
import { VariableField } from "./VariableField.tsx";

interface GroupProps {
  group: string;
  variables: readonly Variable[];
  values: Record<string, string>;
  warnings: readonly Warning[];
  onType: (id: string, value: string) => void;
  onActive: (id: string | undefined) => void;
}

const FieldGroup = ({ group, variables, values, warnings, onType, onActive }: GroupProps) => (
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

interface SwitchProps {
  id: string;
  label: string;
  hint?: string | undefined;
  checked: boolean;
  onChange: (on: boolean) => void;
}

const Switch = ({ id, label, hint, checked, onChange }: SwitchProps) => (
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

interface Props {
  template: Template;
  /** The variables that the document now holds. */
  asked: readonly Variable[];
  values: Values;
  options: Options;
  draft: DraftSettings;
  fromPlan: FromPlan;
  notes: boolean;
  warnings: readonly Warning[];
  heading: RefObject<HTMLHeadingElement | null>;
  onType: (id: string, value: string) => void;
  onSwitch: (id: string, on: boolean) => void;
  onNotes: (on: boolean) => void;
  onActive: (id: string | undefined) => void;
  onClose: () => void;
}

/** Everything the visitor may fill in or switch. */
export function DetailsForm({
  template,
  asked,
  values,
  options,
  draft,
  fromPlan,
  notes,
  warnings,
  heading,
  ...on
}: Props) {
  const groups = [...groupBy(asked, ({ group }) => group)];
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {copy.form}
        </h2>
        <button
          type="button"
          onClick={on.onClose}
          className="-mt-1.5 -mr-2 inline-flex min-h-11 items-center gap-1.5 px-2 text-sm font-strong text-muted hover:text-ink"
        >
          <X aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
          {copy.close}
        </button>
      </div>
      <p className="mt-2 flex gap-2 text-sm font-strong text-good">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" strokeWidth={1.5} />
        {copy.privacy}
      </p>
      <div className="mt-5 border border-line bg-sheet p-4">
        <Switch id="keep-draft" label={copy.keep} hint={copy.keepHint} checked={draft.kept} onChange={draft.setKept} />
        {draft.kept && (
          <button
            type="button"
            onClick={draft.remove}
            className="mt-1 ml-14 inline-flex min-h-11 items-center text-sm font-strong text-alert underline underline-offset-3"
          >
            {copy.deleteDraft}
          </button>
        )}
        <p role="status" className="ml-14 text-sm text-muted not-empty:mt-2">
          {draft.message}
        </p>
      </div>
      {fromPlan.filled && (
        <div className="mt-5">
          <FilledFromPlan onUndo={fromPlan.undo} />
        </div>
      )}
      {template.options.length > 0 && <OptionalClauses template={template} options={options} onSwitch={on.onSwitch} />}
      {groups.map(([group, variables]) => (
        <FieldGroup
          key={group}
          group={group}
          variables={variables}
          values={values}
          warnings={warnings}
          onType={on.onType}
          onActive={on.onActive}
        />
      ))}
      <div className="mt-10 border-t border-ink pt-5">
        <Switch id="keep-notes" label={copy.notes} hint={copy.notesHint} checked={notes} onChange={on.onNotes} />
      </div>
    </>
  );
}

const OptionalClauses = ({ template, options, onSwitch }: Pick<Props, "template" | "options" | "onSwitch">) => (
  <fieldset className="mt-8">
    <legend className="w-full border-b border-ink pb-2 text-lg font-heading">{copy.options}</legend>
    <p className="mt-2 text-sm text-muted">{copy.optionsText}</p>
    <div className="mt-3 space-y-1">
      {template.options.map(({ id, label, hint }) => (
        <Switch
          key={id}
          id={`option-${id}`}
          label={label}
          hint={hint}
          checked={options[id] ?? false}
          onChange={(on) => onSwitch(id, on)}
        />
      ))}
    </div>
  </fieldset>
);
