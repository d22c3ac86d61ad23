import type { ReactNode } from "react";
import type { FormId } from "../../content/schemas/plain-lists.ts";
import { tools } from "../../content/tools/tools.ts";
import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { withPlan } from "../company-plan/plan-address.ts";
import { Disclosure } from "../ui/Disclosure.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";

interface IntroProps {
  title: string;
  intro: string;
  /** Where the page has no other head on paper. */
  prints?: boolean;
  /** A sentence for a page without script. */
  children?: ReactNode;
}

/** The name of a tool and a line about it, below the rail: short, so that the tool itself is near. */
export const ToolIntro = ({ title, intro, prints = false, children }: IntroProps) => (
  <div className={`page-width pt-3 pb-4 md:pt-5 lg:pb-4.5 ${prints ? "print:px-0" : "no-print"}`}>
    <div className="lg:flex lg:items-baseline-last lg:gap-x-5">
      <h1 className="shrink-0 text-3xl">{title}</h1>
      <p className="text-sm text-muted max-lg:mt-1 lg:text-balance">{intro}</p>
    </div>
    {children && <div className="[&>*]:mt-4">{children}</div>}
  </div>
);

const { call } = tools.nextSteps.steps;

/** The way on from a result: the call, with the plan. The other tools are in the rail. */
export const CallLine = ({ plan, className = "" }: { plan: CompanyPlan; className?: string }) => (
  <p className={`no-print flex flex-wrap items-center gap-x-3 ${className}`}>
    <a href={withPlan(call.href, plan)} className="link inline-flex min-h-11 items-center font-strong">
      {call.label}
    </a>
    <span className="text-sm text-muted">{call.text}</span>
  </p>
);

interface RulesProps {
  id: string;
  words: { heading: string; text: string; openLabel: string };
  children: ReactNode;
}

/** All that a tool knows, in tables: one line below the tool that opens, and the page itself, with a heading, where scripts do not run. */
export const RulesDisclosure = ({ id, words: { heading, text, openLabel }, children }: RulesProps) => (
  // One pixel up: below other folds its line lies on the last one's.
  <section
    id={id}
    aria-labelledby={`${id}-heading`}
    className="decision-table no-print page-width -mt-px pb-4 md:pb-12"
  >
    <h2 id={`${id}-heading`} className="mb-4 hidden text-2xl noscript:block">
      {heading}
    </h2>
    <Disclosure
      label={openLabel}
      line="title"
      className="opens-without-script border-y border-line noscript:[&>summary]:hidden"
    >
      <p className="max-w-prose pt-3 text-muted max-md:text-sm">
        <NoBreaks text={text} />
      </p>
      <div className="space-y-16 pt-8 pb-10">{children}</div>
    </Disclosure>
  </section>
);

/** One of its tables, under a heading. */
export const RulesPart = ({ heading, text, children }: { heading: string; text: string; children: ReactNode }) => (
  <div>
    <h3 className="text-xl">{heading}</h3>
    <p className="mt-2 mb-5 max-w-prose text-muted">{text}</p>
    {children}
  </div>
);

/** The emblem of a form, large, with its shade and the sun. */
export const LargeEmblem = ({ form, className }: { form: FormId; className: string }) => (
  <img
    key={form}
    src={`/line-work/scene-form-${form}.svg`}
    alt=""
    width="96"
    height="96"
    decoding="async"
    className={`shrink-0 ${className}`}
  />
);
