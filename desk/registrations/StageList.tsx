import { Check, Minus } from "lucide-react";
import { workStages } from "../../content/schemas/registration-stage.ts";
import { describeStage } from "../../domain/registration/describe.ts";
import { beganOn, missingPapers, type StageState, stageState } from "../../domain/registration/registration.ts";
import { dayText } from "../ui/times.ts";
import type { Registration } from "./api.ts";

const looks: Readonly<Record<StageState, { line: string; mark: string }>> = {
  done: { line: "", mark: "border-good/30 bg-good-wash text-good" },
  part: { line: "", mark: "border-highlight bg-highlight-wash" },
  skipped: { line: "text-muted", mark: "border-transparent text-muted" },
  now: { line: "font-strong", mark: "border-action bg-action-wash" },
  ahead: { line: "text-muted", mark: "border-line-strong" },
};

const papersText = ({ papers }: Registration): string =>
  `${papers.length - missingPapers(papers).length} of ${papers.length} papers`;

/** The stages with the day each began; what was skipped, or is not complete, is not ticked off. */
export const StageList = ({ registration }: { registration: Registration }) => (
  <ol className="text-sm">
    {workStages.map((stage) => {
      const state = stageState(registration, stage);
      const day = state === "ahead" ? undefined : beganOn(registration, stage);
      return (
        <li
          key={stage}
          data-state={state}
          aria-current={stage === registration.stage ? "step" : undefined}
          className={`flex items-center gap-2.5 py-0.5 ${looks[state].line}`}
        >
          <span
            aria-hidden="true"
            className={`grid size-5 shrink-0 place-items-center rounded-full border ${looks[state].mark}`}
          >
            {state === "done" && <Check className="size-3.5" strokeWidth={2.5} />}
            {state === "skipped" && <Minus className="size-3.5" strokeWidth={2} />}
            {state === "now" && <span className="size-2 rounded-full bg-action" />}
          </span>
          <span className="grow">{describeStage(stage)}</span>
          <span className="shrink-0 font-normal text-muted tabular-nums">
            {state === "skipped" ? "skipped" : state === "part" ? papersText(registration) : day && dayText(day)}
          </span>
        </li>
      );
    })}
  </ol>
);
