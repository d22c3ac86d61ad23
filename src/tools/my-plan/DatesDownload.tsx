import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { myPlan } from "../../../content/tools/my-plan.ts";
import { calendarProfile } from "../../../domain/company-plan/calendar-answers.ts";
import type { CompanyPlan } from "../../../domain/company-plan/company-plan.ts";
import { calendarFile, calendarFileName } from "../../../domain/compliance/calendar-file.ts";
import type { CalendarDate } from "../../../domain/india/calendar-date.ts";
import { Button } from "../../ui/Button.tsx";
import { downloadFile } from "../../ui/downloadFile.ts";

const words = myPlan.download;

/** The dates of the plan for a calendar program, once there are some. */
export function DatesDownload({ plan, today }: { plan: CompanyPlan; today: CalendarDate }) {
  const [message, setMessage] = useState("");
  const profile = calendarProfile(plan);
  if (!profile) return null;

  function download(file: string) {
    downloadFile(new Blob([file], { type: "text/calendar" }), calendarFileName);
    setMessage(words.datesMade);
  }

  return (
    <div>
      <Button look="outline" className="w-full" onClick={() => download(calendarFile(profile, today))}>
        <CalendarPlus aria-hidden className="size-4.5 shrink-0" strokeWidth={1.5} />
        {words.dates}
      </Button>
      <p role="status" className="text-sm font-strong text-good not-empty:mt-2">
        {message}
      </p>
    </div>
  );
}
