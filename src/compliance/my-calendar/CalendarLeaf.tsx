import type { ReactNode, Ref } from "react";
import { type CalendarDate, daysBetween } from "../../../domain/india/calendar-date.ts";
import { dayAndMonth, weekdayName } from "../../../domain/india/date-text.ts";
import { inks } from "../../../drawings/colours.ts";
import { DaysLeft } from "../DaysLeft.tsx";

interface CalendarLeafProps {
  label: string;
  /** Whether the label is a heading; a leaf that only repeats a date has none. */
  as?: "h3" | "p";
  heading?: Ref<HTMLHeadingElement>;
  /** Unknown in the built page: its room is kept. */
  today: CalendarDate | undefined;
  next: { date: CalendarDate; title: string } | undefined;
  className?: string;
  children?: ReactNode;
}

/** The upper leaf of a wall calendar, with its wire binding: the day that leads the page. */
export const CalendarLeaf = ({
  label,
  as: Label = "h3",
  heading,
  today,
  next,
  className = "",
  children,
}: CalendarLeafProps) => {
  const [day, month] = next ? dayAndMonth(next.date).split(" ") : [];
  return (
    <div className={`relative border border-line bg-sheet shadow-lift ${className}`}>
      <svg aria-hidden="true" stroke={inks.action} className="absolute inset-x-0 -top-2.5 h-8 w-full">
        <path d="M20 23h2000" stroke={inks.line} strokeWidth="11" strokeDasharray="0 32" strokeLinecap="round" />
        <path d="M16.5 12h2000" strokeWidth="23" strokeDasharray="1.5 4 1.5 25" />
      </svg>
      <Label
        ref={heading}
        tabIndex={heading ? -1 : undefined}
        className="scroll-mt-28 border-b border-dashed border-line-strong px-4 pt-6 pb-2 text-sm font-strong tracking-normal text-muted outline-none lg:px-7 lg:pt-7"
      >
        {label}
      </Label>
      <div className="px-4 py-3 md:grid md:grid-cols-[auto_minmax(0,1fr)] md:items-center md:gap-x-8 lg:px-7 lg:pb-6">
        <p className="figures grid h-20 grid-cols-[auto_1fr_auto] content-center items-center gap-x-4 font-heading text-action md:h-36 md:grid-cols-[auto_1fr]">
          {today && next && (
            <>
              <span className="text-[5rem] leading-none tracking-tight md:row-span-2 md:text-[9.5rem]">{day}</span>{" "}
              <span className="text-3xl leading-none">
                {month} <span className="mt-1.5 block text-sm font-normal text-muted">{weekdayName(next.date)}</span>
              </span>
              <span className="self-start text-base max-md:pt-2 md:justify-self-start">
                <DaysLeft days={daysBetween(today, next.date)} />
              </span>
            </>
          )}
        </p>
        <p className="mt-1 min-h-[1lh] text-xl leading-tight font-heading text-pretty md:mt-0 md:text-2xl">
          {next?.title}
        </p>
        {children && <div className="md:col-span-2">{children}</div>}
      </div>
    </div>
  );
};
