import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { nameChecker } from "../../../content/tools/name-checker.ts";
import { otherResult } from "../../../content/tools/plan-words.ts";
import { countFindings, verdictText } from "../../../domain/company-names/verdict-text.ts";
import { fill } from "../../../domain/text.ts";
import { FromPlan } from "../../company-plan/PlanLines.tsx";
import { ResultNote } from "../../company-plan/ResultNote.tsx";
import { Button } from "../../ui/Button.tsx";
import { AnswerLine, Disclosure } from "../../ui/Disclosure.tsx";
import { Field, TextArea } from "../../ui/Field.tsx";
import { StatusLine } from "../../ui/notices.tsx";
import { RadioTiles } from "../../ui/RadioTiles.tsx";
import { SmallHeading } from "../../ui/SmallHeading.tsx";
import { PlanActions } from "../PlanActions.tsx";
import { useShownAddress } from "../shown-address.ts";
import { CallLine } from "../ToolParts.tsx";
import { RegisterLinks } from "./RegisterLinks.tsx";
import { type NameCheckState, readKind, useNameCheck } from "./useNameCheck.ts";

const nameFormWords = nameChecker.form;

const formName = "check";

const structureOptions = Object.entries(nameFormWords.structures).map(([value, label]) => ({ value, label }));

const { search, notChecked: limits } = nameChecker;

const beside = "grid gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]";

/** What the check cannot know. */
const Limits = () => (
  <section aria-labelledby="limits-heading" className={beside}>
    <div>
      <SmallHeading id="limits-heading" title={limits.heading} text={limits.text} />
    </div>
    <ul className="border-t border-ink">
      {limits.points.map((text) => (
        <li key={text} className="border-b border-line py-3 text-sm">
          {text}
        </li>
      ))}
    </ul>
  </section>
);

/** Below two results, for both names. */
const SearchBoth = ({ leads }: { leads: boolean }) => (
  <section aria-labelledby="search-heading" className="no-print mt-12 border-t-3 border-highlight pt-4">
    <SmallHeading id="search-heading" title={search.heading} text={search.text} />
    <div className="mt-4">
      <RegisterLinks leads={leads} />
    </div>
  </section>
);

/** As no result brings them along: the searches that can say more. */
const Searches = () => (
  <section aria-labelledby="search-heading" className={`no-print ${beside}`}>
    <div>
      <SmallHeading id="search-heading" title={search.heading} text={search.text} />
    </div>
    <RegisterLinks />
  </section>
);

const {
  results: words,
  form: { structures },
} = nameChecker;

