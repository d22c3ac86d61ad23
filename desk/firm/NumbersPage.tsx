import { useState } from "react";
import { useSearchParams } from "wouter";
import { type StructureId, structureNames } from "../../content/schemas/plain-lists.ts";
import { type StateCode, stateName } from "../../content/states.ts";
import { type EnquirySource, sourceNames } from "../../domain/desk/enquiry.ts";
import { addDays, type CalendarDate } from "../../domain/india/calendar-date.ts";
import { dayAndMonth, monthAndYear } from "../../domain/india/date-text.ts";
import { localDay } from "../../domain/india/local-time.ts";
import { rupees as formatRupees } from "../../domain/india/money.ts";
import { Button } from "../../src/ui/Button.tsx";
import { Disclosure } from "../../src/ui/Disclosure.tsx";
import { Field, Select } from "../../src/ui/Field.tsx";
import { paymentsCsvAddress } from "../money/api.ts";
import { DeskHeading } from "../shell/PageHead.tsx";
import { useNow } from "../ui/hooks.ts";
import { Loaded, Nothing, Panel } from "../ui/Panel.tsx";
import { dayText, onDay, spanText } from "../ui/times.ts";
import { csvAddress, type Dimension, type Numbers, type Period, useNumbers } from "./api.ts";
import { CsvLink } from "./CsvLink.tsx";
import { Bar, Columns, count, FunnelChart, funnelSteps, share } from "./charts.tsx";

const dimensions: readonly (readonly [Dimension, string])[] = [
  ["caller", "caller"],
  ["source", "how they came"],
  ["page", "page"],
  ["tool", "tool"],
  ["structure", "structure"],
  ["state", "state"],
  ["campaign", "campaign"],
];

const quickPeriods = [
  [7, "7 days"],
  [30, "30 days"],
  [90, "90 days"],
] as const;

export default function NumbersPage() {
  const [address, setAddress] = useSearchParams();
  const period: Period = {
    from: address.get("from") ?? undefined,
    until: address.get("until") ?? undefined,
  };
  const numbers = useNumbers(period);
  const today = localDay(useNow());
  const setPeriod = (next: Record<string, string>) => setAddress(next, { replace: true });
  return (
    <>
      <DeskHeading title="Numbers">
        {numbers.data && `${dayText(numbers.data.from)} to ${dayText(numbers.data.until)}`}
      </DeskHeading>
      <div className="mb-8 grid gap-3 sm:flex sm:flex-wrap sm:items-end">
        <div className="grid grid-cols-3 gap-2 sm:flex">
          {quickPeriods.map(([days, label]) => (
            <Button
              key={days}
              look="outline"
              className="px-3! aria-pressed:bg-action-wash aria-pressed:shadow-[inset_0_-3px_0_var(--color-action)] sm:px-4!"
              aria-pressed={numbers.data?.from === addDays(today, 1 - days) && numbers.data.until === today}
              onClick={() => setPeriod({ from: addDays(today, 1 - days), until: today })}
            >
              {label}
            </Button>
          ))}
        </div>
        <div className="grid grid-cols-2 gap-2 sm:flex">
          {(["from", "until"] as const).map((name) => (
            <Field
              key={name}
              form="period"
              name={name}
              label={name === "from" ? "From" : "Until"}
              type="date"
              className="px-2.5! max-sm:text-sm!"
              max={today}
              value={period[name] ?? numbers.data?.[name] ?? ""}
              onChange={({ target }) => {
                const { from = "", until = "" } = numbers.data ?? {};
                if (target.value) setPeriod({ from, until, [name]: target.value });
              }}
            />
          ))}
        </div>
      </div>
      <Loaded query={numbers}>
        {(data) => (
          <div className="space-y-10" aria-busy={numbers.isPlaceholderData}>
            <div className="grid gap-x-12 gap-y-10 xl:grid-cols-2">
              <div className="space-y-10">
                <FirstCalls firstCall={data.firstCall} period={period} />
                {data.rupees && <Rupees rupees={data.rupees} numbers={data} period={period} />}
              </div>
              <FunnelChart
                funnel={data.total}
                viewsSince={data.viewsSince}
                actions={<CsvLink href={csvAddress("total", period)} of="the whole way" />}
              />
            </div>
            {data.perService.length > 0 && <Services rows={data.perService} period={period} />}
            <DayChart days={data.perDay} period={period} />
            <DimensionPanel by={data.by} period={period} />
          </div>
        )}
      </Loaded>
    </>
  );
}

