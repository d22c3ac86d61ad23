import { ArrowRight } from "lucide-react";
import { planStrip as words } from "../../content/tools/plan-words.ts";
import { toolNames } from "../../content/tools/tools.ts";
import { inlineScript } from "../layout/inline-scripts.ts";
import { storageKey } from "./may-have-plan.ts";

/** Runs where it stands, before anything is painted: whoever has no plan sees nothing and loads nothing. */
export const showPlanStrip = inlineScript((key) => {
  try {
    const strip = document.currentScript?.previousElementSibling as HTMLElement;
    if (sessionStorage[key] || localStorage[key]) strip.hidden = false;
  } catch {}
}, storageKey);

/** The plan of a visitor who comes back, as the way to it. fill-strip.ts fills in what is decided. */
export const PlanStrip = () => (
  <>
    <a
      data-plan-strip
      hidden
      href={toolNames.plan.href}
      className="no-print group mb-5 flex min-h-20.5 max-w-[36rem] items-center justify-between gap-4 border-l-3 sm:min-h-16 border-action bg-action-wash px-4 py-2.5 text-sm leading-snug text-ink no-underline"
    >
      <span className="min-w-0">
        <span className="block font-strong">{words.yours}</span>
        <span data-decided className="figures block min-h-[1lh] text-muted" />
      </span>
      <span className="flex shrink-0 items-center gap-1.5 font-strong text-action">
        {toolNames.plan.label}
        <ArrowRight
          aria-hidden="true"
          className="size-4.5 transition-transform group-hover:translate-x-1"
          strokeWidth={1.5}
        />
      </span>
    </a>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of the site itself */}
    <script dangerouslySetInnerHTML={{ __html: showPlanStrip }} />
  </>
);
