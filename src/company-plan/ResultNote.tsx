import { type ReactNode, useEffect, useState } from "react";
import { otherResult as words } from "../../content/tools/plan-words.ts";
import { fill } from "../../domain/text.ts";
import { mayHavePlan, onPlan } from "./may-have-plan.ts";

interface Props {
  /** What the page goes by instead. */
  instead: string;
  /** What is said where the result is one of the structures, or open. */
  children?: ReactNode;
}

/** What the questions came to, where the page does not know that. What works it out is loaded by those who have answers. */
async function readOtherResult(): Promise<string | undefined> {
  const { visitPlan } = await import("./visit.ts");
  const plan = visitPlan();
  if (!plan.answers || plan.section8) return undefined;
  return (await import("../../domain/company-plan/result.ts")).otherResult(plan);
}

/** 'Your result: Partnership firm. …' */
export function ResultNote({ instead, children }: Props) {
  const [result, setResult] = useState<string>();
  useEffect(() => onPlan(() => void (mayHavePlan() && readOtherResult().then(setResult, () => undefined))), []);
  if (!result) return children;
  return (
    <p data-other-result="" className="border-l-3 border-action bg-action-wash px-4 py-2 text-sm">
      {fill(words.text, { result })} {instead}
    </p>
  );
}
