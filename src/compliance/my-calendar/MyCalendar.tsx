import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import type { CalendarPage } from "../../../content/compliance/calendar-page.ts";
import { registeredNames } from "../../../content/schemas/registration-stage.ts";
import { listedDates } from "../../../domain/compliance/my-calendar.ts";
import { longDate } from "../../../domain/india/date-text.ts";
import { AnswerLine } from "../../ui/AnswerLine.tsx";
import { useToday } from "../useToday.ts";
import { CalendarResults } from "./CalendarResults.tsx";
import { MyCalendarForm } from "./MyCalendarForm.tsx";
import { NextDateAbove } from "./NextDateAbove.tsx";
import { datesAfter, NextDueDate } from "./NextDueDate.tsx";
import { useMyCalendar } from "./useMyCalendar.ts";
import { Waiting } from "./Waiting.tsx";

/** From the list of rules to one's own dates: a form, the next date, and all dates below. The parent is their grid. */
export function MyCalendar({ copy }: { copy: CalendarPage["myCalendar"] }) {
  const state = useMyCalendar();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { result, submissions } = state;
  // Before an answer: the nearest dates of the list below. They take a slow phone a moment, after the form can be used.
  const today = useDeferredValue(useToday());
  const listed = useMemo(() => (today && !result ? listedDates(today, 1 + datesAfter) : []), [today, result]);
  /** On phones the dates take the form's place once they are shown, until it is opened again; the next submit folds it once more. */
  const [openedAt, setOpenedAt] = useState(-1);
  const isAnswered = result !== undefined && submissions > 0;
  const isFolded = isAnswered && openedAt !== submissions && Object.keys(state.errors).length === 0;
  // Phones show the date once: above the form, where room is kept for it, until it is asked for at the form's end.
  const isDateAbove = !result || submissions === 0;

  useEffect(() => {
    if (submissions === 0) return;
    const invalid = form.current?.querySelector<HTMLElement>(
      'input[aria-invalid="true"], select[aria-invalid="true"], [aria-invalid="true"] input',
    );
    if (invalid) {
      setOpenedAt(submissions);
      invalid.closest("details")?.setAttribute("open", "");
      invalid.focus();
    } else {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView();
    }
  }, [submissions]);

  return (
    <>
      {isDateAbove && (
        <NextDateAbove
          copy={copy}
          isOwn={result !== undefined}
          today={result?.calendar.from ?? today}
          next={(result?.calendar.dueDates ?? listed)[0]}
        />
      )}
      {isFolded && <h2 className="sr-only lg:hidden">{copy.heading}</h2>}
      {isAnswered && (
        <AnswerLine
          text={`${registeredNames[result.profile.structure]}, ${longDate(result.profile.incorporated)}`}
          change={copy.change}
          isOpen={!isFolded}
          onToggle={() => setOpenedAt(isFolded ? submissions : -1)}
        />
      )}
      <MyCalendarForm state={state} form={form} copy={copy} isFolded={isFolded} />
      {/*
        The board that the calendar hangs on, as tall as the form beside it: what is on it follows the reader down to its end.
        Before an answer phones have the next date above the form; without script no date is known.
      */}
      <div
        className={`wall-board no-print border-line lg:col-start-1 lg:row-start-1 lg:border lg:bg-paper-deep lg:p-7 ${result ? "max-lg:pt-3" : "max-lg:hidden noscript:hidden"}`}
      >
        <div className="lg:sticky lg:top-28">
          {result ? (
            <NextDueDate {...result} copy={copy} heading={heading} isDateAbove={isDateAbove} />
          ) : (
            <Waiting copy={copy} today={today} dates={listed} />
          )}
        </div>
      </div>
      {result && <CalendarResults {...result} behind={copy.behind} />}
    </>
  );
}
