import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { nameChecker } from "../../../content/name-checker.ts";
import { site } from "../../../content/site.ts";
import { ButtonLink } from "../../ui/Button.tsx";

const words = nameChecker.search;

/** The two official searches, which alone can say whether a name is free, and what is handed in before them. */
export const RegisterLinks = ({ children }: { children?: ReactNode }) => (
  <div className="no-print flex gap-3 *:grow max-sm:flex-col lg:max-xl:flex-wrap">
    {children}
    <SearchLink href={site.external.nameSearch}>{words.mca}</SearchLink>
    <SearchLink href={site.external.trademarkSearch}>{words.trademarks}</SearchLink>
  </div>
);

const SearchLink = ({ href, children }: { href: string; children: string }) => (
  <ButtonLink look="outline" href={href} newTab>
    {children}
    <ArrowUpRight aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
    <span className="sr-only">(opens in a new tab)</span>
  </ButtonLink>
);
