import type { CalendarPage } from "../../../content/compliance/calendar-page.ts";
import { filingLinks } from "../../../content/compliance/calendar-words.ts";
import { lateAnnualForm } from "../../../content/law/legal-figures.ts";
import { firstYearEnd } from "../../../domain/compliance/financial-year.ts";
import type { MyCalendar } from "../../../domain/compliance/my-calendar.ts";
import { closedReturn, filedKey, listedSince, type PastDue, withFiled } from "../../../domain/compliance/past-due.ts";
import { isCompany, type Profile } from "../../../domain/compliance/profile.ts";
import { askAddress, filingDue } from "../../../domain/forms/filing.ts";
import type { CalendarDate } from "../../../domain/india/calendar-date.ts";
import { longDate } from "../../../domain/india/date-text.ts";
import { groupBy } from "../../../domain/lists.ts";
import { capital, fill } from "../../../domain/text.ts";
import { Checkbox } from "../../ui/Field.tsx";
import { Heading } from "./CalendarResults.tsx";

type Copy = CalendarPage["myCalendar"]["past"];

export interface PastFilingsProps {
  calendar: MyCalendar;
  profile: Profile;
  copy: Copy;
  /** The answer that says what is filed. */
  onFiled: (filed: string) => void;
}

/** What was due before today, year by year, each to be ticked off. */
export function PastFilings({ calendar, profile, copy, onFiled }: PastFilingsProps) {
  const { pastDue, from } = calendar;
  const left = pastDue.filter(({ filed }) => !filed);
  const file = (filings: readonly PastDue[], on: boolean) => onFiled(withFiled(profile.filed ?? "", filings, on));
  return (
    <div id="was-due" className="scroll-mt-24">
      <Heading>{copy.heading}</Heading>
      <p className="mt-2 max-w-prose text-muted">{left.length > 0 ? copy.text : copy.allFiled}</p>
      {isThreeYears(left) && (
        <p className="mt-3 border-l-3 border-alert bg-alert-wash px-4 py-3">{copy.disqualified}</p>
      )}
      <div className="mt-3">
        <Checkbox name="all-filed" checked={left.length === 0} onChange={(on) => file(pastDue, on)}>
          {copy.all}
        </Checkbox>
      </div>
      {left.length > 0 &&
        [...groupBy(pastDue, ({ period }) => period)].map(([period, filings]) => (
          <div key={period} className="mt-4 border-t border-ink pt-3">
            <h4 className="text-lg">{period}</h4>
            <ol>
              {filings.map((filing) => (
                <Row
                  key={filedKey(filing)}
                  filing={filing}
                  // What is said of a form is said once, at the first that is left.
                  isSaid={left.find(({ obligationId, says }) => isSame(filing, obligationId, says)) !== filing}
                  copy={copy}
                  onChange={(on) => file([filing], on)}
                />
              ))}
            </ol>
          </div>
        ))}
      {left.length > 0 && <Older profile={profile} today={from} copy={copy.older} />}
    </div>
  );
}

const isSame = (filing: PastDue, obligationId: string, says: string | undefined) =>
  filing.obligationId === obligationId && filing.says === says;

/** Accounts, or annual returns, of three years. */
const isThreeYears = (left: readonly PastDue[]) =>
  ["aoc-4", "mgt-7"].some((form) => left.filter(({ obligationId }) => obligationId === form).length >= 3);

interface RowProps {
  filing: PastDue;
  isSaid: boolean;
  copy: Copy;
  onChange: (on: boolean) => void;
}

const Row = ({ filing, isSaid, copy, onChange }: RowProps) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 border-t border-line py-1.5 text-sm first:border-0 print:break-inside-avoid">
    <div className={`py-2 ${filing.filed ? "text-muted" : ""}`}>
      <p className="text-base font-strong">{filing.title}</p>
      {!filing.filed && (
        <>
          <p className="figures">
            Was due {longDate(filing.date)},{" "}
            <b className="text-alert">{filing.daysLate === 1 ? "1 day late" : `${filing.daysLate} days late`}</b>
          </p>
          {filing.cost && <p className="figures">{filing.cost}</p>}
          {!isSaid && (
            <p className="figures max-w-prose text-muted">
              {filing.says && capital(filing.says)} {filing.condition}
            </p>
          )}
          <a
            className="link no-print inline-flex min-h-11 items-center font-strong"
            href={askAddress(filingDue(filing))}
          >
            {filingLinks.ask}
            <span className="sr-only">
              {" "}
              {filing.title}, {filing.period}
            </span>
          </a>
        </>
      )}
    </div>
    <Checkbox name={filedKey(filing)} checked={filing.filed} onChange={onChange}>
      <span>
        {copy.filed}
        <span className="sr-only">
          : {filing.title}, {filing.period}
        </span>
      </span>
    </Checkbox>
  </li>
);

interface OlderProps {
  profile: Profile;
  today: CalendarDate;
  copy: Copy["older"];
}

/** What the list leaves out of a business that is older than it. */
function Older({ profile, today, copy }: OlderProps) {
  const since = listedSince(today);
  if (firstYearEnd(profile) >= since) return null;
  return (
    <p className="mt-4 max-w-prose text-sm text-muted">
      {fill(isCompany(profile) ? copy.company : copy.llp, {
        since: longDate(since),
        perDay: lateAnnualForm.rupeesADay,
      })}{" "}
      {fill(copy.return, { closed: closedReturn(today) })}
    </p>
  );
}