/** The form, and beside it what the rules say about each name; until there is one, the specimen handed in. */
export function NameChecker({ children }: { children: ReactNode }) {
  const state = useNameCheck();
  const { planState, hasNames, checked, Result, failed, hasError, submissions } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  /** On phones a result takes the form's place, until it is opened again; the next check folds it once more. */
  const [openedAt, setOpenedAt] = useState(-1);
  const answered = useRef(0);
  const isOpen = openedAt === submissions || hasError;
  useShownAddress(planState.hydrated && (!hasNames || checked.length > 0 || failed));

  useEffect(() => {
    // An error that is typed away moves nothing.
    if (submissions === answered.current) return;
    answered.current = submissions;
    if (hasError) {
      setOpenedAt(submissions);
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    } else {
      heading.current?.focus({ preventScroll: true });
      // Beside the form the heading is in view; below it, on a phone, the verdict has to come up.
      const isBeside = window.matchMedia("(min-width: 64rem)").matches;
      heading.current?.scrollIntoView({ block: isBeside ? "nearest" : "start" });
    }
  }, [submissions, hasError]);

  return (
    <div className="address-pending page-width space-y-14 pb-16 md:space-y-20 md:pb-24 noscript:hidden">
      <div
        className={`grid gap-x-12 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] ${hasNames ? "gap-y-6" : "gap-y-10"}`}
      >
        {hasNames && (
          <AnswerLine
            text={
              checked[0]?.check.fullName ?? `${planState.plan.name ?? planState.plan.name2}, ${structures[state.kind]}`
            }
            change={words.change}
            isOpen={isOpen}
            onToggle={() => setOpenedAt(isOpen ? -1 : submissions)}
          />
        )}
        <NameForm state={state} form={form} isFolded={hasNames && !isOpen} />
        <section aria-labelledby="results-heading" className={hasNames ? "" : "sheet"}>
          {/* One element for both states, so that what is announced in it is heard. */}
          <div className="flex flex-col lg:h-full">
            <h2
              id="results-heading"
              ref={heading}
              tabIndex={-1}
              className={`scroll-mt-28 text-2xl outline-none ${hasNames ? "" : "px-5 pt-5 md:px-8 md:pt-7"} ${checked.length > 0 ? "lg:sr-only" : ""}`}
            >
              {hasNames ? words.heading : words.waiting}
            </h2>
            <p role="status" className="sr-only">
              {checked.map(({ check }) => announce(check)).join(" ")}
            </p>
            {!hasNames && children}
            {hasNames && checked.length === 0 && !failed && (
              <p className="mt-5 min-h-svh text-muted">{words.waitingFor}</p>
            )}
            <StatusLine kind="problem">{failed && words.failed}</StatusLine>
            {Result && checked.length > 0 && (
              <>
                <ul className={`mt-5 space-y-8 lg:mt-0 ${checked.length === 1 ? "grow lg:*:h-full" : ""}`}>
                  {checked.map((entry) => (
                    <li key={entry.field}>
                      <Result entry={entry} structure={state.kind} isOnly={checked.length === 1} onUse={state.use} />
                    </li>
                  ))}
                </ul>
                {checked.length > 1 && <SearchBoth leads={checked.some(({ check }) => check.verdict !== "blocked")} />}
                <CallLine plan={planState.plan} className="mt-4" />
                <PlanActions state={planState} />
              </>
            )}
          </div>
        </section>
      </div>
      <Limits />
      {checked.length === 0 && <Searches />}
    </div>
  );
}

/** 'Zyntra Private Limited. Wording: clear, 0 findings. Registers: not searched.' */
function announce({
  fullName,
  verdict,
  risks,
  findings,
}: ReturnType<typeof useNameCheck>["checked"][number]["check"]): string {
  return fill(words.announced, {
    name: fullName,
    verdict: verdictText(verdict, risks.length),
    findings: countFindings(findings.length),
  });
}

interface Props {
  state: NameCheckState;
  form: RefObject<HTMLFormElement | null>;
  /** Whether a result has taken its place on a phone. */
  isFolded: boolean;
}

/** One or two names, the structure, and names to compare with. Submitted before hydration, it comes back with the address. */
function NameForm({ state, form, isFolded }: Props) {
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
        legend={nameFormWords.structureLegend}
        options={structureOptions}
        value={typed.structure}
        onChange={(value) => state.chooseStructure(readKind(value))}
      />
      {typed.structure === "" && (
        <ResultNote instead={otherResult.name}>
          <p className="-mt-4 text-sm text-muted">{nameFormWords.structureOpen}</p>
        </ResultNote>
      )}
      <Field
        form={formName}
        name="name"
        label={nameFormWords.first}
        hint={nameFormWords.firstHint}
        error={hasError ? nameFormWords.firstError : undefined}
        value={typed.name}
        maxLength={165}
        spellCheck={false}
        autoCapitalize="words"
        onChange={(event) => type({ name: event.target.value })}
      />
      <Field
        form={formName}
        name="name2"
        label={nameFormWords.second}
        hint={nameFormWords.secondHint}
        value={typed.name2}
        maxLength={165}
        spellCheck={false}
        autoCapitalize="words"
        onChange={(event) => type({ name2: event.target.value })}
      />
      <Disclosure label={nameFormWords.compare} open={state.compares} className="fold-fields border-y border-line">
        <div className="pt-1 pb-5">
          <TextArea
            form={formName}
            name="existing"
            label={nameFormWords.compareLabel}
            hint={nameFormWords.compareHint}
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
        {nameFormWords.submit}
      </Button>
    </form>
  );
}
