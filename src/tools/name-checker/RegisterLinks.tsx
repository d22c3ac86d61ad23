import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { site } from "../../../content/site.ts";
import { nameChecker } from "../../../content/tools/name-checker.ts";
import { ButtonLink } from "../../ui/Button.tsx";

const words = nameChecker.search;

interface Props {
  /** Whether to search is what comes next. */
  leads?: boolean;
  /** What else helps with the search. */
  children?: ReactNode;
}

/** Beside the one that leads. */
export const quietAction = "link inline-flex min-h-11 items-center gap-1.5 text-sm font-strong";

/** The two official searches, which alone can say whether a name is free. */
export const RegisterLinks = ({ leads = false, children }: Props) => (
  <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-1">
    <ButtonLink look={leads ? "primary" : "outline"} href={site.external.nameSearch} newTab className="max-sm:w-full">
      {words.mca}
      <NewTab />
    </ButtonLink>
    <a href={site.external.trademarkSearch} target="_blank" rel="noopener" className={quietAction}>
      {words.trademarks}
      <NewTab />
    </a>
    {children}
  </div>
);

const NewTab = () => (
  <>
    <ArrowUpRight aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
    <span className="sr-only">(opens in a new tab)</span>
  </>
);
