import { LockKeyhole } from "lucide-react";
import type { ReactNode } from "react";
import { tools } from "../../content/tools.ts";
import { GuillocheBand } from "../ui/guilloche/Guilloche.tsx";

interface Props {
  title: string;
  intro: string;
  /** Picks the line work of the band below. */
  seed: string;
  /** Buttons, or a sentence for a page without script. */
  children?: ReactNode;
}

/** The opening of a tool: short, so that the tool itself is near, with what happens to what a visitor enters. */
export const ToolIntro = ({ title, intro, seed, children }: Props) => (
  <div className="no-print overflow-clip">
    <div className="page-width grid gap-x-16 gap-y-6 pt-31 pb-9 md:pt-34 md:pb-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] lg:items-end">
      <div>
        <p className="text-sm font-strong text-action">{tools.kicker}</p>
        <h1 className="mt-2 max-w-[44rem] text-4xl">{title}</h1>
        <p className="mt-4 max-w-text text-lg text-muted">{intro}</p>
        {children && <div className="mt-6">{children}</div>}
      </div>
      <p className="flex gap-3 border-t border-line pt-4 text-sm text-muted">
        <LockKeyhole aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-action" strokeWidth={1.5} />
        {tools.privacy}
      </p>
    </div>
    <GuillocheBand seed={seed} />
  </div>
);
