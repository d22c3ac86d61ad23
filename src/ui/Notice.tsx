import { Info } from "lucide-react";
import type { ReactNode } from "react";

/** Something a reader must not miss, beside the text it belongs to. */
export const Notice = ({ title, children, id }: { title: string; children: ReactNode; id?: string }) => (
  <aside
    {...(id ? { id } : {})}
    aria-label={title}
    className="border-l-3 border-action bg-action-wash px-5 py-4 md:px-6 md:py-5"
  >
    <p className="flex items-center gap-2 font-strong">
      <Info aria-hidden="true" className="size-5 shrink-0 text-action" strokeWidth={1.5} />
      {title}
    </p>
    <div className="mt-1.5 space-y-2 text-sm">{children}</div>
  </aside>
);
