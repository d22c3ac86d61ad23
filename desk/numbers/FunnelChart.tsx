import type { ReactNode } from "react";
import { statusNames } from "../../domain/desk/status.ts";
import type { Funnel } from "../api/numbers.ts";
import { Panel } from "../ui/Panel.tsx";
import { dayText } from "../ui/times.ts";
import { Bar } from "./Bar.tsx";
import { count, share } from "./figures.ts";

export const funnelSteps = [
  ["views", "Views"],
  ["enquiries", "Enquiries"],
  ["contacted", statusNames.contacted],
  ["quoted", statusNames.quoted],
  ["engaged", statusNames.engaged],
] as const satisfies readonly (readonly [keyof Funnel, string])[];

interface Props {
  funnel: Funnel;
  viewsSince: string | null;
  /** Its file. */
  actions?: ReactNode;
}

/** The way from a view to a client. It is a table already: each row has its bar. */
export function FunnelChart({ funnel, viewsSince, actions }: Props) {
  // Views are hundreds of times the rest: they have a scale of their own.
  const most = funnel.enquiries;
  return (
    <Panel id="funnel" title="From view to client" actions={actions}>
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">From view to client</caption>
        <thead>
          <tr className="text-muted">
            <th scope="col" className="py-2 pr-4 font-normal">
              Step
            </th>
            <th scope="col" className="py-2 pr-4 text-right font-normal">
              Number
            </th>
            <td className="w-1/3 py-2 sm:w-1/2" />
            <th scope="col" className="py-2 pl-4 text-right font-normal sm:whitespace-nowrap">
              Of the step before
            </th>
          </tr>
        </thead>
        <tbody>
          {funnelSteps.map(([step, name], index) => {
            const value = funnel[step];
            const before = funnelSteps[index - 1];
            return (
              <tr key={step} className="border-t border-line">
                <th scope="row" className="py-2.5 pr-4 font-strong">
                  {name}
                </th>
                <td className="py-2.5 pr-4 text-right text-lg font-strong">{value === null ? "–" : count(value)}</td>
                <td className="py-2.5">{step !== "views" && <Bar value={value ?? 0} most={most} />}</td>
                <td className="py-2.5 pl-4 text-right text-muted">
                  {value !== null && before ? share(value, funnel[before[0]]) : ""}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="mt-2 text-xs text-muted">
        {viewsSince
          ? `Views of pages, counted since ${dayText(viewsSince)} without cookies or addresses. One person may make many.`
          : "Views were not counted yet."}
      </p>
    </Panel>
  );
}
