import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { myPlan } from "../../../content/tools/my-plan.ts";
import { type NextStepId, tools } from "../../../content/tools/tools.ts";
import type { CompanyPlan } from "../../../domain/company-plan/company-plan.ts";
import { fill } from "../../../domain/text.ts";
import { withPlan } from "../../company-plan/plan-address.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Disclosure } from "../../ui/Disclosure.tsx";

export type PlanSectionId = "structure" | "case" | "names" | "cost" | "dates" | "documents" | "templates";

export interface PlanSection {
  id: PlanSectionId;
  heading: string;
  /** What was decided, in a few words; undefined while it is open. */
  decided?: string | undefined;
  /** Nothing in it is to be decided. */
  settled?: true;
  /** What is decided, with the reasons and figures behind it, and what is still open. */
  body: ReactNode;
}

/** An address as people write it down: without its scheme, and without a slash at its end. */
export const readableAddress = (address: string): string =>
  address.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");

/** What was decided, set large. */
export const Lead = ({ children }: { children: string }) => (
  <p className="text-xl font-heading tracking-tight">{children}</p>
);

export const Text = ({ children }: { children: string }) => (
  <p className="max-w-prose text-sm text-muted">{children}</p>
);

const Heading = ({ children }: { children: ReactNode }) => (
  <h4 className="text-sm font-strong tracking-normal text-muted">{children}</h4>
);

interface StepsProps {
  heading: string;
  items: readonly string[];
}

/** One after the other. */
export const Steps = ({ heading, items }: StepsProps) => (
  <div>
    <Heading>{heading}</Heading>
    <ol className="mt-1 list-decimal pl-5">
      {items.map((item) => (
        <li key={item} className="py-1.5">
          {item}
        </li>
      ))}
    </ol>
  </div>
);

interface LinesProps {
  heading: string;
  items: readonly string[];
  /** Those beyond stand in a fold, unless it would save a single one. */
  inSight?: number;
}

/** Lines below each other. */
export function Lines({ heading, items, inSight = items.length }: LinesProps) {
  const shown = items.length - inSight > 1 ? inSight : items.length;
  const list = (lines: readonly string[]) => (
    <ul className="mt-1">
      {lines.map((line) => (
        <li key={line} className="border-b border-line py-2 last:border-0">
          {line}
        </li>
      ))}
    </ul>
  );
  return (
    <div>
      <Heading>{heading}</Heading>
      {list(items.slice(0, shown))}
      {shown < items.length && (
        <Disclosure
          label={fill(myPlan.structure.moreReasons, { count: items.length - shown })}
          line="words"
          className="border-t border-line"
        >
          {list(items.slice(shown))}
        </Disclosure>
      )}
    </div>
  );
}

interface OpenPointProps {
  text: string;
  plan: CompanyPlan;
  /** The tool that decides it. */
  step?: NextStepId;
  /** Every sum and date can be given without it, or it settles itself with another open point. */
  canWait?: boolean;
}

/** Marked where it must be done; a line where it can wait. */
export function OpenPoint({ text, step, canWait = false, plan }: OpenPointProps) {
  const target = step && tools.nextSteps.steps[step];
  return (
    <p className={`text-sm ${canWait ? "text-muted" : "border-l-3 border-highlight bg-highlight-wash px-4 py-3"}`}>
      <strong>{canWait ? myPlan.sheet.canWait : myPlan.sheet.open}:</strong> {text}{" "}
      {target && (
        <a href={withPlan(target.href, plan)} className="link py-2.5 font-strong whitespace-nowrap">
          {target.label}
          <ArrowRight aria-hidden="true" className="ml-1 inline size-4" strokeWidth={1.5} />
        </a>
      )}
    </p>
  );
}

export interface Entry {
  title: string;
  text: string;
  /** A verdict on it, and how it sounds. */
  mark?: { label: string; tone: "alert" | "highlight" | "plain" } | undefined;
  /** A page of this site. */
  href?: string | undefined;
}

interface EntriesProps {
  items: readonly Entry[];
  heading?: string;
  /** Things to have ready, to be ticked off. */
  toTick?: boolean;
  plan: CompanyPlan;
}

/** Things with a title and what is said of each. */
export function Entries({ items, heading, toTick = false, plan }: EntriesProps) {
  const list = (
    <ul className={toTick ? "grid gap-x-8 md:grid-cols-2 print:grid-cols-2" : ""}>
      {items.map(({ title, text, mark, href }) => (
        <li
          key={title}
          className={`flex gap-3 border-b border-line py-3 last:border-0 ${toTick ? "md:[&:nth-last-child(2):nth-child(odd)]:border-0" : "first:pt-0 last:pb-0"}`}
        >
          {toTick && <span aria-hidden="true" className="mt-1 size-4.5 shrink-0 border border-line-strong" />}
          <div className="min-w-0 grow">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <h4
                className={`break-words ${mark ? "text-xl tracking-tight" : "text-base font-strong tracking-normal"}`}
              >
                {href ? (
                  <a href={withPlan(href, plan)} className="link">
                    {title}
                  </a>
                ) : (
                  title
                )}
              </h4>
              {mark &&
                (mark.tone === "plain" ? (
                  <span className="text-sm text-muted">{mark.label}</span>
                ) : (
                  <Badge tone={mark.tone}>{mark.label}</Badge>
                ))}
            </div>
            <p className="mt-0.5 text-sm whitespace-pre-line text-muted">{text}</p>
            {href && (
              <p className="hidden text-sm text-action print:block">
                {readableAddress(new URL(href.replace(/#.*/, ""), location.href).href)}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
  return (
    <div>
      {heading && <h4 className="mb-2 text-sm font-strong tracking-normal text-muted">{heading}</h4>}
      {toTick ? (
        <Disclosure
          label={fill(myPlan.documents.unfold, { count: items.length })}
          line="words"
          className="open-when-wide"
        >
          {list}
        </Disclosure>
      ) : (
        list
      )}
    </div>
  );
}
