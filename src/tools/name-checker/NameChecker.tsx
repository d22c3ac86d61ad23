import { type ReactNode, useEffect, useRef, useState } from "react";
import { nameChecker } from "../../../content/tools/name-checker.ts";
import { verdictText } from "../../../domain/company-names/verdict-text.ts";
import { fill } from "../../../domain/text.ts";
import { AnswerLine } from "../../ui/AnswerLine.tsx";
import { StatusLine } from "../../ui/StatusLine.tsx";
import { NextSteps } from "../NextSteps.tsx";
import { PlanActions } from "../PlanActions.tsx";
import { useShownAddress } from "../useShownAddress.ts";
import { countFindings } from "./count-findings.ts";
import { NameForm } from "./NameForm.tsx";
import { Limits, SearchBoth, Searches } from "./Searches.tsx";
import { useNameCheck } from "./useNameCheck.ts";

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
        <section aria-labelledby="results-heading" className={hasNames ? "" : "certificate shadow-none"}>
          {/* The same element in both states, so that what is announced in it is heard. */}
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
                <PlanActions state={planState} className="mt-4" />
              </>
            )}
          </div>
        </section>
      </div>
      <Limits />
      {checked.length > 0 ? (
        <NextSteps plan={planState.plan} ids={["structure", "cost", "calendar", "plan", "call"]} />
      ) : (
        <Searches />
      )}
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
