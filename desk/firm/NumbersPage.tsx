import { useSearchParams } from "wouter";
import { addDays } from "../../domain/india/calendar-date.ts";
import { localDay } from "../../domain/india/local-time.ts";
import { Button } from "../../src/ui/Button.tsx";
import { Field } from "../../src/ui/Field.tsx";
import { DeskHeading } from "../shell/DeskHeading.tsx";
import { useNow } from "../ui/hooks.ts";
import { Loaded } from "../ui/Panel.tsx";
import { dayText } from "../ui/times.ts";
import { CsvLink } from "./CsvLink.tsx";
import { DayChart } from "./DayChart.tsx";
import { DimensionPanel } from "./DimensionPanel.tsx";
import { FirstCalls } from "./FirstCalls.tsx";
import { FunnelChart } from "./FunnelChart.tsx";
import { csvAddress, type Dimension, type Period, useNumbers } from "./numbers-api.ts";
import { Rupees } from "./Rupees.tsx";

const dimensions: readonly (readonly [Dimension, string])[] = [
  ["caller", "By caller"],
  ["source", "By how they came"],
  ["page", "By page"],
  ["tool", "By tool"],
  ["structure", "By structure"],
  ["state", "By state"],
  ["campaign", "By campaign"],
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
            <DayChart days={data.perDay} period={period} />
            <div className="grid gap-x-12 gap-y-10 xl:grid-cols-2">
              {dimensions.map(([dimension, title]) => (
                <div key={dimension} className={dimension === "caller" ? "xl:col-span-2" : ""}>
                  <DimensionPanel dimension={dimension} title={title} rows={data.by[dimension]} period={period} />
                </div>
              ))}
            </div>
          </div>
        )}
      </Loaded>
    </>
  );
}
