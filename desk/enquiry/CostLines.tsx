import type { Estimate } from "../../domain/company-plan/estimate.ts";

/** Each charge and the total, as 'My plan' shows them. */
export const CostLines = ({ cost: { lines, sums, note }, title }: { cost: Estimate; title: string }) => (
  <div>
    <table className="w-full border-collapse text-left text-sm">
      <caption className="py-2 text-left text-muted">{title}</caption>
      <tbody>
        {lines.map(({ id, label, value }) => (
          <tr key={id} className="border-b border-line">
            <th scope="row" className="py-2 pr-4 font-normal">
              {label}
            </th>
            <td className="py-2 text-right whitespace-nowrap">{value}</td>
          </tr>
        ))}
        {sums.map(({ label, value, missing, total }) => (
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
    <p className="mt-2 text-xs text-muted">{note}</p>
  </div>
);
