import { Check } from "lucide-react";
import { describeStage } from "../../domain/registration/describe.ts";
import { isLater, workStages } from "../../domain/registration/stages.ts";
import type { Registration } from "../api/registrations.ts";
import { dayText } from "../ui/times.ts";

/** The stages with the day each began. */
export const StageList = ({ registration: { stage: now, reached } }: { registration: Registration }) => (
  <ol className="text-sm">
    {workStages.map((stage) => {
      const isNow = stage === now;
      const isDone = isLater(now, stage);
      return (
        <li
          key={stage}
          aria-current={isNow ? "step" : undefined}
          className={`flex items-center gap-2.5 py-1 ${isNow ? "font-strong" : isDone ? "" : "text-muted"}`}
        >
          <span
            aria-hidden="true"
            className={`grid size-5 shrink-0 place-items-center rounded-full border ${isNow ? "border-action bg-action-wash" : isDone ? "border-good bg-good text-sheet" : "border-line-strong"}`}
          >
            {isDone && <Check className="size-3.5" strokeWidth={2.5} />}
            {isNow && <span className="size-2 rounded-full bg-action" />}
          </span>
          <span className="grow">{describeStage(stage)}</span>
          <span className="font-normal text-muted tabular-nums">{reached[stage] && dayText(reached[stage])}</span>
        </li>
      );
    })}
  </ol>
);
