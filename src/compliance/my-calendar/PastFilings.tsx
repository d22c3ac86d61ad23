import { useState } from "react";
import type { CalendarPage } from "../../../content/compliance/calendar-page.ts";
import { filingLinks } from "../../../content/compliance/calendar-words.ts";
import { firstYearEnd } from "../../../domain/compliance/financial-year.ts";
import type { MyCalendar } from "../../../domain/compliance/my-calendar.ts";
import { closedReturn, filedKey, listedSince, type PastDue, withFiled } from "../../../domain/compliance/past-due.ts";
import { isCompany, type Profile } from "../../../domain/compliance/profile.ts";
import { askAddress, filingDue } from "../../../domain/forms/filing.ts";
import type { CalendarDate } from "../../../domain/india/calendar-date.ts";
import { longDate } from "../../../domain/india/date-text.ts";
import { rupees } from "../../../domain/india/money.ts";
import { groupBy } from "../../../domain/lists.ts";
import { capital, fill } from "../../../domain/text.ts";
import { Checkbox } from "../../ui/Field.tsx";
import { Fold, Heading } from "./CalendarResults.tsx";

type Copy = CalendarPage["myCalendar"]["past"];

export interface PastFilingsProps {
  calendar: MyCalendar;
  profile: Profile;
  copy: Copy;
  /** The answer that says what is filed. */
  onFiled: (filed: string) => void;
}

const isLeft = ({ filed }: PastDue) => !filed;

/** What was due before today, year by year, each to be ticked off. What is open at first stays so, whatever is ticked. */
export function PastFilings({ calendar, profile, copy, onFiled }: PastFilingsProps) {
  const { pastDue, from } = calendar;
  const left = pastDue.filter(isLeft);
  const [newest] = useState(left.at(-1)?.period);
  const file = (filings: readonly PastDue[], on: boolean) => onFiled(withFiled(profile.filed ?? "", filings, on));
  return (
    <div id="was-due" className="scroll-mt-24">
      <Heading>{copy.heading}</Heading>
      <p className="mt-2 max-w-prose text-muted">{left.length > 0 ? copy.text : copy.allFiled}</p>
      {isThreeYears(pastDue) && (
        <p className="mt-3 border-l-3 border-alert bg-alert-wash px-4 py-3">{copy.disqualified}</p>
      )}
      <div className="mt-3">
        <Checkbox name="all-filed" checked={left.length === 0} onChange={(on) => file(pastDue, on)}>
          {copy.all}
        </Checkbox>
      </div>
      {left.length > 0 && (
        <div className="mt-4 border-t border-ink">
          {[...groupBy(pastDue, yearOrTitle)].map(([title, filings]) => (
            <Fold key={title} title={title} says={leftText(filings, copy)} open={filings.at(-1)?.period === newest}>
              <ol className="border-t border-line">
                {filings.map((filing) => (
                  <Row
                    key={filedKey(filing)}
                    filing={filing}
                    // What is said of a form is said once, at the newest that is left.
                    isSaid={left.findLast(({ obligationId, says }) => isSame(filing, obligationId, says)) !== filing}
                    copy={copy}
                    onChange={(on) => file([filing], on)}
                  />
                ))}
              </ol>
            </Fold>
          ))}
        </div>
      )}
      {left.length > 0 && <Older profile={profile} today={from} copy={copy.older} />}
    </div>
  );
}

const isSame = (filing: PastDue, obligationId: string, says: string | undefined) =>
  filing.obligationId === obligationId && filing.says === says;

/** Accounts, or annual returns, of three years running. */
const isThreeYears = (pastDue: readonly PastDue[]) =>
  ["aoc-4", "mgt-7"].some((form) => {
    const years = pastDue.filter(({ obligationId }) => obligationId === form);
    return years.some((_, at) => at > 1 && years.slice(at - 2, at + 1).every(isLeft));
  });

const yearOrTitle = ({ obligationId, period, title }: PastDue) => (obligationId === "dir-kyc" ? title : period);

/** '5 left, late fees ₹1,50,600 today', 'Filed' */
function leftText(filings: readonly PastDue[], copy: Copy): string {
  const left = filings.filter(isLeft);
  const sum = left.reduce((fees, { lateFee = 0 }) => fees + lateFee, 0);
  if (left.length === 0) return copy.filed;
  return fill(copy.left, { count: left.length }) + (sum > 0 ? fill(copy.fee, { sum: rupees(sum) }) : "");
}

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
      {fill(isCompany(profile) ? copy.company : copy.llp, { since: longDate(since) })}{" "}
      {fill(copy.return, { closed: closedReturn(today) })}
    </p>
  );
}
