import type { RefObject } from "react";
import { nameChecker } from "../../../content/tools/name-checker.ts";
import { FromPlan } from "../../company-plan/PlanLines.tsx";
import { Button } from "../../ui/Button.tsx";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { Field, TextArea } from "../../ui/Field.tsx";
import { RadioTiles } from "../../ui/RadioTiles.tsx";
import { type NameCheckState, readKind } from "./useNameCheck.ts";

const words = nameChecker.form;
const formName = "check";
const structureOptions = Object.entries(words.structures).map(([value, label]) => ({ value, label }));

interface Props {
  state: NameCheckState;
  form: RefObject<HTMLFormElement | null>;
  /** Whether a result has taken its place on a phone. */
  isFolded: boolean;
}

/** One or two names, the structure, and names to compare with. Submitted before hydration, it comes back with the address. */
export function NameForm({ state, form, isFolded }: Props) {
  const { typed, type, hasError, checked } = state;
  /** A short sheet beside it, which it ends level with; otherwise it follows the reader down. */
  const isLevel = checked.length === 1 && checked[0]?.check.verdict === "clear";

  return (
    <form
      ref={form}
      method="get"
      action="/name-checker"
      autoComplete="off"
      noValidate
      onFocus={state.prepare}
      onSubmit={(event) => {
        event.preventDefault();
        state.submit();
      }}
      className={`no-print space-y-6 border border-line bg-sheet p-5 md:p-6 ${isLevel ? "" : "self-start lg:sticky lg:top-24"} ${isFolded ? "max-lg:hidden" : ""}`}
    >
      <RadioTiles
        form={formName}
        name="structure"
        legend={words.structureLegend}
        options={structureOptions}
        value={typed.structure}
        onChange={(value) => state.chooseStructure(readKind(value))}
      />
      {typed.structure === "" && <p className="-mt-4 text-sm text-muted">{words.structureOpen}</p>}
      <Field
        form={formName}
        name="name"
        label={words.first}
        hint={words.firstHint}
        error={hasError ? words.firstError : undefined}
        value={typed.name}
        maxLength={165}
        spellCheck={false}
        autoCapitalize="words"
        onChange={(event) => type({ name: event.target.value })}
      />
      <Field
        form={formName}
        name="name2"
        label={words.second}
        hint={words.secondHint}
        value={typed.name2}
        maxLength={165}
        spellCheck={false}
        autoCapitalize="words"
        onChange={(event) => type({ name2: event.target.value })}
      />
      <Disclosure label={words.compare} open={state.compares} className="fold-fields border-y border-line">
        <div className="pt-1 pb-5">
          <TextArea
            form={formName}
            name="existing"
            label={words.compareLabel}
            hint={words.compareHint}
            value={typed.existing}
            rows={4}
            maxLength={1700}
            spellCheck={false}
            onChange={(event) => type({ existing: event.target.value })}
          />
        </div>
      </Disclosure>
      {/* Below what it fills, so that the fields stay where they were. */}
      <FromPlan planState={state.planState} fields={["structure", "section8"]} />
      <Button type="submit" look={state.isChecked ? "outline" : "primary"} className="w-full">
        {words.submit}
      </Button>
    </form>
  );
}
