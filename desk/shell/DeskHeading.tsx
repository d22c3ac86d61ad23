import { type ReactNode, useEffect } from "react";
import { useDueCount } from "../enquiries/api.ts";

interface Props {
  title: string;
  /** One line below the title. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** The title of a page, in the page and, with the number of calls to make, in the browser's tab. */
export function DeskHeading({ title, children, actions }: Props) {
  useTabTitle(title);
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div>
        <h1 className="text-2xl">{title}</h1>
        {children && <p className="mt-1 text-sm text-muted">{children}</p>}
      </div>
      {actions}
    </header>
  );
}

export function useTabTitle(title: string): void {
  const due = useDueCount();
  useEffect(() => {
    document.title = `${due ? `(${due}) ` : ""}${title} · Desk`;
  }, [due, title]);
}
