import { Copy, HardDriveDownload, Printer, RotateCcw } from "lucide-react";
import { type ReactNode, useState } from "react";
import { tools } from "../../content/tools/tools.ts";
import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { planFormat } from "../company-plan/plan-address.ts";
import type { CompanyPlanState } from "../company-plan/useCompanyPlan.ts";
import { copyText } from "../ui/copyText.ts";
import { currentQuery } from "../ui/useAddressState.ts";

const words = tools.actions;

interface Props {
  state: CompanyPlanState;
  /** What the copied link carries, where the page shows more than has been entered. */
  share?: CompanyPlan;
  className?: string;
}

/** Copy the link, print, keep the plan on this device, or start over. They need script, and are not there without it. */
export function PlanActions({ state: { plan, kept, keep, startOver }, share = plan, className = "" }: Props) {
  const [message, setMessage] = useState("");

  async function copy() {
    const link = new URL(location.href);
    link.search = String(currentQuery());
    planFormat.write(share, link.searchParams);
    setMessage((await copyText(link.href)) ? words.copied : `${words.copyByHand} ${link.href}`);
  }

  return (
    <div className={`no-print needs-script ${className}`}>
      <fieldset className="flex flex-wrap gap-x-5">
        <legend className="sr-only">{words.label}</legend>
        <Action onClick={copy}>
          <Copy {...icon} />
          {words.copy}
        </Action>
        <Action onClick={() => print()}>
          <Printer {...icon} />
          {words.print}
        </Action>
        <Action onClick={() => setMessage(keep() ? words.kept : words.cannotKeep)} pressed={kept}>
          <HardDriveDownload {...icon} />
          {kept ? words.keptNow : words.keep}
        </Action>
        <Action
          onClick={() => {
            startOver();
            setMessage("");
          }}
        >
          <RotateCcw {...icon} />
          {words.startOver}
        </Action>
      </fieldset>
      <p role="status" className="text-sm font-strong break-words text-good">
        {message}
      </p>
    </div>
  );
}

const icon = { "aria-hidden": true, className: "size-4.5 shrink-0", strokeWidth: 1.5 } as const;

interface ActionProps {
  onClick: () => void;
  pressed?: boolean;
  children: ReactNode;
}

const Action = ({ onClick, pressed, children }: ActionProps) => (
  <button
    type="button"
    onClick={onClick}
    aria-pressed={pressed}
    className="inline-flex min-h-11 items-center gap-1.5 text-sm font-strong text-action underline decoration-action/40 decoration-1 underline-offset-4 hover:decoration-action"
  >
    {children}
  </button>
);
