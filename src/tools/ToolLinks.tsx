import { ArrowRight } from "lucide-react";
import { freeTools } from "../../content/tools.ts";
import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { withPlan } from "../company-plan/plan-links.ts";

const { heading, items } = freeTools;

interface Props {
  /** What the page that shows the links already knows, such as the structure it is about. */
  plan?: CompanyPlan;
  className?: string;
}

interface ListProps extends Props {
  /** On phones the names alone, two in a row. */
  brief?: boolean;
}

/** The free tools, each with a line about what it does. */
export const ToolLinks = ({ plan = {}, brief = false, className = "" }: ListProps) => (
  <ul
    className={`grid border-t border-ink sm:gap-x-8 lg:grid-cols-4 ${brief ? "grid-cols-2 gap-x-5" : "sm:grid-cols-2"} ${className}`}
  >
    {items.map(({ href, label, text }) => (
      <li key={href} className="border-b border-line">
        <a
          href={withPlan(href, plan)}
          className="group grid h-full grid-cols-[minmax(0,1fr)_auto] content-start items-center gap-x-3 py-3.5"
        >
          <span className={`font-strong text-action ${brief ? "md:text-lg" : "text-lg"}`}>{label}</span>
          <ArrowRight
            aria-hidden="true"
            className={`size-5 text-action transition-transform group-hover:translate-x-1 ${brief ? "max-sm:hidden" : ""}`}
            strokeWidth={1.5}
          />
          <span className={`col-span-2 text-sm text-muted ${brief ? "max-md:hidden" : ""}`}>{text}</span>
        </a>
      </li>
    ))}
  </ul>
);

/** The same as one line of links. */
export const ToolLinksLine = ({ plan = {}, className = "" }: Props) => (
  <p className={`flex flex-wrap items-center gap-x-5 text-sm ${className}`}>
    <span className="font-strong">{heading}</span>
    {items.map(({ href, label }) => (
      <a key={href} href={withPlan(href, plan)} className="link inline-flex min-h-11 items-center">
        {label}
      </a>
    ))}
  </p>
);
