import { useState } from "react";
import { type StructureId, structureNames } from "../../content/schemas/plain-lists.ts";
import { type StateCode, stateName } from "../../content/states.ts";
import { type EnquirySource, sourceNames } from "../../domain/desk/enquiry.ts";
import { Button } from "../../src/ui/Button.tsx";
import { Nothing, Panel } from "../ui/Panel.tsx";
import { Bar } from "./Bar.tsx";
import { CsvLink } from "./CsvLink.tsx";
import { funnelSteps } from "./FunnelChart.tsx";
import { count } from "./figures.ts";
import { csvAddress, type Dimension, type Numbers, type Period } from "./numbers-api.ts";

interface Props {
  dimension: Dimension;
  title: string;
  rows: Numbers["by"][Dimension];
  period: Period;
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

/** The steps of each page, state or campaign: a table whose rows have a bar for the enquiries. */
export function DimensionPanel({ dimension, title, rows, period }: Props) {
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
      id={`by-${dimension}`}
      title={title}
      actions={rows.length > 0 && <CsvLink href={csvAddress(dimension, period)} of={title.toLowerCase()} />}
    >
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
