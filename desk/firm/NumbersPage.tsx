import { type ReactNode, useState } from "react";
import { Link, useSearchParams } from "wouter";
import { type StructureId, structureNames } from "../../content/schemas/plain-lists.ts";
import { type StateCode, stateName } from "../../content/states.ts";
import { type ClosingReason, closingReasonNames, type EnquirySource, sourceNames } from "../../domain/desk/enquiry.ts";
import { addDays, type CalendarDate, daysBetween, startOfMonth } from "../../domain/india/calendar-date.ts";
import { dayAndMonth, monthAndYear } from "../../domain/india/date-text.ts";
import { localDay } from "../../domain/india/local-time.ts";
import { rupees } from "../../domain/india/money.ts";
import { Button } from "../../src/ui/Button.tsx";
import { Field } from "../../src/ui/Field.tsx";
import { enquiryPath } from "../enquiries/enquiry-parts.tsx";
import { paymentsCsvAddress } from "../money/api.ts";
import { DeskHeading } from "../shell/PageHead.tsx";
import { useNow } from "../ui/hooks.ts";
import { Loaded, Nothing, Panel } from "../ui/Panel.tsx";
import { counted, dayText, spanText } from "../ui/times.ts";
import { csvAddress, type Dimension, type Numbers, type Period, useNumbers } from "./api.ts";
import { CsvLink } from "./CsvLink.tsx";
import { count, DayChart, FunnelChart, share } from "./charts.tsx";

const dimensions: readonly (readonly [Dimension, string])[] = [
  ["caller", "caller"],
  ["source", "how they came"],
  ["page", "page"],
  ["tool", "tool"],
  ["structure", "structure"],
  ["state", "state"],
  ["campaign", "campaign"],
  ["service", "service"],
  ["reason", "reason of closing"],
  ["month", "month"],
  ["day", "day"],
];

const chip =
  "min-h-11 rounded-full border border-line-strong bg-sheet px-3.5 text-sm aria-pressed:border-action aria-pressed:bg-action aria-pressed:text-sheet lg:min-h-8";

const daysText = (from: string, until: string): string =>
  `${dayAndMonth(from as CalendarDate)} to ${dayAndMonth(until as CalendarDate)}`;

export default function NumbersPage() {
  const [address, setAddress] = useSearchParams();
  const period: Period = { from: address.get("from") ?? undefined, until: address.get("until") ?? undefined };
  const numbers = useNumbers(period);
  const { from = "", until = "", before } = numbers.data ?? {};
  const today = localDay(useNow()) as CalendarDate;
  const [areDatesOpen, setDatesOpen] = useState(false);
  const set = (next: Record<string, string>) =>
    setAddress({ ...Object.fromEntries(address), ...next }, { replace: true });
  const quick = [
    ...[7, 30, 90].map((days) => [`${days} days`, addDays(today, 1 - days)] as const),
    [monthAndYear(today).split(" ")[0]!, startOfMonth(today)] as const,
  ];
  const isQuick = until === today && quick.some(([, start]) => start === from);
  return (
    <>
      <DeskHeading
        title="Numbers"
        actions={
          <div className="no-print flex flex-wrap gap-2">
            {quick.map(([label, start]) => (
              <button
                key={label}
                type="button"
                className={chip}
                aria-pressed={from === start && until === today}
                onClick={() => set({ from: start, until: today })}
              >
                {label}
              </button>
            ))}
            {numbers.data && (
              <button
                type="button"
                className={chip}
                aria-pressed={!isQuick}
                aria-expanded={areDatesOpen}
                onClick={() => setDatesOpen(!areDatesOpen)}
              >
                Other days
              </button>
            )}
          </div>
        }
      >
        {before && `${daysText(from, until)}; before: ${daysText(before.from, before.until)}`}
      </DeskHeading>
      {areDatesOpen && (
        <div className="no-print mb-6 flex gap-3">
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
              onChange={({ target }) => target.value && set({ from, until, [name]: target.value })}
            />
          ))}
        </div>
      )}
      <Loaded query={numbers}>
        {(data) => (
          <div className="space-y-10" aria-busy={numbers.isPlaceholderData}>
            <Figures numbers={data} today={today} />
            <div className="grid gap-x-10 gap-y-10 lg:grid-cols-12">
              <div className="min-w-0 lg:col-span-5">
                <FunnelChart total={data.total} viewsSince={data.viewsSince} />
              </div>
              <div className="min-w-0 lg:col-span-7">
                <DayChart days={data.by.day} />
              </div>
            </div>
            <Detail
              numbers={data}
              dimension={dimensions.find(([id]) => id === address.get("by"))?.[0] ?? "caller"}
              onChoose={(by) => set({ by })}
            />
          </div>
        )}
      </Loaded>
    </>
  );
}

