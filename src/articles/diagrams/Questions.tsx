import { type Caption, Diagram } from "./Diagram.tsx";

interface Props extends Caption {
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
export const Questions = ({ questions, otherwise, ...caption }: Props) => (
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
