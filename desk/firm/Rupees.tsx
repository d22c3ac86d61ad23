import { monthAndYear } from "../../domain/india/date-text.ts";
import { rupees as formatRupees } from "../../domain/india/money.ts";
import { paymentsCsvAddress } from "../money/payment-api.ts";
import { Panel } from "../ui/Panel.tsx";
import { Bar } from "./Bar.tsx";
import { CsvLink } from "./CsvLink.tsx";
import { csvAddress, type Numbers, type Period } from "./numbers-api.ts";

const names = { quoted: "Quoted", accepted: "Accepted", received: "Received" } as const;

interface Props {
  rupees: NonNullable<Numbers["rupees"]>;
  numbers: Pick<Numbers, "perMonth" | "from" | "until">;
  period: Period;
}

/** What was quoted, accepted and received; by month where there are several. For owners. */
export function Rupees({ rupees, numbers: { perMonth, from, until }, period }: Props) {
  const most = Math.max(...perMonth.map(({ received }) => received), 0);
  return (
    <Panel id="rupees" title="Rupees" actions={<CsvLink href={csvAddress("month", period)} of="rupees by month" />}>
      <dl className="grid grid-cols-3 gap-4 py-4">
        {(["quoted", "accepted", "received"] as const).map((what) => (
          <div key={what} className="min-w-0">
            <dt className="text-sm text-muted">{names[what]}</dt>
            <dd className="mt-1 text-lg font-heading break-words tabular-nums sm:text-2xl">
              {formatRupees(rupees[what])}
            </dd>
          </div>
        ))}
      </dl>
      {perMonth.length > 1 && (
        <table className="mb-3 w-full border-collapse text-left text-sm">
          <caption className="sr-only">Received by month</caption>
          <tbody>
            {perMonth.map(({ month, received }) => (
              <tr key={month} className="border-t border-line">
                <th scope="row" className="w-36 py-2 pr-3 font-normal">
                  {monthAndYear(month)}
                </th>
                <td className="py-2">
                  <Bar value={received} most={most} />
                </td>
                <td className="w-28 py-2 pl-3 text-right font-strong tabular-nums">{formatRupees(received)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="text-xs text-muted">
        Quoted and accepted: totals as founders read them, of these days; a new version counts in place of the old one,
        a range with its lower end. Received: money by the day it came, without TDS, contrary entries taken off.
      </p>
      <p className="mt-2 text-sm">
        <a href={paymentsCsvAddress({ from, until })} download className="link inline-flex min-h-11 items-center">
          Payments of these days for the accountant, as CSV
        </a>
      </p>
    </Panel>
  );
}
