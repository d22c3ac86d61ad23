import { useEffect, useMemo, useState } from "react";
import type { NameKind } from "../../../content/schemas/company-names.ts";
import { structureIds } from "../../../content/schemas/plain-lists.ts";
import type { CompanyPlan } from "../../../domain/company-plan/company-plan.ts";
import { type CompanyPlanState, useCompanyPlan } from "../../company-plan/useCompanyPlan.ts";
import { type AddressFormat, useAddressState } from "../../ui/useAddressState.ts";
import { useTyped } from "../../ui/useTyped.ts";
import type { CheckedName, NameField } from "./NameResult.tsx";

const mostExisting = 10;
const longestName = 165;

const readLines = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim().slice(0, longestName))
    .filter((line) => line !== "")
    .slice(0, mostExisting);

/** Existing names to compare with. They belong to this page, not to the plan. */
const existingNames: AddressFormat<readonly string[]> = {
  parse: (params) => readLines(params.getAll("existing").join("\n")),
  write: (names, params) => {
    params.delete("existing");
    for (const name of names) params.append("existing", name);
  },
};

/** What the form holds. */
interface Typed {
  /** Empty until one is chosen. */
  structure: NameKind | "";
  name: string;
  name2: string;
  existing: string;
}

type Checker = typeof import("./NameResult.tsx");

/** The rules and their lists are large, so they are loaded when someone is about to use them. */
function useChecker(needed: boolean): { checker: Checker | undefined; failed: boolean } {
  const [checker, setChecker] = useState<Checker>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!needed || checker) return;
    import("./NameResult.tsx").then(setChecker, () => setFailed(true));
  }, [needed, checker]);
  return { checker, failed };
}

export interface NameCheckState {
  planState: CompanyPlanState;
  typed: Typed;
  type: (changes: Partial<Typed>) => void;
  /** Whether the check compares with existing names. */
  compares: boolean;
  /** Whether a name was submitted. */
  hasNames: boolean;
  /** The names that were submitted, checked; none until the rules are loaded. */
  checked: readonly CheckedName[];
  /** Whether the form still says what was checked. */
  isChecked: boolean;
  /** How a result looks, loaded together with the rules. */
  Result: Checker["NameResult"] | undefined;
  failed: boolean;
  /** Someone is about to type: the rules may as well come now. */
  prepare: () => void;
  hasError: boolean;
  /** Counts submits and used rewrites, so that the page can move to the results. */
  submissions: number;
  submit: () => void;
  /** What the submitted names are checked for. */
  kind: NameKind;
  chooseStructure: (kind: NameKind) => void;
  use: (field: NameField, name: string) => void;
}

export const readKind = (text: unknown): NameKind =>
  text === "section-8" ? text : (structureIds.find((id) => id === text) ?? "private-limited");

/** What goes into the plan; nothing while no structure is chosen. */
function planStructure(kind: Typed["structure"], { section8 = "yes" }: CompanyPlan): CompanyPlan {
  if (kind === "") return {};
  // With or without shares makes no difference here, but the calculator asked for it.
  return kind === "section-8" ? { section8 } : { structure: kind };
}

/** The form, the names in the address, and what the rules say about them. */
export function useNameCheck(): NameCheckState {
  const planState = useCompanyPlan();
  const { plan, change } = planState;
  const { state: existing, setState: setExisting } = useAddressState(existingNames);
  const chosen = plan.section8 ? "section-8" : (plan.structure ?? "");
  const kind = readKind(chosen);
  const { name = "", name2 = "" } = plan;
  const [typed, type] = useTyped<Typed>({ structure: chosen, name, name2, existing: existing.join("\n") });
  const [hasError, setHasError] = useState(false);
  const [submissions, setSubmissions] = useState(0);

  const [isPrepared, setIsPrepared] = useState(false);
  const hasNames = name !== "" || name2 !== "";
  const { checker, failed } = useChecker(isPrepared || hasNames);

  const checked = useMemo(() => {
    if (!checker) return [];
    const names = [
      { field: "name" as const, text: name },
      { field: "name2" as const, text: name2 },
    ].filter(({ text }) => text !== "");
    const checks = checker.checkNames(
      names.map(({ text }) => text),
      kind,
      existing,
    );
    return checks.map((check, index): CheckedName => ({ field: names[index]!.field, check }));
  }, [checker, kind, name, name2, existing]);

  function submit() {
    const isEmpty = typed.name.trim() === "";
    setHasError(isEmpty);
    setSubmissions((count) => count + 1);
    if (isEmpty) return;
    const next = {
      ...planStructure(typed.structure, plan),
      name: typed.name.trim(),
      name2: typed.name2.trim() || undefined,
    };
    change(next, "push");
    setExisting(readLines(typed.existing), "replace");
  }

  function chooseStructure(next: NameKind) {
    type({ structure: next });
    change(planStructure(next, plan));
  }

  function startOver() {
    setExisting([], "replace");
    planState.startOver();
  }

  return {
    planState: { ...planState, startOver },
    typed,
    type: (changes) => {
      setHasError(false);
      type(changes);
    },
    compares: existing.length > 0,
    hasNames,
    checked,
    isChecked:
      checked.length > 0 &&
      typed.name.trim() === name &&
      typed.name2.trim() === name2 &&
      readLines(typed.existing).join("\n") === existing.join("\n"),
    Result: checker?.NameResult,
    failed: hasNames && failed,
    prepare: () => setIsPrepared(true),
    hasError,
    submissions,
    submit,
    kind,
    chooseStructure,
    use: (field, next) => {
      type({ [field]: next });
      change({ [field]: next }, "push");
    },
  };
}
