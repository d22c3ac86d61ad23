import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { nameChecker } from "../../../content/name-checker.ts";
import { site } from "../../../content/site.ts";
import { ButtonLink } from "../../ui/Button.tsx";

const words = nameChecker.search;

interface Props {
  /** Whether to search is what comes next. */
  leads?: boolean;
  children?: ReactNode;
}

/** The two official searches, which alone can say whether a name is free, and what is handed in before them. */
export const RegisterLinks = ({ leads = false, children }: Props) => (
  <div className="no-print flex gap-3 *:grow max-sm:flex-col lg:max-xl:flex-wrap">
    {children}
    <SearchLink href={site.external.nameSearch} look={leads ? "primary" : "outline"}>
      {words.mca}
    </SearchLink>
    <SearchLink href={site.external.trademarkSearch} look="outline">
      {words.trademarks}
    </SearchLink>
  </div>
);

interface SearchLinkProps {
  href: string;
  look: "primary" | "outline";
  children: string;
}

const SearchLink = ({ href, look, children }: SearchLinkProps) => (
  <ButtonLink look={look} href={href} newTab>
    {children}
    <ArrowUpRight aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
    <span className="sr-only">(opens in a new tab)</span>
  </ButtonLink>
);
