import { CircleAlert, CircleCheck } from "lucide-react";
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
