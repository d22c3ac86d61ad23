import { myPlan } from "../../../content/my-plan.ts";
import type { PlanBlock } from "../../../domain/plan/document/model.ts";
import { ListStatusMark } from "../StatusMark.tsx";

/** Every charge in a table, with its sums. What a mark means is told by the calculator. */
export const PlanLedger = ({ block: { groups, sums, note } }: { block: Extract<PlanBlock, { kind: "ledger" }> }) => (
  <div>
    <table className="w-full text-sm">
      <caption className="sr-only">{myPlan.cost.heading}</caption>
      {groups.map(({ heading, lines }) => (
        <tbody key={heading}>
          <tr>
            <th colSpan={2} scope="colgroup" className="pt-3 pb-1 text-left font-strong text-action">
              {heading}
            </th>
          </tr>
          {lines.map(({ id, label, value, status }) => (
            <tr key={id} className="break-inside-avoid border-t border-line">
              <th scope="row" className="py-1.5 pr-4 text-left font-normal">
                {label} {status && <ListStatusMark status={status} />}
              </th>
              <td className="py-1.5 text-right align-baseline font-strong">{value}</td>
            </tr>
          ))}
        </tbody>
      ))}
      <tbody className="border-t border-ink">
        {sums.map(({ label, value, missing, total }) => (
          <tr
            key={label}
            className={`break-inside-avoid ${total ? "border-t-2 border-b-4 border-double border-ink text-lg" : ""}`}
          >
            <th scope="row" className="py-2.5 pr-4 text-left font-strong">
              {label}
            </th>
            <td className={`py-2.5 text-right align-baseline font-strong ${total ? "text-action" : ""}`}>
              {value}
              {missing && <span className="block text-sm font-normal text-alert">{missing}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className="mt-3 text-xs text-muted">{note}</p>
  </div>
);
