import { freeTools } from "../../content/tools/tools.ts";
import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { withPlan } from "../company-plan/plan-address.ts";
import { ArrowLinks } from "../ui/links.tsx";

const { heading, items } = freeTools;

interface Props {
  /** What the page that shows the links already knows, such as the structure it is about. */
  plan?: CompanyPlan;
  className?: string;
}

/** The free tools, each with a line about what it does. */
export const ToolLinks = ({ plan = {}, className = "" }: Props) => (
  <ArrowLinks
    links={items.map((item) => ({ ...item, href: withPlan(item.href, plan) }))}
    className={`no-print border-ink sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-5 lg:*:border-b-0 lg:[&_a>:first-child]:text-base ${className}`}
  />
);

/** The free tools as one line of links. */
export const ToolLinksLine = ({ plan = {}, className = "" }: Props) => (
  <p className={`no-print flex flex-wrap items-center gap-x-5 text-sm ${className}`}>
    <span className="font-strong">{heading}</span>
    {items.map(({ href, label }) => (
      <a key={href} href={withPlan(href, plan)} className="link inline-flex min-h-11 items-center">
        {label}
      </a>
    ))}
  </p>
);
