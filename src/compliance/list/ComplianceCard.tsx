import { memo, useMemo } from "react";
import { dueFigure } from "../../../domain/compliance/due-figure.ts";
import { findPenaltyRule } from "../../../domain/compliance/penalties/penalties.ts";
import type { Profile } from "../../../domain/compliance/profile.ts";
import type { CalendarDate } from "../../../domain/india/calendar-date.ts";
import { LawNotes, NoteNumber } from "../../law/LawNotes.tsx";
import { Badge } from "../../ui/Badge.tsx";
import { Unbroken } from "../../ui/Unbroken.tsx";
import { categoryDot, categoryEdge } from "../category-colours.ts";
import type { ComplianceCardData } from "../compliance-cards.ts";
import { DaysLeft } from "../DaysLeft.tsx";
import { nextEvent } from "./next-event.ts";
import { PenaltyEstimator } from "./PenaltyEstimator.tsx";

const priorityTone = { High: "alert", Medium: "action", Low: "good" } as const;

interface ComplianceCardProps {
  card: ComplianceCardData;
  today: CalendarDate | undefined;
  /** Of a visitor who has filled in My calendar. */
  profile: Profile | undefined;
  hidden: boolean;
}

/**
 * One obligation: a row with the date in force, the name and the next date, which opens in place. Hidden cards stay in the
 * page, with what was typed into their estimators.
 */
export const ComplianceCard = memo(function ComplianceCard({ card, today, profile, hidden }: ComplianceCardProps) {
  const dueDate = card.inForce?.dueDate ?? card.dueDate;
  const { figure, qualifier } = dueFigure(dueDate);
  const next = useMemo(() => nextEvent(card.id, today, profile), [card.id, today, profile]);
  const rule = findPenaltyRule(card.id);
  const notes = { section: card.id, changes: card.changes };
  return (
    <li id={card.id} hidden={hidden} className={`due-item ${categoryEdge[card.category]}`}>
      <details className="fold due-fold prints-open">
        <summary className="due-row" data-not-for-you={!next.isForVisitor || undefined}>
          <h4 className="due-title">
            <Unbroken text={card.title} />
          </h4>
          <span className="due-date figures">
            <b>{figure}</b> {qualifier}
            {card.inForce && <small>{card.inForce.listed}</small>}
          </span>
          <span className="due-category">
            <i className={`category-dot ${categoryDot[card.category]}`} />
            {card.category}
          </span>
          <span className="due-next figures">
            <span>{next.date}</span> {next.days !== undefined && <DaysLeft days={next.days} />}
            {next.extended && <small>{next.extended}</small>}
          </span>
        </summary>
        <div className="due-panel">
          <div>
            <p>{card.description}</p>
            <dl className="due-facts">
              <dt>Due date</dt>
              <dd>
                {dueDate}
                {card.inForce && <NoteNumber notes={notes} ids={[card.inForce.law]} />}
              </dd>
              <dt>Applies to</dt>
              <dd>{card.applicableTo.join(", ")}</dd>
              <dt>Penalty</dt>
              <dd>{card.penalty}</dd>
              <dt>Documents</dt>
              <dd>
                <ul className="due-documents">
                  {card.documents.map((document) => (
                    <li key={document}>{document}</li>
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
          </div>
          <p className="due-aside">
            <Badge>{card.category}</Badge>
            <Badge tone={priorityTone[card.priority]}>{card.priority} priority</Badge>
            <Badge>{card.frequency}</Badge>
            {next.google && (
              <>
                <a href={next.google} target="_blank" rel="noopener" className="link no-print">
                  Add to Google<span className="sr-only"> Calendar: {card.title} (opens in a new tab)</span>
                </a>
                <a href={next.outlook} target="_blank" rel="noopener" className="link no-print">
                  Add to Outlook<span className="sr-only">: {card.title} (opens in a new tab)</span>
                </a>
              </>
            )}
          </p>
          <LawNotes notes={notes} className="col-span-full" />
          {rule && <PenaltyEstimator rule={rule} />}
        </div>
      </details>
    </li>
  );
});
