import { CalendarPlus, Download } from "lucide-react";
import { useState } from "react";
import { myPlan } from "../../../content/my-plan.ts";
import { calendarProfile } from "../../../domain/company-plan/calendar-answers.ts";
import type { CompanyPlan } from "../../../domain/company-plan/company-plan.ts";
import type { PlanDocument } from "../../../domain/company-plan/document/model.ts";
import { calendarFile, calendarFileName } from "../../../domain/compliance/calendar-file.ts";
import type { CalendarDate } from "../../../domain/india/calendar-date.ts";
import { fill } from "../../../domain/text.ts";
import { withPlan } from "../../company-plan/plan-address.ts";
import { Button } from "../../ui/Button.tsx";
import { downloadFile } from "../../ui/downloadFile.ts";

const words = myPlan.download;
const icon = { "aria-hidden": true, className: "size-4.5 shrink-0", strokeWidth: 1.5 } as const;

interface Props {
  plan: CompanyPlan;
  document: PlanDocument;
  today: CalendarDate;
  brand: string;
}

/** The document as a Word file, and its dates for a calendar program. Both are made here; what writes Word files is loaded on click. */
export function Downloads({ plan, document, today, brand }: Props) {
  const [message, setMessage] = useState("");
  const [making, setMaking] = useState(false);
  const hasDates = plan.structure !== undefined && plan.incorporation !== undefined;

  async function downloadWord() {
    setMaking(true);
    setMessage("");
    try {
      const { planFile, docxMimeType } = await import("./word/plan-file.ts");
      const address = (path: string) => new URL(withPlan(path, plan), location.origin).href;
      const bytes = await planFile(document, { madeOn: today, brand, address });
      const fileName = `${document.fileName}.docx`;
      downloadFile(new Blob([bytes], { type: docxMimeType }), fileName);
      setMessage(fill(words.made, { file: fileName }));
    } catch {
      setMessage(words.failed);
    }
    setMaking(false);
  }

  function downloadDates() {
    const profile = calendarProfile(plan);
    if (!profile) return;
    downloadFile(new Blob([calendarFile(profile, today)], { type: "text/calendar" }), calendarFileName);
    setMessage(words.datesMade);
  }

  return (
    <div>
      <div className="grid gap-2 max-lg:sm:grid-cols-2 lg:grid-cols-1">
        <Button disabled={making} look="outline" onClick={downloadWord}>
          <Download {...icon} />
          {making ? words.making : words.word}
        </Button>
        {hasDates && (
          <Button look="outline" onClick={downloadDates}>
            <CalendarPlus {...icon} />
            {words.dates}
          </Button>
        )}
      </div>
      <p role="status" className="text-sm font-strong text-good not-empty:mt-2">
        {message}
      </p>
    </div>
  );
}
