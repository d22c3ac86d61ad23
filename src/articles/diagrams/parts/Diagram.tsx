import type { ReactNode } from "react";
import { Woven } from "../../../ui/guilloche/Spun.tsx";

interface Props {
  /** Told apart from other diagrams of the article. */
  id: string;
  title: string;
  /** A line under the drawing: what to read out of it, or what it leaves out. */
  note?: ReactNode;
  children: ReactNode;
}

/** A figure of an article: an engraved rule, its title, the drawing and a note. Its words are text, not part of a picture. */
export const Diagram = ({ id, title, note, children }: Props) => (
  <figure className="diagram" aria-labelledby={`diagram-${id}`}>
    <figcaption id={`diagram-${id}`}>
      <svg viewBox="0 -4 720 8" preserveAspectRatio="xMinYMid slice" aria-hidden="true" className="diagram-rule">
        <Woven length={720} depth={7} wave={32} lines={4} />
      </svg>
      {title}
    </figcaption>
    {children}
    {note && <p className="diagram-note">{note}</p>}
  </figure>
);

export type Tone = "action" | "highlight" | "alert" | "good" | "line";
