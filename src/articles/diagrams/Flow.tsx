import { type Caption, Diagram } from "./Diagram.tsx";

interface Step {
  title: string;
  text: string;
  /** Such as '2-3 days'. */
  time?: string;
}

interface Props extends Caption {
  steps: readonly Step[];
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
export function Flow({ steps, across = false, outcomes, ...caption }: Props) {
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
