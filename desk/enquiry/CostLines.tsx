import { planPacks } from "../../domain/company-plan/case.ts";
import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { costSection } from "../../domain/company-plan/document/cost-section.ts";

/** Each charge and the total, as the founder sees them on 'My plan'. */
export default function CostLines({ plan }: { plan: CompanyPlan }) {
  const ledger = costSection(plan, planPacks(plan)).blocks.find((block) => block.kind === "ledger");
  if (!ledger) return null;
  return (
    <div>
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">What it costs</caption>
        <tbody>
          {ledger.lines.map(({ id, label, value }) => (
            <tr key={id} className="border-b border-line">
              <th scope="row" className="py-2 pr-4 font-normal">
                {label}
              </th>
              <td className="py-2 text-right whitespace-nowrap">{value}</td>
            </tr>
          ))}
          {ledger.sums.map(({ label, value, missing, total }) => (
            <tr key={label} className={`border-b ${total ? "border-ink text-lg font-strong" : "border-line"}`}>
              <th scope="row" className="py-2 pr-4 font-strong">
                {label}
                {missing && <span className="block text-sm font-normal text-muted">{missing}</span>}
              </th>
              <td className="py-2 text-right align-top font-strong whitespace-nowrap">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-xs text-muted">{ledger.note}</p>
    </div>
  );
}