/** What was quoted, accepted and received for registrations and each service. For owners. */
const Services = ({ rows, period }: { rows: Numbers["perService"]; period: Period }) => (
  <Panel
    id="by-service"
    title="By service"
    actions={<CsvLink href={csvAddress("service", period)} of="rupees by service" />}
  >
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">Rupees by service</caption>
        <thead>
          <tr className="border-b border-ink">
            {["Service", ...rupeeColumns.map(([, name]) => name), "₹ returned"].map((name) => (
              <th key={name} scope="col" className="py-2 pr-2 font-strong not-first:text-right">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} className="border-b border-line">
              <th scope="row" className="py-1.5 pr-2 font-normal">
                {row.name === "(none)" ? "Before anything was quoted" : row.name}
              </th>
              {(["quoted", "accepted", "received", "returned"] as const).map((what) => (
                <td key={what} className="py-1.5 pr-2 text-right tabular-nums">
                  {count(row.rupees[what])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    <p className="mt-2 text-xs text-muted">
      By the lines of the quotation, with GST and with charges of others; a discount and lines added by hand are shared
      in proportion. What was received and returned is shared over what was accepted, in proportion. The sums are those
      of Rupees above; a refund is not taken off there.
    </p>
  </Panel>
);

type Days = Numbers["perDay"];

/** Enquiries of each day as columns; the views are in the table and the file. */
const DayChart = ({ days, period }: { days: Days; period: Period }) => (
  <Panel id="per-day" title="Enquiries by day" actions={<CsvLink href={csvAddress("day", period)} of="days" />}>
    <Chart days={days} />
    <Disclosure label="As a table" line="words" className="">
      <table className="w-full max-w-md border-collapse text-left text-sm">
        <caption className="sr-only">Enquiries and views by day</caption>
        <thead>
          <tr className="border-b border-ink">
            {["Day", "Enquiries", "Views"].map((name) => (
              <th key={name} scope="col" className="py-2 font-strong not-first:text-right">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, enquiries, views }) => (
            <tr key={day} className="border-b border-line">
              <th scope="row" className="py-1.5 font-normal">
                {dayText(day)}
              </th>
              <td className="py-1.5 text-right">{count(enquiries)}</td>
              <td className="py-1.5 text-right">{count(views)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  </Panel>
);

/** The columns are too narrow for a thumb: a slider below them says which day is read out. The last one until somebody moves it. */
function Chart({ days }: { days: Days }) {
  const [chosen, setChosen] = useState<string>();
  const last = days.length - 1;
  const found = days.findIndex(({ day }) => day === chosen);
  const at = found < 0 ? last : found;
  const now = days[at];
  if (!now) return null;
  const most = days.reduce((best, day) => (day.enquiries > best.enquiries ? day : best), days[0]!);
  const label = chartText(days, most);
  return (
    <>
      <p aria-hidden="true" className="pt-3 text-sm">
        <strong>{dayAndMonth(now.day as CalendarDate)}</strong> · {dayFigures(now)}
      </p>
      {/* Letters in a drawing shrink with it: the one for phones has a width of its own. */}
      <Columns days={days} at={at} label={label} width={960} mostLabels={8} className="max-sm:hidden" />
      <Columns days={days} at={at} label={label} width={340} mostLabels={4} className="sm:hidden" />
      {last > 0 && (
        // Below the columns alone, so that the knob is below its day.
        <div className="pl-[8.8%] sm:pl-[3.1%]">
          <input
            type="range"
            aria-label="Day"
            aria-valuetext={`${dayText(now.day)}: ${dayFigures(now)}`}
            min={0}
            max={last}
            value={at}
            onChange={({ target }) => setChosen(days[Number(target.value)]?.day)}
            className="day-slider"
          />
        </div>
      )}
    </>
  );
}

const dayFigures = ({ enquiries, views }: Days[number]): string =>
  `${count(enquiries)} ${enquiries === 1 ? "enquiry" : "enquiries"}, ${count(views)} ${views === 1 ? "view" : "views"}`;

function chartText(days: Days, most: Days[number]): string {
  const sum = days.reduce((total, { enquiries }) => total + enquiries, 0);
  return `${sum} enquiries in ${days.length} days${sum > 0 ? `, most ${onDay(most.day)} with ${most.enquiries}` : ""}. The table below has each day.`;
}

type Row = Numbers["by"][Dimension][number] & { label?: string | undefined };
type Column = readonly [id: string, name: string, value: (row: Row) => number | null];

const rupeeColumns: readonly Column[] = [
  ["rupees-quoted", "₹ quoted", ({ rupees }) => rupees?.quoted ?? null],
  ["rupees-accepted", "₹ accepted", ({ rupees }) => rupees?.accepted ?? null],
  ["rupees-received", "₹ received", ({ rupees }) => rupees?.received ?? null],
];
const figureText = (value: number | null): string => (value === null ? "–" : count(value));

const shownAtFirst = 8;

const figure = "sm:py-2 sm:pl-2 sm:text-right";
const leading = "max-sm:-mb-1 max-sm:grow max-sm:text-right max-sm:text-lg";
const following =
  "max-sm:order-last max-sm:pt-1 max-sm:text-xs max-sm:text-muted max-sm:before:mr-1 max-sm:before:content-[attr(data-label)]";

/** The steps of each caller, page, state or campaign, whichever is chosen: a table whose rows have a bar for the enquiries. */
function DimensionPanel({ by, period }: Pick<Numbers, "by"> & { period: Period }) {
  const [dimension, setDimension] = useState<Dimension>("caller");
  const rows = by[dimension];
  const title = `By ${dimensions.find(([id]) => id === dimension)?.[1]}`;
  const [areAllShown, setAllShown] = useState(false);
  const most = Math.max(...rows.map(({ enquiries }) => enquiries), 0);
  const shown = areAllShown ? rows : rows.slice(0, shownAtFirst);
  const hasViews = rows.some(({ views }) => views !== null);
  const steps = hasViews ? funnelSteps : funnelSteps.slice(1);
  const columns: readonly Column[] = [
    ...steps.map(([step, name]): Column => [step, name, (row) => row[step]]),
    ...(rows.some(({ rupees }: Row) => rupees) ? rupeeColumns : []),
  ];
  // On phones each row says its figures itself: the name with the enquiries, the rest below in words.
  const phoneRow = "max-sm:flex max-sm:flex-wrap max-sm:items-end max-sm:gap-x-3 max-sm:py-2.5";
  return (
    <Panel
      id="by"
      title={title}
      actions={rows.length > 0 && <CsvLink href={csvAddress(dimension, period)} of={title.toLowerCase()} />}
    >
      <div className="max-w-60 pt-3 pb-1">
        <Select
          form="numbers"
          name="by"
          label="Count by"
          choices={dimensions.map(([value, label]) => ({ value, label }))}
          value={dimension}
          onChange={({ target }) => {
            setDimension(target.value as Dimension);
            setAllShown(false);
          }}
        />
      </div>
      {rows.length === 0 ? (
        <Nothing>Nothing in these days.</Nothing>
      ) : (
        <table className="w-full border-collapse text-left text-sm max-sm:block">
          <caption className="sr-only">{title}</caption>
          <thead className="max-sm:sr-only">
            <tr className="text-muted">
              <th scope="col" className="py-2 pr-3 font-normal">
                Name
              </th>
              {columns.map(([step, name]) => (
                <th key={step} scope="col" className="py-2 pl-2 text-right font-normal">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {shown.map((row: Row) => (
              <tr key={row.name} className={`border-t border-line ${phoneRow}`}>
                <th
                  scope="row"
                  className="font-normal break-words max-sm:min-w-0 max-sm:basis-[calc(100%-4rem)] sm:min-w-24 sm:py-2 sm:pr-2"
                >
                  <span className="mb-1 block" title={row.label && row.name}>
                    {row.label ?? nameText(dimension, row.name)}
                  </span>
                  <Bar value={row.enquiries} most={most} />
                </th>
                {columns.map(([step, name, value]) => (
                  <td
                    key={step}
                    data-label={name}
                    className={step === "enquiries" ? `${figure} font-strong ${leading}` : `${figure} ${following}`}
                  >
                    {figureText(value(row))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows.length > shownAtFirst && (
        <Button look="outline" className="mt-3" onClick={() => setAllShown(!areAllShown)}>
          {areAllShown ? "Show fewer" : `Show all ${rows.length}`}
        </Button>
      )}
    </Panel>
  );
}

/** Structures and states come as codes; what nobody said comes in brackets. */
function nameText(dimension: Dimension, name: string): string {
  if (name === "(none)") return dimension === "caller" ? "Nobody" : "Not given";
  if (dimension === "source") return sourceNames[name as EnquirySource] ?? name;
  if (dimension === "structure") return structureNames[name as StructureId] ?? name;
  return dimension === "state" ? stateName(name as StateCode) : name;
}

/** How soon people were called, and how many promises were kept. */
function FirstCalls({ firstCall, period }: { firstCall: Numbers["firstCall"]; period: Period }) {
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
          {promises > 0 && (
            <dd className="text-sm text-muted">
              of {count(promises)}, {count(kept)} called in time
            </dd>
          )}
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

const names = { quoted: "Quoted", accepted: "Accepted", received: "Received" } as const;

interface RupeesProps {
  rupees: NonNullable<Numbers["rupees"]>;
  numbers: Pick<Numbers, "perMonth" | "from" | "until">;
  period: Period;
}

/** What was quoted, accepted and received; by month where there are several. For owners. */
function Rupees({ rupees, numbers: { perMonth, from, until }, period }: RupeesProps) {
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
        {" · "}
        <a
          href={paymentsCsvAddress({ from, until }, "outgoings")}
          download
          className="link inline-flex min-h-11 items-center"
        >
          Charges and refunds, as CSV
        </a>
      </p>
    </Panel>
  );
}
