import { useEffect, useRef } from "react";
import { chooseStructure } from "../../../content/choose-structure.ts";
import { useShownAddress } from "../useShownAddress.ts";
import { answeredEarly } from "./early-answer.ts";
import { QuestionPage } from "./QuestionPage.tsx";
import { Result } from "./Result.tsx";
import { useStructureChoice } from "./useStructureChoice.ts";

/** One question after another, then the result. */
export function ChooseStructure() {
  const choice = useStructureChoice();
  const { question, preset, planState, leftOut } = choice;
  const frame = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = question?.id ?? "result";
  const lastShown = useRef<string | undefined>(undefined);
  useShownAddress(planState.hydrated);

  useEffect(() => {
    if (!planState.hydrated) return;
    const root = document.documentElement;
    const isStep = root.hasAttribute(answeredEarly) || (lastShown.current ?? shown) !== shown;
    root.removeAttribute(answeredEarly);
    lastShown.current = shown;
    if (!isStep) return;
    heading.current?.focus({ preventScroll: true });
    frame.current?.scrollIntoView({ behavior: "instant" });
  }, [shown, planState.hydrated]);

  return (
    <div ref={frame} className="address-pending page-width scroll-mt-20 pb-8 noscript:hidden">
      {leftOut && (
        <p role="status" className="mb-6 max-w-prose border-l-3 border-highlight bg-highlight-wash px-4 py-3 text-sm">
          {chooseStructure.leftOut}
        </p>
      )}
      {question ? (
        <QuestionPage key={`${question.id} ${preset ?? ""}`} choice={choice} question={question} heading={heading} />
      ) : (
        <Result choice={choice} heading={heading} />
      )}
    </div>
  );
}
