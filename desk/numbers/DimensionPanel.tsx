import { useState } from "react";
import type { StateCode } from "../../content/states.ts";
import { type Structure, structureNames } from "../../domain/compliance/profile.ts";
import { stateName } from "../../domain/india/state-names.ts";
import { Button } from "../../src/ui/Button.tsx";
import { csvAddress, type Dimension, type Numbers, type Period } from "../api/numbers.ts";
import { Nothing, Panel } from "../ui/Panel.tsx";
import { Bar } from "./Bar.tsx";
import { CsvLink } from "./CsvLink.tsx";
import { funnelSteps } from "./FunnelChart.tsx";
import { count } from "./figures.ts";

interface Props {
  dimension: Dimension;
  title: string;
  rows: Numbers["by"][Dimension];
  period: Period;
}

const shownAtFirst = 8;

/** The steps of each page, state or campaign: a table whose rows have a bar for the enquiries. */
export function DimensionPanel({ dimension, title, rows, period }: Props) {
  const [areAllShown, setAllShown] = useState(false);
  const most = Math.max(...rows.map(({ enquiries }) => enquiries), 0);
  const shown = areAllShown ? rows : rows.slice(0, shownAtFirst);
  const hasViews = rows.some(({ views }) => views !== null);
  const steps = hasViews ? funnelSteps : funnelSteps.slice(1);
  // On phones the name is above its figures.
  const phoneRow = `max-sm:grid ${hasViews ? "max-sm:grid-cols-5" : "max-sm:grid-cols-4"}`;
  return (
    <Panel
      id={`by-${dimension}`}
      title={title}
      actions={rows.length > 0 && <CsvLink href={csvAddress(dimension, period)} of={title.toLowerCase()} />}
    >
      {rows.length === 0 ? (
        <Nothing>Nothing in these days.</Nothing>
      ) : (
        <table className="w-full border-collapse text-left text-sm max-sm:block">
          <caption className="sr-only">{title}</caption>
          <thead className="max-sm:block">
            <tr className={`text-muted ${phoneRow}`}>
              <th scope="col" className="py-2 pr-3 font-normal max-sm:sr-only">
                Name
              </th>
              {steps.map(([step, name]) => (
                <th key={step} scope="col" className="py-2 pl-3 text-right font-normal max-sm:pl-0 max-sm:text-xs">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {shown.map((row) => (
              <tr key={row.name} className={`border-t border-line ${phoneRow}`}>
                <th
                  scope="row"
                  className="py-2 pr-3 font-normal break-words max-sm:col-span-full max-sm:pr-0 max-sm:pb-0 sm:min-w-36"
                >
                  <span className="mb-1 block">{nameText(dimension, row.name)}</span>
                  <Bar value={row.enquiries} most={most} />
                </th>
                {steps.map(([step]) => (
                  <td
                    key={step}
                    className={`py-2 pl-3 text-right max-sm:pl-0 ${step === "enquiries" ? "font-strong" : ""}`}
                  >
                    {row[step] === null ? "–" : count(row[step])}
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
  if (name === "(none)") return "Not given";
  if (dimension === "structure") return structureNames[name as Structure] ?? name;
  return dimension === "state" ? stateName(name as StateCode) : name;
}
