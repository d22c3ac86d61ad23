import type { ReactNode } from "react";
import { Woven } from "../../ui/guilloche/Spun.tsx";

export interface Caption {
  title: string;
  /** A line under the drawing: what to read out of it, or what it leaves out. */
  note?: string;
}

export type Tone = "action" | "pale" | "highlight" | "alert" | "good" | "line";

export const fills: Record<Tone, string> = {
  action: "fill-action forced-colors:fill-[CanvasText]",
  pale: "fill-action/55 forced-colors:fill-[Highlight]",
  highlight: "fill-highlight forced-colors:fill-[Highlight]",
  alert: "fill-alert forced-colors:fill-[Highlight]",
  good: "fill-good forced-colors:fill-[LinkText]",
  line: "fill-line forced-colors:fill-[GrayText]",
};

export const line = "stroke-action forced-colors:stroke-[CanvasText]";

/** A square or a dot before a word, in the colour it has in the drawing. */
export const Key = ({ tone, round = false }: { tone: Tone; round?: boolean }) => (
  <svg viewBox="0 0 10 10" aria-hidden="true" className={`size-2.5 shrink-0 ${fills[tone]}`}>
    {round ? <circle cx="5" cy="5" r="4.5" /> : <path d="M0 0h10v10H0z" />}
  </svg>
);

/** The amount that a value is drawn with: the first number in it. Values of one drawing are in one unit. */
export function amountIn(value: string): number {
  const number = /\d[\d,.]*/.exec(value)?.[0];
  if (!number) throw new Error(`'${value}' has no number to draw`);
  return Number(number.replaceAll(",", ""));
}

/** To a tenth of a percent. */
export const percent = (share: number) => Math.round(share * 1000) / 10;

/** A figure of an article: an engraved rule, its title, the drawing and a note. Its words are text, not part of a picture. */
export const Diagram = ({ title, note, children }: Caption & { children: ReactNode }) => (
  <figure className="@container break-inside-avoid text-sm/[1.45] [&_svg]:forced-color-adjust-none">
    <figcaption className="mb-5 text-base/[1.3] font-strong">
      <svg
        viewBox="0 -4 720 8"
        preserveAspectRatio="xMinYMid slice"
        aria-hidden="true"
        className={`mb-3 h-2 w-full fill-none stroke-[0.7] ${line}`}
      >
        <Woven length={720} depth={7} wave={32} lines={4} />
      </svg>
      {title}
    </figcaption>
    {children}
    {note && <p className="mt-4 border-t border-line pt-2.5 text-muted">{note}</p>}
  </figure>
);
