import { useEffect, useRef } from "react";
import type { CalendarPage } from "../../../content/calendar-page.ts";
import { EngravedBand } from "../../tools/SheetEngraving.tsx";
import { CalendarResults } from "./CalendarResults.tsx";
import { MyCalendarForm } from "./MyCalendarForm.tsx";
import { NextDateAbove } from "./NextDateAbove.tsx";
import { NextDueDate } from "./NextDueDate.tsx";
import { useMyCalendar } from "./useMyCalendar.ts";
import { Waiting } from "./Waiting.tsx";

/** Below the form there is no date to frame before the questions are answered. */
const bareOnPhones =
  "max-lg:border-0 max-lg:bg-transparent max-lg:p-0 max-lg:shadow-none max-lg:*:border-0 max-lg:*:outline-0";

/** From the list of rules to one's own dates: a form, the next date, and all dates below. The parent is their grid. */
export function MyCalendar({ copy }: { copy: CalendarPage["myCalendar"] }) {
  const state = useMyCalendar();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { result, submissions } = state;

  useEffect(() => {
    if (submissions === 0) return;
    const invalid = form.current?.querySelector<HTMLElement>(
      'input[aria-invalid="true"], select[aria-invalid="true"], [aria-invalid="true"] input',
    );
    if (invalid) {
      invalid.closest("details")?.setAttribute("open", "");
      invalid.focus();
    } else {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView();
    }
  }, [submissions]);

  return (
    <>
      <NextDateAbove copy={copy} calendar={result?.calendar} />
      <MyCalendarForm state={state} form={form} copy={copy} />
      {/* As tall as the form beside it: what is in the frame follows the reader down to its end. */}
      <div className={`certificate no-print lg:col-start-1 lg:row-start-1 ${result ? "" : bareOnPhones}`}>
        <div className="flex flex-col lg:h-full">
          <Band isBare={!result} />
          <div className={`grow lg:px-8 lg:py-8 ${result ? "p-5 md:p-7" : ""}`}>
            <div className="lg:sticky lg:top-28">
              {result ? <NextDueDate {...result} copy={copy} heading={heading} /> : <Waiting copy={copy} />}
            </div>
          </div>
          <Band isBare={!result} />
        </div>
      </div>
      {result && <CalendarResults {...result} />}
    </>
  );
}

const Band = ({ isBare }: { isBare: boolean }) => (
  <div className={isBare ? "max-lg:hidden" : ""}>
    <EngravedBand />
  </div>
);
