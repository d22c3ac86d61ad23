import type { ReactNode } from "react";

type Tone = "plain" | "action" | "good" | "alert" | "highlight";

const tones: Record<Tone, string> = {
  plain: "border-line bg-sheet text-muted",
  action: "border-action/25 bg-action-wash text-action",
  good: "border-good/25 bg-good-wash text-good",
  alert: "border-alert/25 bg-alert-wash text-alert",
  highlight: "border-highlight/60 bg-highlight-wash text-ink",
};

export const Badge = ({ tone = "plain", children }: { tone?: Tone; children: ReactNode }) => (
  <span
    className={`inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-xs font-strong whitespace-nowrap ${tones[tone]}`}
  >
    {children}
  </span>
);

/** The announcement at the top of a hero: a dot and one line. */
export const DotBadge = ({ children }: { children: ReactNode }) => (
  <p className="inline-flex items-start gap-2.5 rounded-[1.25rem] border border-line bg-sheet px-4 py-1.5 text-sm font-strong text-ink">
    <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-action ring-3 mt-[0.45rem] ring-action/20" />
    <span className="text-balance">{children}</span>
  </p>
);
