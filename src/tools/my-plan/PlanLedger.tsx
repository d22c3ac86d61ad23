import type { Status } from "../../../content/schemas/sourced.ts";
import { statusWords } from "../../../content/sources/status-words.ts";
import { myPlan } from "../../../content/tools/my-plan.ts";
import type { LedgerRow, LedgerSum, PlanBlock } from "../../../domain/company-plan/document/model.ts";
import { fill } from "../../../domain/text.ts";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { StatusMark } from "../StatusMark.tsx";

const words = myPlan.cost;
const uncertain = ["check", "ask"] as const satisfies readonly Status[];

const isUsed = (lines: readonly LedgerRow[], status: Status): boolean => lines.some((line) => line.status === status);

/** Every charge in a table, with its sums, and what the marks of uncertain figures mean. */
export const PlanLedger = ({ block: { lines, sums, note } }: { block: Extract<PlanBlock, { kind: "ledger" }> }) => (
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