interface FigureProps {
  name: string;
  value: string;
  /** Better or worse than before. */
  change?: number;
  children: ReactNode;
}

const Figure = ({ name, value, change = 0, children }: FigureProps) => (
  <div className="min-w-0 border-t-2 border-ink pt-3">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="mt-1 text-2xl font-heading break-words tabular-nums">{value}</dd>
    <dd className={`mt-1 text-xs ${change > 0 ? "text-good" : change < 0 ? "text-alert" : "text-muted"}`}>
      {children}
    </dd>
  </div>
);

/** How the work went, beside the days before; what it brought, and what is still owed. */
function Figures({ numbers, today }: { numbers: Numbers; today: CalendarDate }) {
  const { total, medianMinutes, before, owed } = numbers;
  const [isOwedOpen, setOwedOpen] = useState(false);
  const promises = total.kept + total.broken;
  const [inTime, inTimeBefore] = [total, before].map(({ kept, broken }) => kept / (kept + broken));
  const beforeText = (text: string | undefined) => text && `; before: ${text}`;
  const { received, returned } = total.rupees;
  const more = received.fee - before.received.fee;
  const owedOf = (whose: "fee" | "others") => owed.reduce((sum, client) => sum + client[whose], 0);
  const isLeast = owed.some((client) => client.isLeast);
  const oldest = owed[0] && daysBetween(owed[0].since, today);
  return (
    <section aria-label="Four figures" className="@container">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-8 @min-[44rem]:grid-cols-4">
        <Figure
          name="Called in time"
          value={share(total.kept, promises) ?? "–"}
          change={Math.sign(inTime! - inTimeBefore!) || 0}
        >
          {promises > 0 ? `${count(total.broken)} of ${count(promises)} late or not at all` : "no call was due"}
          {beforeText(share(before.kept, before.kept + before.broken))}
        </Figure>
        <Figure
          name="Half were called within"
          value={medianMinutes !== null ? spanText(medianMinutes * 60_000) : promises > 0 ? "not yet half" : "–"}
        >
          those nobody called are counted
          {before.medianMinutes !== null &&
            beforeText(spanText(before.medianMinutes * 60_000).replaceAll(" ", "\u00a0"))}
        </Figure>
        <Figure name="Our fee, received" value={rupees(received.fee)} change={Math.sign(more)}>
          {more === 0 ? "as much as before" : `${rupees(Math.abs(more))} ${more > 0 ? "more" : "less"} than before`}
          <span className="block text-muted">
            without GST {rupees(received.gst)}
            {received.others > 0 && ` and money of others ${rupees(received.others)}`}
            {returned.fee > 0 && `; ${rupees(returned.fee)} of it went back`}
          </span>
        </Figure>
        <Figure name="Open: who owes us" value={leastText(owedOf("fee") + owedOf("others"), isLeast)}>
          {oldest === undefined ? (
            "nobody owes anything"
          ) : (
            <>
              <button
                type="button"
                className="link -my-3 min-h-11 text-left"
                aria-expanded={isOwedOpen}
                onClick={() => setOwedOpen(!isOwedOpen)}
              >
                {counted(owed.length, "client")}, {oldest > 0 ? `oldest ${counted(oldest, "day")}` : "since today"}
              </button>
              <span className="block">
                {(["fee", "others"] as const)
                  .flatMap((whose) =>
                    owedOf(whose) > 0
                      ? `${owedNames[whose]} ${leastText(owedOf(whose), isLeast && whose === "others")}`
                      : [],
                  )
                  .join(", ")}
              </span>
            </>
          )}
        </Figure>
      </dl>
      {owed.length > 0 && (
        <div className={`mt-8 ${isOwedOpen ? "" : "hidden print:block"}`}>
          <WhoOwes owed={owed} today={today} />
        </div>
      )}
    </section>
  );
}

