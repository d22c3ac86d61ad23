import type { StructureId } from "../../../content/schemas/plain-lists.ts";
import { WorkChart } from "../../structures/WorkChart.tsx";
import { type Caption, Diagram } from "./Diagram.tsx";

interface FlowStep {
  title: string;
  text: string;
  /** Such as '2-3 days'. */
  time?: string;
}

interface FlowProps extends Caption {
  steps: readonly FlowStep[];
  /** Side by side where there is room; for five steps at most. */
  across?: boolean;
  /** How it can end: well, with more work, badly. */
  outcomes?: readonly { title: string; text: string }[];
}

const down = {
  step: "@text:pl-43",
  time: "@text:absolute @text:left-7 @text:float-none @text:ml-0",
  title: "",
  number: "",
};
const sideBySide = {
  step: "@text:ml-0 @text:flex @text:flex-col @text:border-l-0 @text:p-0 @text:pt-9.5 @text:pr-4 @text:after:absolute @text:after:top-3 @text:after:right-1 @text:after:left-8 @text:after:border-t @text:after:border-action @text:last:pr-0 @text:last:after:hidden",
  time: "@text:float-none @text:ml-0",
  title: "@text:-order-1",
  number: "@text:left-0",
};
const edges = ["border-good", "border-highlight", "border-alert"];

/** Steps along a line. */
export function Flow({ steps, across = false, outcomes, ...caption }: FlowProps) {
  const look = across ? sideBySide : down;
  return (
    <Diagram {...caption}>
      <ol className={across ? "@text:grid @text:auto-cols-fr @text:grid-flow-col" : ""}>
        {steps.map(({ title, text, time }, index) => (
          <li
            key={title}
            className={`relative ml-3.5 border-l border-action pb-4.5 pl-7 last:border-transparent last:pb-0 ${look.step}`}
          >
            <span
              aria-hidden="true"
              className={`figures absolute -top-0.5 -left-3.5 grid size-7 place-items-center rounded-full border border-action bg-paper leading-none font-strong text-action ${look.number}`}
            >
              {index + 1}
            </span>
            {time && <p className={`figures float-right ml-4 font-strong text-action ${look.time}`}>{time}</p>}
            <p className={`font-strong ${look.title}`}>{title}</p>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ol>
      {outcomes && (
        <ul className="mt-5 grid gap-3 @text:auto-cols-fr @text:grid-flow-col @text:gap-5">
          {outcomes.map(({ title, text }, index) => (
            <li key={title} className={`border-t-4 pt-2 ${edges[index]}`}>
              <p className="font-strong">{title}</p>
              <p className="text-muted">{text}</p>
            </li>
          ))}
        </ul>
      )}
    </Diagram>
  );
}

interface StepProps {
  title: string;
  /** Such as '2-3 days'. */
  time?: string;
}

/** At the start of an item in a numbered list: what the step is called and, across from it, how long it takes. */
export const Step = ({ title, time }: StepProps) => (
  <span className="flex flex-wrap items-baseline justify-between gap-x-4">
    <b className="font-strong">{title}</b>
    {time && <span className="figures text-sm font-strong text-action">{time}</span>}
  </span>
);

const insets = [
  "",
  "mx-2 @text:mx-7",
  "mx-4 @text:mx-14",
  "mx-6 @text:mx-21",
  "mx-8 @text:mx-28",
  "mx-10 @text:mx-35",
  "mx-12 @text:mx-42",
];

/** Fewer with every step, of which there are at most seven: each row is drawn narrower than the one above it. */
export const Funnel = ({ rows, ...caption }: Caption & { rows: readonly { title: string; text: string }[] }) => (
  <Diagram {...caption}>
    <ol>
      {rows.map(({ title, text }, index) => (
        <li
          key={title}
          className={`border-b border-paper bg-action-wash px-1 py-2 text-center last:border-b-4 last:border-action ${insets[index]}`}
        >
          <span className="font-strong">{title}</span> {text}
        </li>
      ))}
    </ol>
  </Diagram>
);

const heights = ["@text:min-h-32", "@text:min-h-42", "@text:min-h-52", "@text:min-h-62", "@text:min-h-72"];

/** Up to five stages that rise from left to right where there is room, the first one being the lowest. */
export const Ladder = ({ rungs, ...caption }: Caption & { rungs: readonly { title: string; text: string }[] }) => (
  <Diagram {...caption}>
    <ol className="space-y-1 @text:grid @text:auto-cols-fr @text:grid-flow-col @text:items-end @text:gap-px @text:space-y-0 @text:border-b @text:border-ink">
      {rungs.map(({ title, text }, index) => (
        <li
          key={title}
          className={`border-l-4 border-action py-2 pl-4 @text:border-t-4 @text:border-l-0 @text:bg-action-wash @text:px-3 @text:pt-2.5 @text:pb-3 ${heights[index]}`}
        >
          <p className="font-strong">{title}</p>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ol>
  </Diagram>
);

interface QuestionsProps extends Caption {
  questions: readonly {
    ask: string;
    /** Where a yes leads. */
    yes: string;
  }[];
  /** Where one ends up after a no to every question. */
  otherwise: string;
}

const mark = "after:absolute after:-left-[0.3rem] after:size-[0.6rem] after:forced-color-adjust-none";
const arrow = "flex shrink-0 items-center gap-2.5 text-muted after:w-6 after:border-t after:border-action";
const box = "border border-action bg-sheet px-2.5 py-0.75";

/** Questions down a line: a yes leads out to the right, a no goes on to the next. */
export const Questions = ({ questions, otherwise, ...caption }: QuestionsProps) => (
  <Diagram {...caption}>
    <ol>
      {questions.map(({ ask, yes }) => (
        <li
          key={ask}
          className={`relative grid gap-1.5 border-l border-action pb-4.5 pl-5 after:top-1.5 after:rotate-45 after:bg-highlight after:outline after:outline-ink @text:grid-cols-[minmax(0,1fr)_18rem] @text:items-baseline @text:gap-6 @text:after:top-2.5 ${mark}`}
        >
          <p>{ask}</p>
          <p className="flex items-center">
            <span className={`@text:grow @text:after:grow ${arrow}`}>Yes</span>{" "}
            <strong className={`@text:w-46 ${box}`}>{yes}</strong>
          </p>
        </li>
      ))}
      <li className={`relative flex items-center pl-5 after:top-2.5 after:rounded-full after:bg-action ${mark}`}>
        <span className={arrow}>No to all</span> <strong className={box}>{otherwise}</strong>
      </li>
    </ol>
  </Diagram>
);

/** The chart of a structure's page: who does what, and when. */
export const Schedule = ({ structure, ...caption }: Caption & { structure: StructureId }) => (
  <Diagram {...caption}>
    <WorkChart structure={structure} />
  </Diagram>
);
