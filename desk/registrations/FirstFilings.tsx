import { seldomFilings } from "../../content/registration/first-filings.ts";
import { filingDoers } from "../../content/schemas/registration-stage.ts";
import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import type { CalendarDate } from "../../domain/india/calendar-date.ts";
import { dayAndMonth } from "../../domain/india/date-text.ts";
import { allFirstDays, companyProfile, type FirstDay, isListed } from "../../domain/registration/company-calendar.ts";
import { doerNames } from "../../domain/registration/describe.ts";
import { ActionError } from "../ui/ActionError.tsx";
import { type InWork, useChange } from "./api.ts";
import { Tick } from "./Tick.tsx";

const sentence = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

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
      {allFirstDays(profile, inWork.registration, today).map((filing) => (
        <FilingRow key={filing.id} inWork={inWork} filing={filing} />
      ))}
    </ul>
  );
}

function FilingRow({ inWork, filing }: { inWork: InWork; filing: FirstDay }) {
  const { id, title, date, condition, daysLeft, filedOn, doer } = filing;
  const change = useChange(inWork);
  const isOff = !isListed(filing);
  const isLate = !filedOn && !isOff && daysLeft < 0;
  const isSeldom = seldomFilings.includes(id);
  return (
    <li className="border-b border-line">
      <Tick
        name={`filing-${id}`}
        checked={filedOn !== undefined}
        onTick={(done) => change.mutateAsync({ action: "filed", id, done })}
        note={
          filedOn ? (
            `done ${dayAndMonth(filedOn)}`
          ) : isOff ? (
            "not on the founder's list"
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
      {!filedOn && (
        <div className="pb-2 pl-8">
          <select
            aria-label={`Who does it: ${title}`}
            className="min-h-11 max-w-full border border-line bg-sheet px-2 text-sm lg:min-h-8"
            value={doer ?? ""}
            disabled={change.isPending}
            onChange={({ target }) =>
              change.mutate({ action: "doer", id, doer: filingDoers.find((each) => each === target.value) ?? null })
            }
          >
            {(isSeldom || !doer) && (
              <option value="">{isSeldom ? "Not needed: not on the list" : "Who does it? Nobody has said"}</option>
            )}
            {filingDoers.map((each) => (
              <option key={each} value={each}>
                {sentence(doerNames[each])}
              </option>
            ))}
          </select>
        </div>
      )}
      <ActionError error={change.error} />
    </li>
  );
}
