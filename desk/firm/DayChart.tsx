import { useState } from "react";
import type { CalendarDate } from "../../domain/india/calendar-date.ts";
import { dayAndMonth } from "../../domain/india/date-text.ts";
import { Disclosure } from "../../src/ui/Disclosure.tsx";
import { Panel } from "../ui/Panel.tsx";
import { dayText, onDay } from "../ui/times.ts";
import { Columns } from "./Columns.tsx";
import { CsvLink } from "./CsvLink.tsx";
import { count } from "./figures.ts";
import { csvAddress, type Numbers, type Period } from "./numbers-api.ts";

type Days = Numbers["perDay"];

/** Enquiries of each day as columns; the views are in the table and the file. */
export const DayChart = ({ days, period }: { days: Days; period: Period }) => (
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
