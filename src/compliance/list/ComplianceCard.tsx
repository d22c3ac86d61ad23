import { memo, useState } from "react";
import { filingLinks } from "../../../content/compliance/calendar-words.ts";
import { dueFigure, oftenGiven } from "../../../domain/compliance/cards.ts";
import { type DueDate, findObligation } from "../../../domain/compliance/due-dates.ts";
import { askAddress, type Filing, filingDue } from "../../../domain/forms/filing.ts";
import { addDays, daysBetween } from "../../../domain/india/calendar-date.ts";
import { dayAndMonth, longDate } from "../../../domain/india/date-text.ts";
import { LawNotes, NoteNumber } from "../../law/LawNotes.tsx";
import { Badge } from "../../ui/Badge.tsx";
import { NoBreaks } from "../../ui/NoBreaks.tsx";
import { CategoryDot } from "../category-colours.tsx";
import type { ComplianceCardData } from "../compliance-cards.ts";
import { DaysLeft, isSoon } from "../DaysLeft.tsx";
import { GroupHeading } from "./GroupHeading.tsx";
import { type LateFee, LateFeeEstimator } from "./LateFeeEstimator.tsx";
import type { NextEvent } from "./next-event.ts";

const addLink = "link no-print mr-4 leading-11 md:basis-full font-strong max-md:order-first noscript:hidden";
const askLink = "link inline-flex min-h-11 items-center font-strong";
const priorityTone = { High: "alert", Medium: "action", Low: "good" } as const;

interface ComplianceCardProps {
  card: ComplianceCardData;
  next: NextEvent;
  /** Of the group that begins with this row. */
  heading: string | undefined;
  /** How many rows that group has. */
  headingCount: number;
  /** Its group is near enough to go without the year. */
  withoutYear: boolean;
  /** In the first group, or due soon: its dates are set larger. */
  isNear: boolean;
  hidden: boolean;
}

/**
 * One obligation: a row with its next date, the name and the rule behind the date, which opens in place. Hidden cards stay in
 * the page, with what was typed into their estimators.
 */
export const ComplianceCard = memo(function ComplianceCard({
  card,
  next,
  heading,
  headingCount,
  withoutYear,
  isNear,
  hidden,
}: ComplianceCardProps) {
  const dueDate = card.inForce?.dueDate ?? card.dueDate;
  const { figure, qualifier } = dueFigure(dueDate);
  const { lateFee: rule, lateCost } = findObligation(card.id);
  const [opened, setOpened] = useState(false);
  const [fee, setFee] = useState<LateFee>();
  const { late, today } = next;
  const last = opened ? next.last?.() : undefined;
  const daysLate = opened && late && today ? daysBetween(late.date, today) : undefined;
  const lateFee = daysLate && late && lateCost?.(daysLate, late.date).fee;
  const untouched = late ? filingDue({ ...late, lateFee }) : { id: card.id, due: next.due };
  const ask = askAddress(fee ? { id: card.id, ...lateFiling(next, last, fee) } : untouched);
  // It may have been opened before this script ran.
  const seeOpened = (row: HTMLDetailsElement | null) => row?.open && setOpened(true);
  return (
    <li id={card.id} hidden={hidden} data-due className="scroll-mt-24">
      {heading && (
        <div className="mt-8 flex items-baseline gap-4 border-t-2 border-ink bg-paper-deep px-5 py-2.5 roomy:px-7 print:break-after-avoid">
          <GroupHeading heading={heading} count={headingCount} />
        </div>
      )}
      <details
        ref={(row) => void seeOpened(row)}
        onToggle={({ currentTarget }) => seeOpened(currentTarget)}
        className="fold prints-open group/row border-b border-line bg-sheet"
      >
        <summary
          className={`grid grid-cols-[minmax(0,1fr)_1.125rem] items-start gap-x-3 gap-y-0.5 px-4 py-2.5 text-sm after:col-start-2 after:row-span-4 after:row-start-1 after:self-center hover:bg-action-wash roomy:grid-cols-[var(--date-width)_minmax(0,1fr)_var(--rule-width)_1.125rem] roomy:grid-rows-[auto_1fr] roomy:gap-x-6 roomy:px-6 roomy:py-3 roomy:after:col-start-4 roomy:after:row-span-2 noscript:roomy:grid-cols-[var(--date-width)_minmax(0,1fr)_1.125rem] noscript:roomy:after:col-start-3 print:break-after-avoid ${next.isForVisitor ? "" : "text-muted"}`}
        >
          <NextDate next={next} withoutYear={withoutYear} isNear={isNear} />
          <h4 className="text-base leading-snug roomy:col-start-2 roomy:text-lg roomy:row-start-1">
            <NoBreaks text={card.title} />
          </h4>
          {/* On phones with the row's other details. */}
          <span className="hidden max-w-[30rem] text-pretty text-muted group-open/row:block roomy:col-start-2 roomy:row-start-2 roomy:block">
            {card.description}
          </span>
          <span className="figures text-muted roomy:col-start-3 roomy:row-span-2 roomy:row-start-1 noscript:roomy:col-start-1">
            <b className={next.isForVisitor ? "text-ink" : ""}>{figure}</b>
            {next.extended ? `, ${next.extended.brief}` : ` ${qualifier}`}
            {card.inForce && <span className="block">{oftenGiven(card)}</span>}
            <span className="block">
              <CategoryDot category={card.category} />
              {card.category}
            </span>
          </span>
        </summary>
        <div className="grid gap-x-6 gap-y-4 px-4 text-sm roomy:grid-cols-[var(--date-width)_minmax(0,1fr)] roomy:px-6 print:gap-y-1 [&>details+details]:-mt-4 [&>details+details]:border-t-0 [&>details:last-child]:border-b-0">
          <div className="roomy:col-start-2 roomy:row-start-1">
            <Details card={card} extended={next.extended?.whole} />
          </div>
          <p className="flex flex-wrap content-start items-start gap-x-2 gap-y-1.5 pb-2 roomy:col-start-1 roomy:pt-1 roomy:row-start-1">
            <Badge>{card.category}</Badge>
            <Badge tone={priorityTone[card.priority]}>{card.priority} priority</Badge>
            <Badge>{card.frequency}</Badge>
            {next.google && (
              <>
                <a href={next.google} target="_blank" rel="noopener" className={addLink}>
                  Add to Google<span className="sr-only"> Calendar: {card.title} (opens in a new tab)</span>
                </a>
                <a href={next.outlook} target="_blank" rel="noopener" className={addLink}>
                  Add to Outlook<span className="sr-only">: {card.title} (opens in a new tab)</span>
                </a>
              </>
            )}
          </p>
          <p className="no-print flex flex-wrap items-center gap-x-6 roomy:col-start-2">
            <a href={ask} className={askLink}>
              {filingLinks.ask}
              <span className="sr-only"> {card.title}</span>
            </a>
            {card.fee && <span>Our fee {card.fee}</span>}
            {last && !late && (
              <span>
                The last one was due {longDate(last.date)}.{" "}
                <a href={askAddress(filingDue(last))} className={askLink}>
                  {filingLinks.askLate}
                  <span className="sr-only"> {card.title}</span>
                </a>
              </span>
            )}
          </p>
          <Notes card={card} />
          {rule && <LateFeeEstimator id={card.id} rule={rule} daysLate={daysLate} ask={ask} onEstimate={setFee} />}
        </div>
      </details>
    </li>
  );
});

