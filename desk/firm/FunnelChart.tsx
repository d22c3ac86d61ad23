import type { ReactNode } from "react";
import { statusNames } from "../../domain/desk/enquiry.ts";
import { Panel } from "../ui/Panel.tsx";
import { dayText } from "../ui/times.ts";
import { Bar } from "./Bar.tsx";
import { count, share } from "./figures.ts";
import type { Funnel } from "./numbers-api.ts";

export const funnelSteps = [
  ["views", "Views"],
  ["enquiries", "Enquiries"],
  ["contacted", statusNames.contacted],
  ["quoted", statusNames.quoted],
  ["engaged", statusNames.engaged],
  ["paid", "Paid"],
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
      <table className="w-full border-collapse text-left text-sm max-sm:block">
        <caption className="sr-only">From view to client</caption>
        <thead className="max-sm:sr-only">
          <tr className="text-muted">
            <th scope="col" className="py-2 pr-4 font-normal">
              Step
            </th>
            <th scope="col" className="py-2 pr-4 text-right font-normal">
              Number
            </th>
            <td className="w-1/2 py-2" />
            <th scope="col" className="py-2 pl-4 text-right font-normal whitespace-nowrap">
              Of the step before
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {funnelSteps.map(([step, name], index) => {
            const value = funnel[step];
            const before = funnelSteps[index - 1];
            const part = value !== null && before ? share(value, funnel[before[0]]) : undefined;
            return (
              // On phones a row of its own: the name and its figure, the bar below them, what share it is last.
              <tr
                key={step}
                className="border-t border-line max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-baseline max-sm:gap-y-1 max-sm:py-3"
              >
                <th scope="row" className="font-strong sm:py-2.5 sm:pr-4">
                  {name}
                </th>
                <td className="text-right text-lg font-strong sm:py-2.5 sm:pr-4">
                  {value === null ? "–" : count(value)}
                </td>
                <td className="max-sm:col-span-2 max-sm:empty:hidden sm:py-2.5">
                  {step !== "views" && <Bar value={value ?? 0} most={most} />}
                </td>
                <td className="text-muted max-sm:col-span-2 max-sm:empty:hidden sm:py-2.5 sm:pl-4 sm:text-right">
                  {part}
                  {part && before && <span className="sm:sr-only"> of {before[1].toLowerCase()}</span>}
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
