import type { ReactNode } from "react";

interface Props {
  id: string;
  title: string;
  /** A figure beside the title. */
  count?: number;
  /** It can wait, or is only to be known. */
  isQuiet?: boolean;
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a page: a title on a ledger line, and what belongs to it. */
export const Panel = ({ id, title, count, isQuiet = false, actions, children }: Props) => (
  <section id={id} aria-labelledby={`${id}-heading`} className="min-w-0">
    <div
      className={`flex min-h-11 items-end justify-between gap-4 border-b pb-1.5 ${isQuiet ? "border-line-strong text-muted" : "border-ink"}`}
    >
      <h2 id={`${id}-heading`} className={isQuiet ? "text-base" : "text-lg"}>
        {title}
        {count !== undefined && <span className="ml-2 text-base font-normal text-muted tabular-nums">{count}</span>}
      </h2>
      {actions}
    </div>
    {children}
  </section>
);

/** Where there is nothing, and what that means. */
export const Nothing = ({ children }: { children: ReactNode }) => (
  <p className="border-b border-line py-6 text-sm text-muted">{children}</p>
);
