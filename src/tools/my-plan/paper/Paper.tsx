import { useEffect } from "react";
import type { StructureId } from "../../../../content/schemas/structure-id.ts";
import type { PlanDocument } from "../../../../domain/company-plan/document/model.ts";
import type { CalendarDate } from "../../../../domain/india/calendar-date.ts";
import { PaperAnnex } from "./PaperAnnex.tsx";
import { PaperFront } from "./PaperFront.tsx";

import type { Publisher } from "./publisher.ts";

interface Props {
  document: PlanDocument;
  structure: StructureId | undefined;
  today: CalendarDate;
  publisher: Publisher;
}

/** The plan as it is printed: one page to show, then the annex. The screen does not show it. */
export function Paper({ document, structure, today, publisher }: Props) {
  useTitleForPrint(document.fileName);
  return (
    <div className="paper">
      <PaperFront document={document} structure={structure} today={today} publisher={publisher} />
      <PaperAnnex document={document} today={today} />
    </div>
  );
}

/** Browsers that print to a file name it after the page's title. */
function useTitleForPrint(fileName: string) {
  useEffect(() => {
    const { title } = window.document;
    const name = () => {
      window.document.title = fileName;
    };
    const restore = () => {
      window.document.title = title;
    };
    addEventListener("beforeprint", name);
    addEventListener("afterprint", restore);
    return () => {
      removeEventListener("beforeprint", name);
      removeEventListener("afterprint", restore);
    };
  }, [fileName]);
}
