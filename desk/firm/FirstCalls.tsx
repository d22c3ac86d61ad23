import { Panel } from "../ui/Panel.tsx";
import { spanText } from "../ui/times.ts";
import { CsvLink } from "./CsvLink.tsx";
import { count, share } from "./figures.ts";
import { csvAddress, type Numbers, type Period } from "./numbers-api.ts";

/** How soon people were called, and how many promises were kept. */
export function FirstCalls({ firstCall, period }: { firstCall: Numbers["firstCall"]; period: Period }) {
  const { medianMinutes, kept, broken } = firstCall;
  const promises = kept + broken;
  return (
    <Panel
      id="first-calls"
      title="First calls"
      actions={<CsvLink href={csvAddress("first-call", period)} of="first calls" />}
    >
      <dl className="grid grid-cols-2 gap-6 py-4">
        <div>
          <dt className="text-sm text-muted">Half were called within</dt>
          <dd className="mt-1 text-2xl font-heading">
            {medianMinutes !== null ? spanText(medianMinutes * 60_000) : promises > 0 ? "not yet half" : "–"}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">Promises kept</dt>
          <dd className="mt-1 text-2xl font-heading">{share(kept, promises) ?? "–"}</dd>
        </div>
      </dl>
      <svg aria-hidden="true" className="block h-4 w-full" preserveAspectRatio="none">
        <rect width="100%" height="100%" className={promises > 0 ? "fill-alert" : "fill-paper-deep"} />
        <rect width={`${promises > 0 ? (100 * kept) / promises : 0}%`} height="100%" className="fill-good" />
      </svg>
      <table className="mt-3 w-full border-collapse text-left text-sm">
        <caption className="sr-only">Promises</caption>
        <tbody>
          {[
            ["Called in time", kept, "bg-good"],
            ["Called late, or not at all", broken, "bg-alert"],
          ].map(([label, value, colour]) => (
            <tr key={label} className="border-b border-line">
              <th scope="row" className="py-2 font-normal">
                <span aria-hidden="true" className={`mr-2 inline-block size-2.5 ${colour}`} />
                {label}
              </th>
              <td className="py-2 text-right font-strong">{count(Number(value))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-xs text-muted">
        From the form to the first call that was recorded. A promise counts when its time is over, and whoever was not
        called by then counts as not called.
      </p>
    </Panel>
  );
}