const owedNames = { fee: "our fee with GST", others: "charges of others" } as const;

const WhoOwes = ({ owed, today }: { owed: Numbers["owed"]; today: CalendarDate }) => (
  <Panel id="owed" title="Who owes us">
    <table className="w-full border-collapse text-left text-sm">
      <caption className="sr-only">Who owes us</caption>
      <thead>
        <tr className="text-xs text-muted">
          {["Client", "Our fee with GST", "Charges of others", "Since"].map((name) => (
            <th key={name} scope="col" className="py-2 pl-2 align-bottom font-normal not-first:text-right first:pl-0">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {owed.map(({ id, name, fee, others, isLeast, since }) => (
          <tr key={id} className="border-t border-line">
            <th scope="row" className="font-normal break-words">
              <Link href={enquiryPath(id)} className="link inline-flex min-h-11 items-center">
                {name}
              </Link>
            </th>
            <td className="py-2 pl-2 text-right tabular-nums">{moneyText(fee)}</td>
            <td className="py-2 pl-2 text-right tabular-nums">
              {isLeast ? leastText(others, true) : moneyText(others)}
            </td>
            <td className="py-2 pl-2 text-right">
              {dayText(since)}
              <span className="block text-xs text-muted">{counted(daysBetween(since, today), "day")}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Panel>
);

const leastText = (sum: number, isLeast: boolean): string => `${isLeast ? "from " : ""}${rupees(sum)}`;
const moneyText = (sum = 0): string => (sum === 0 ? "–" : rupees(sum));
const countText = (value: number | null | undefined): string => (value == null ? "–" : count(value));

type Row = Partial<Numbers["total"]> & { name: string; label?: string | undefined };
type Column = readonly [name: string, value: (row: Row) => string];

const views: Column = ["Views", (row) => countText(row.views)];
const counts: readonly Column[] = [
  ["Enquiries", (row) => countText(row.enquiries)],
  ["Called in time", ({ kept = 0, broken = 0 }) => share(kept, kept + broken) ?? "–"],
  ["Quoted", (row) => countText(row.quoted)],
  ["Engaged", (row) => countText(row.engaged)],
];
const money: readonly Column[] = [
  ["Fee quoted", (row) => moneyText(row.rupees?.quoted.fee)],
  ["Fee accepted", (row) => moneyText(row.rupees?.accepted.fee)],
  ["Fee received", (row) => moneyText(row.rupees?.received.fee)],
  ["GST received", (row) => moneyText(row.rupees?.received.gst)],
  ["Of others", (row) => moneyText(row.rupees?.received.others)],
];
const returned: Column = ["Fee returned", (row) => moneyText(row.rupees?.returned.fee)];

const shownAtFirst = 8;

/** The steps and rupees of each caller, page, service or month, whichever is chosen. On narrow screens each row says its figures in words. */
function Detail({
  numbers: { by, total, from, until },
  dimension,
  onChoose,
}: {
  numbers: Numbers;
  dimension: Dimension;
  onChoose: (dimension: Dimension) => void;
}) {
  const [areAllShown, setAllShown] = useState(false);
  const inTime = dimension === "month" || dimension === "day";
  const rows: Row[] = inTime ? by[dimension].toReversed() : by[dimension];
  const shown = areAllShown ? rows : rows.slice(0, shownAtFirst);
  const columns = [
    ...(rows.some((row) => row.views != null) ? [views] : []),
    ...(dimension === "service" ? [] : counts),
    ...money,
    ...(total.rupees.returned.fee > 0 ? [returned] : []),
  ];
  const name = dimensions.find(([id]) => id === dimension)![1];
  const row = (each: Row, label: ReactNode, look = "") => (
    <tr
      key={each.name}
      className={`border-t border-line @max-[56rem]:flex @max-[56rem]:flex-wrap @max-[56rem]:gap-x-4 @max-[56rem]:py-2.5 ${look}`}
    >
      <th scope="row" className="font-normal break-words @max-[56rem]:basis-full @min-[56rem]:py-2.5 @min-[56rem]:pr-2">
        {label}
      </th>
      {columns.map(([head, value]) => (
        <td
          key={head}
          data-label={head}
          className={`tabular-nums @max-[56rem]:text-xs @max-[56rem]:text-muted @max-[56rem]:before:mr-1 @max-[56rem]:before:content-[attr(data-label)] @min-[56rem]:py-2.5 @min-[56rem]:pl-3 @min-[56rem]:text-right ${value(each) === "–" ? "@max-[56rem]:hidden" : ""}`}
        >
          {value(each)}
        </td>
      ))}
    </tr>
  );
  return (
    <Panel
      id="detail"
      title="In detail"
      actions={
        <div className="no-print flex items-center gap-3">
          <span className="select-frame">
            <select
              aria-label="Count by"
              value={dimension}
              onChange={({ target }) => {
                setAllShown(false);
                onChoose(target.value as Dimension);
              }}
              className="min-h-11 w-full rounded-sm border border-line-strong bg-sheet px-3.5 text-sm"
            >
              {dimensions.map(([id, label]) => (
                <option key={id} value={id}>
                  by {label}
                </option>
              ))}
            </select>
          </span>
          <CsvLink href={csvAddress(dimension, { from, until })} of={`the table by ${name}`} />
        </div>
      }
    >
      {rows.length === 0 ? (
        <Nothing>Nothing in these days.</Nothing>
      ) : (
        <div className="@container">
          <table className="w-full border-collapse text-left text-sm @max-[56rem]:block">
            <caption className="sr-only">By {name}</caption>
            <thead className="@max-[56rem]:sr-only">
              <tr className="align-bottom text-xs text-muted">
                <th scope="col" className="py-2 pr-2 font-normal first-letter:uppercase">
                  {name}
                </th>
                {columns.map(([head]) => (
                  <th key={head} scope="col" className="py-2 pl-3 text-right font-normal">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="@max-[56rem]:block">
              {shown.map((each) =>
                row(
                  each,
                  <span className="inline-block first-letter:uppercase" title={each.label && each.name}>
                    {nameText(dimension, each)}
                  </span>,
                ),
              )}
            </tbody>
            <tfoot className="@max-[56rem]:block">{row({ ...total, name: "" }, "All", "border-ink font-strong")}</tfoot>
          </table>
        </div>
      )}
      {rows.length > shownAtFirst && (
        <Button look="outline" className="no-print mt-3" onClick={() => setAllShown(!areAllShown)}>
          {areAllShown ? "Show fewer" : `Show all ${rows.length}`}
        </Button>
      )}
      <p className="mt-3 text-xs text-muted">
        Fees are without GST. Quoted and accepted: by the lines of the quotation, a new version in place of the old, of
        a range its lower end. Received: by the day it came, with TDS; what went back is told apart. The file has GST
        and money of others of each. For the accountant:{" "}
        <a href={paymentsCsvAddress({ from, until })} download className="link">
          payments of these days
        </a>
        {", "}
        <a href={paymentsCsvAddress({ from, until }, "outgoings")} download className="link">
          charges and refunds
        </a>
        {" (CSV)."}
      </p>
    </Panel>
  );
}

const nameOf: Partial<Record<Dimension, (name: string) => string>> = {
  source: (name) => sourceNames[name as EnquirySource] ?? name,
  structure: (name) => structureNames[name as StructureId] ?? name,
  state: (name) => stateName(name as StateCode),
  reason: (name) => closingReasonNames[name as ClosingReason],
  month: monthAndYear,
  day: (name) => dayText(name),
};
const withoutName: Partial<Record<Dimension, string>> = { caller: "Nobody", service: "Before anything was quoted" };

/** Structures, states and days come as codes; what nobody said comes in brackets. */
const nameText = (dimension: Dimension, { name, label }: Row): string =>
  name === "(none)" ? (withoutName[dimension] ?? "Not given") : (label ?? nameOf[dimension]?.(name) ?? name);
