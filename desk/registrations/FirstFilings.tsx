import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import type { CalendarDate } from "../../domain/india/calendar-date.ts";
import { dayAndMonth } from "../../domain/india/date-text.ts";
import { companyProfile, type FirstDay, firstDays } from "../../domain/registration/company-calendar.ts";
import { type InWork, useChange } from "../api/registrations.ts";
import { ActionError } from "../ui/ActionError.tsx";
import { Tick } from "./Tick.tsx";

interface Props {
  inWork: InWork;
  plan: CompanyPlan | undefined;
  today: CalendarDate;
}

/** The first filings with their last days, by the calendar's rules. The founder ticks the same list on their page. */
export function FirstFilings({ inWork, plan, today }: Props) {
  const profile = companyProfile(inWork.registration, plan);
  if (!profile) return null;
  return (
    <ul className="pb-4">
      {firstDays(profile, inWork.registration.filed, today).map((filing) => (
        <FilingRow key={filing.id} inWork={inWork} filing={filing} />
      ))}
    </ul>
  );
}

function FilingRow({ inWork, filing }: { inWork: InWork; filing: FirstDay }) {
  const { id, title, date, condition, daysLeft, filedOn } = filing;
  const change = useChange(inWork);
  const isLate = !filedOn && daysLeft < 0;
  return (
    <li className="border-b border-line">
      <Tick
        name={`filing-${id}`}
        checked={filedOn !== undefined}
        onTick={(done) => change.mutateAsync({ action: "filed", id, done })}
        note={
          filedOn ? (
            `done ${dayAndMonth(filedOn)}`
          ) : (
            <span className={isLate ? "font-strong text-alert" : ""}>
              {isLate ? "was due" : "by"} {dayAndMonth(date)}
            </span>
          )
        }
      >
        {title}
        {condition && <span className="block text-muted">{condition}</span>}
      </Tick>
      <ActionError error={change.error} />
    </li>
  );
}
