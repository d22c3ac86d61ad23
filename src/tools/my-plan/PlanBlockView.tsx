import { ArrowRight } from "lucide-react";
import type { Status } from "../../../content/sources/certainty.ts";
import { statusWords } from "../../../content/sources/certainty.ts";
import { myPlan } from "../../../content/tools/my-plan.ts";
import { tools } from "../../../content/tools/tools.ts";
import type { CompanyPlan } from "../../../domain/company-plan/company-plan.ts";
import type { LedgerRow, LedgerSum, PlanBlock } from "../../../domain/company-plan/document/model.ts";
import { fill } from "../../../domain/text.ts";
import { withPlan } from "../../company-plan/plan-address.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { StatusMark } from "../StatusMark.tsx";
import { PlanDates } from "./PlanDates.tsx";
import { readableAddress } from "./readable-address.ts";

const words = myPlan.cost;

const uncertain = ["check", "ask"] as const satisfies readonly Status[];

const isUsed = (lines: readonly LedgerRow[], status: Status): boolean => lines.some((line) => line.status === status);

/** Every charge in a table, with its sums, and what the marks of uncertain figures mean. */
const PlanLedger = ({ block: { lines, sums, note } }: { block: Extract<PlanBlock, { kind: "ledger" }> }) => (
  <div>
    <Disclosure label={fill(words.unfold, { count: lines.length })} line="words" className="open-when-wide">
      <table className="w-full text-sm">
        <caption className="sr-only">{words.heading}</caption>
        <tbody>
          {lines.map(({ id, label, value, status }) => (
            <tr key={id} className="border-b border-line">
              <th scope="row" className="py-1.5 pr-4 text-left font-normal">
                <span className="mr-1">{label}</span>{" "}
                {status && status !== "verified" && (
                  <span className="inline-flex align-middle">
                    <StatusMark status={status} />
                  </span>
                )}
              </th>
              <td className="py-1.5 text-right align-baseline font-strong">{value}</td>
            </tr>
          ))}
        </tbody>
        <tbody className="border-t border-ink">
          {sums
            .filter(({ total }) => !total)
            .map((sum) => (
              <Sum key={sum.label} sum={sum} />
            ))}
        </tbody>
      </table>
      <Marks lines={lines} className="mb-4 lg:hidden" />
    </Disclosure>
    <table className="w-full border-y border-ink text-sm max-lg:border-b-line lg:border-0">
      <caption className="sr-only">{words.total}</caption>
      <tbody>
        {sums
          .filter(({ total }) => total)
          .map((sum) => (
            <Sum key={sum.label} sum={sum} />
          ))}
      </tbody>
    </table>
    <p className="mt-2 text-sm lg:mt-3 text-muted">{note}</p>
    <Marks lines={lines} className="mt-2 max-lg:hidden" />
  </div>
);

const Sum = ({ sum: { label, value, missing, total } }: { sum: LedgerSum }) => (
  <tr className={total ? "border-ink lg:border-t-2 lg:border-b-4 lg:border-double lg:text-lg" : ""}>
    <th scope="row" className="py-2.5 pr-4 text-left font-strong text-balance">
      {label}
    </th>
    <td className={`py-2.5 text-right align-baseline font-strong ${total ? "text-action" : ""}`}>
      {value}
      {missing && <span className="block text-sm font-normal text-muted">{missing}</span>}
    </td>
  </tr>
);

const { because, moreReasons } = myPlan.structure;

const reasonsInSight = 3;

interface Props {
  block: PlanBlock;
  plan: CompanyPlan;
}

/** One block of the document. */
export function PlanBlockView({ block, plan }: Props) {
  switch (block.kind) {
    case "lead":
      return <p className="text-xl font-heading tracking-tight">{block.text}</p>;
    case "text":
      return <p className="max-w-prose text-sm text-muted">{block.text}</p>;
    case "list":
      return (
        <div>
          <h4 className="text-sm font-strong tracking-normal text-muted">{block.heading}</h4>
          {block.ordered ? (
            <ol className="mt-1 list-decimal pl-5">
              {block.items.map((item) => (
                <li key={item} className="py-1.5">
                  {item}
                </li>
              ))}
            </ol>
          ) : (
            <Lines items={block.items} inSight={block.heading === because ? reasonsInSight : block.items.length} />
          )}
        </div>
      );
    case "entries":
      return <Entries block={block} plan={plan} />;
    case "ledger":
      return <PlanLedger block={block} />;
    case "dates":
      return <PlanDates block={block} />;
    case "open":
      return <Open block={block} plan={plan} />;
  }
}

/** Lines below each other; those not in sight in a fold, unless it would save a single one. */
function Lines({ items, inSight }: { items: readonly string[]; inSight: number }) {
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
    <>
      {list(items.slice(0, shown))}
      {shown < items.length && (
        <Disclosure
          label={fill(moreReasons, { count: items.length - shown })}
          line="words"
          className="border-t border-line"
        >
          {list(items.slice(shown))}
        </Disclosure>
      )}
    </>
  );
}

interface OpenProps {
  block: Extract<PlanBlock, { kind: "open" }>;
  plan: CompanyPlan;
}

/** Marked where it must be done; a line where it can wait. */
function Open({ block: { text, step, canWait }, plan }: OpenProps) {
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

function Entries({
  block: { items, heading, toTick = false },
  plan,
}: {
  block: Extract<PlanBlock, { kind: "entries" }>;
  plan: CompanyPlan;
}) {
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

/** Beside the charges that have them: inside the fold on phones, under the total where there is no fold. */
function Marks({ lines, className }: { lines: readonly LedgerRow[]; className: string }) {
  const used = uncertain.filter((status) => isUsed(lines, status));
  if (used.length === 0) return null;
  return (
    <dl className={`space-y-1 text-sm text-muted ${className}`}>
      {used.map((status) => (
        <div key={status} className="flex items-baseline gap-2">
          <dt>
            <StatusMark status={status} />
          </dt>
          <dd>{statusWords[status].text}</dd>
        </div>
      ))}
    </dl>
  );
}
