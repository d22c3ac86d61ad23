import { useEffect, useRef, useState } from "react";
import { chooseStructure } from "../../../content/tools/choose-structure.ts";
import { StatusLine } from "../../ui/StatusLine.tsx";
import { useShownAddress } from "../useShownAddress.ts";
import { answeredEarly } from "./early-answer.ts";
import { QuestionPage } from "./QuestionPage.tsx";
import { useStructureChoice } from "./useStructureChoice.ts";

type Loaded = typeof import("./Result.tsx").Result;

/** How a result looks. The questions do not wait for it: it is loaded after the first answer, or for an address with a result. */
function useResult(needed: boolean): { Result: Loaded | undefined; failed: boolean } {
  const [Result, setResult] = useState<Loaded>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!needed || Result) return;
    import("./Result.tsx").then(
      (loaded) => setResult(() => loaded.Result),
      () => setFailed(true),
    );
  }, [needed, Result]);
  return { Result, failed };
}

/** One question after another, then the result. */
export function ChooseStructure() {
  const choice = useStructureChoice();
  const { question, preset, planState, leftOut, asked } = choice;
  const { hydrated } = planState;
  const { Result, failed } = useResult(hydrated && Object.keys(asked).length > 0);
  const isReady = hydrated && (question !== null || Result !== undefined || failed);
  const frame = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = question?.id ?? "result";
  const lastShown = useRef<string | undefined>(undefined);
  useShownAddress(isReady);

  useEffect(() => {
    if (!isReady) return;
    const root = document.documentElement;
    const isStep = root.hasAttribute(answeredEarly) || (lastShown.current ?? shown) !== shown;
    root.removeAttribute(answeredEarly);
    lastShown.current = shown;
    if (!isStep) return;
    heading.current?.focus({ preventScroll: true });
    frame.current?.scrollIntoView({ behavior: "instant" });
  }, [shown, isReady]);

  return (
    // Below a result the table follows its folds at once.
    <div ref={frame} className={`address-pending page-width scroll-mt-20 noscript:hidden ${question ? "pb-8" : ""}`}>
      {leftOut && (
        <p role="status" className="mb-6 max-w-prose border-l-3 border-highlight bg-highlight-wash px-4 py-3 text-sm">
          {chooseStructure.leftOut}
        </p>
      )}
      {question ? (
        <QuestionPage key={`${question.id} ${preset ?? ""}`} choice={choice} question={question} heading={heading} />
      ) : Result ? (
        <Result choice={choice} heading={heading} />
      ) : (
        <div className="min-h-svh">
          <StatusLine kind="problem">{failed && chooseStructure.resultFailed}</StatusLine>
        </div>
      )}
    </div>
  );
}
