import { CircleAlert, CircleCheck, Info } from "lucide-react";
import { Children, type ReactNode } from "react";

type Kind = "good" | "problem";

const looks: Record<Kind, string> = {
  good: "border-good/30 bg-good-wash text-good",
  problem: "border-alert/30 bg-alert-wash text-alert",
};

/** Says how an action went. The region is always in the page, so that screen readers hear what appears in it. */
export function StatusLine({ kind, children }: { kind: Kind; children?: ReactNode }) {
  const Icon = kind === "good" ? CircleCheck : CircleAlert;
  return (
    <div role={kind === "good" ? "status" : "alert"}>
      {Children.toArray(children).some((child) => child !== "") && (
        <div className={`flex gap-3 rounded-sm border px-4 py-3 text-sm font-strong ${looks[kind]}`}>
          <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" strokeWidth={1.5} />
          <div className="grow">{children}</div>
        </div>
      )}
    </div>
  );
}

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
