import { type Caption, Diagram } from "./Diagram.tsx";

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
