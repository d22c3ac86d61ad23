import { calendarPage } from "../../content/calendar-page.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { GuillocheBand } from "../ui/guilloche/Guilloche.tsx";
import { PageIntro } from "../ui/PageIntro.tsx";
import { FrequencySummary } from "./FrequencySummary.tsx";

export const CalendarIntro = () => (
  <div className="no-print overflow-clip">
    <PageIntro title={calendarPage.heading} intro={calendarPage.text} aside={<FrequencySummary />}>
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <ButtonLink href="#my-calendar">{calendarPage.makeLabel}</ButtonLink>
        <ButtonLink href="#calendar" look="outline">
          {calendarPage.browseLabel}
        </ButtonLink>
      </div>
    </PageIntro>
    <GuillocheBand seed="compliance-calendar" />
  </div>
);