/** The filing that somebody is late with: the days that they typed say which; without them it is the last one. */
function lateFiling(
  { due, today }: NextEvent,
  last: DueDate | undefined,
  { days, total }: LateFee,
): Omit<Filing, "id"> {
  if (days === 0) return { due };
  const date = days === undefined || !today ? last?.date : addDays(today, -days);
  const isLast = last && date && Math.abs(daysBetween(last.date, date)) < daysOfOneYear;
  return { due: date, lateFee: total, year: isLast ? filingDue(last).year : undefined };
}

/** A meeting held early brings a filing forward, but not into the year before. */
const daysOfOneYear = 180;

const notesOf = ({ id, changes }: ComplianceCardData) => ({ section: id, changes });

// Another date changes neither these nor the notes: they are not rendered anew with it.
const Details = memo(function Details({ card, extended }: { card: ComplianceCardData; extended: string | undefined }) {
  return (
    <dl className="grid grid-cols-[5.75rem_minmax(0,1fr)] *:border-t *:border-line *:py-2 print:*:break-inside-avoid print:*:border-0 print:*:py-0.5 [&>dt]:text-muted">
      <dt>Due date</dt>
      <dd>
        {card.inForce?.dueDate ?? card.dueDate}
        {card.inForce && <NoteNumber notes={notesOf(card)} ids={[card.inForce.law]} />}
        {extended && <span className="block">{extended}</span>}
      </dd>
      <dt>Applies to</dt>
      <dd>{card.applicableTo.join(", ")}</dd>
      <dt>Penalty</dt>
      <dd>{card.penalty}</dd>
      <dt>Documents</dt>
      <dd>
        <ul className="list-disc gap-x-8 pl-[1.1em] md:columns-2 print:columns-auto print:list-none print:pl-0">
          {card.documents.map((document) => (
            <li key={document} className="print:inline print:not-last:after:content-[',_']">
              {document}
            </li>
          ))}
        </ul>
      </dd>
      {card.note && (
        <>
          <dt>Note</dt>
          <dd>{card.note}</dd>
        </>
      )}
    </dl>
  );
});

const Notes = memo(function Notes({ card }: { card: ComplianceCardData }) {
  return <LawNotes notes={notesOf(card)} className="col-span-full" />;
});

/** One size for a group, larger where it is near; what is soon stands out by its colour too. */
const dateLook = (isNear: boolean, days: number | undefined): string =>
  `${days !== undefined && isSoon(days) ? "text-action" : "text-ink"} ${isNear ? "text-2xl" : "text-xl"}`;

type NextDateProps = Pick<ComplianceCardProps, "next" | "withoutYear" | "isNear">;

const NextDate = ({ next, withoutYear, isNear }: NextDateProps) => {
  const shown = next.late?.date ?? next.due;
  const days = next.late && next.today ? -daysBetween(next.late.date, next.today) : next.days;
  return (
    <span
      data-next
      className="figures min-h-7 text-muted roomy:row-span-2 roomy:row-start-1 roomy:min-h-[2lh] noscript:hidden"
    >
      {shown ? (
        <span className="mr-2.5 inline-block roomy:mr-0 roomy:block">
          <span className="sr-only">{next.late ? "Was due: " : "Next: "}</span>
          <b className={`font-heading leading-tight whitespace-nowrap ${dateLook(isNear, days)}`}>
            {dayAndMonth(shown)}
          </b>{" "}
          <span className={withoutYear ? "sr-only" : ""}>{shown.slice(0, 4)}</span>
        </span>
      ) : (
        // Something to align with the title's line while the day is not known.
        (next.withoutDate ?? "\u00a0")
      )}{" "}
      {days !== undefined && <DaysLeft days={days} />}
    </span>
  );
};
