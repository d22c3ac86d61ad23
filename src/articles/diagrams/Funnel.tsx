import { type Caption, Diagram } from "./Diagram.tsx";

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
