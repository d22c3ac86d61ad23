import { startTransition, useEffect, useLayoutEffect, useState } from "react";
import { type ToolId, toolIds, toolNames, toolRail as words } from "../../../content/tools/tools.ts";
import { openOverview, type ToolAnswer } from "../../../domain/company-plan/overview-words.ts";
import { mayHavePlan, onPlan } from "../../company-plan/may-have-plan.ts";
import { answersPending } from "../shown-address.ts";
import type { Known } from "./known-plan.ts";

/** The five tools in a row, each with its answer once there is one, and where the visitor is; what all of them do with answers, once. */
export function ToolRail({ current }: { current: ToolId }) {
  const known = useOverview();

  return (
    <nav aria-label={words.label} className="no-print page-width relative pt-30 md:pt-30.25">
      <ol className="tool-rail figures">
        {toolIds.map((id) => {
          const { state, text } = (known?.overview ?? openOverview)[id];
          return (
            <li key={id}>
              <a
                href={known?.links[id] ?? toolNames[id].href}
                aria-current={id === current ? "page" : undefined}
                data-answered={text ? state : undefined}
                className="grid h-full grid-cols-[auto_minmax(0,1fr)] items-center gap-x-1.5 px-3 py-2 text-sm leading-snug hover:text-action xl:min-h-11 xl:grid-cols-[auto_auto_minmax(0,1fr)] xl:py-0"
              >
                <Mark state={state} />
                <span>
                  {words.parts[id]}
                  {text && <span className="sr-only">: </span>}
                </span>
                <span title={state === "open" ? undefined : text} className="tool-answer truncate max-xl:col-span-2">
                  {text}
                </span>
                {state === "problem" && <span className="sr-only">, {words.refused}</span>}
              </a>
            </li>
          );
        })}
      </ol>
      {/* Where there is room, over the line beside the page's heading: the tool stays near the top. */}
      <p className="mt-1 text-xs text-muted lg:absolute lg:top-full lg:right-10">{words.privacy}</p>
    </nav>
  );
}

/** What is drawn in the circle, and its colour. */
const marks = {
  open: ["", "text-line-strong"],
  decided: ["m5 8.3 2.1 2.2L11 5.8", "text-good"],
  problem: ["M8 4.5v4M8 11v.5", "text-alert"],
} as const;

const Mark = ({ state }: Pick<ToolAnswer, "state">) => (
  <svg
    viewBox="0 0 16 16"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.3"
    className={`size-4 ${marks[state][1]}`}
  >
    <circle cx="8" cy="8" r="6.8" />
    <path d={marks[state][0]} />
  </svg>
);

/** What the plan of this visit says about each tool. The rules for it come with the first choice, or where something is known already. */
async function readKnown(): Promise<Known> {
  const { knownOf, visitPlan } = await import("./known-plan.ts");
  const plan = visitPlan();
  if (!plan.name && !plan.name2) return knownOf(plan);
  const { checkFirstName } = await import("./first-name.ts");
  return knownOf(plan, checkFirstName(plan));
}

/** Follows the plan: undefined in the built page, and while nothing has been decided in this visit. */
function useOverview(): Known | undefined {
  const [known, setKnown] = useState<Known>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let reads = 0;
    const stop = onPlan(() => {
      // A plan that was taken back has been read before.
      if (reads === 0 && !mayHavePlan()) return;
      const read = ++reads;
      readKnown().then(
        (next) => {
          if (read === reads) startTransition(() => setKnown(next));
        },
        // The links lead to the tools without it.
        () => setFailed(true),
      );
    });
    return () => {
      reads = Number.POSITIVE_INFINITY;
      stop();
    };
  }, []);

  const isShown = known !== undefined || failed;
  useLayoutEffect(() => {
    if (isShown) document.documentElement.removeAttribute(answersPending);
  }, [isShown]);
  return known;
}
