import type { ReactNode } from "react";
import { tools } from "../../content/tools.ts";
import { GuillocheBand } from "../ui/guilloche/Guilloche.tsx";
import { PrivacyNote } from "./PrivacyNote.tsx";

interface Props {
  title: string;
  intro: string;
  /** Picks the line work of the band below. */
  seed: string;
  /** Buttons, or a sentence for a page without script. */
  children?: ReactNode;
}

/** The opening of a tool: short, so that the tool itself is near. A page sets the privacy note once more, for narrow screens. */
export const ToolIntro = ({ title, intro, seed, children }: Props) => (
  <div className="no-print overflow-clip">
    <div className="page-width grid gap-x-16 gap-y-6 pt-32 pb-5 md:pt-34 md:pb-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] lg:items-end">
      <div>
        <p className="text-sm font-strong text-action">{tools.kicker}</p>
        <h1 className="mt-2 max-w-[44rem] text-4xl">{title}</h1>
        <p className="mt-3 max-w-text text-lg text-balance text-muted md:mt-4">{intro}</p>
        {children && <div className="[&>*]:mt-6">{children}</div>}
      </div>
      <PrivacyNote className="border-l-2 border-line pl-5 max-lg:hidden" />
    </div>
    <div className="max-md:hidden">
      <GuillocheBand seed={seed} />
    </div>
  </div>
);
