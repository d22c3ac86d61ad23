import { Plus } from "lucide-react";
import { memo, type ReactNode } from "react";
import { dueFigure } from "../../../domain/compliance/due-figure.ts";
import { findPenaltyRule } from "../../../domain/compliance/penalties/penalties.ts";
import type { CalendarDate } from "../../../domain/india/calendar-date.ts";
import { LawNotes, NoteNumber } from "../../law/LawNotes.tsx";
import { Badge } from "../../ui/Badge.tsx";
import { categoryDot, categoryEdge } from "../category-colours.ts";
import type { ComplianceCardData } from "../compliance-cards.ts";
import { NextDate } from "./NextDate.tsx";
import { PenaltyEstimator } from "./PenaltyEstimator.tsx";

const priorityTone = { High: "alert", Medium: "highlight", Low: "good" } as const;

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid grid-cols-[4.75rem_minmax(0,1fr)] gap-3 border-t border-line py-2.5 text-sm sm:grid-cols-[6.5rem_minmax(0,1fr)]">
    <dt className="text-xs leading-relaxed text-muted sm:pt-0.5">{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** A line that opens on phones; on wide screens its content is always open. */
const Fold = ({ title, className, children }: { title: string; className: string; children: ReactNode }) => (
  <details className={`open-when-wide group max-lg:border-t max-lg:border-line ${className}`}>
    <summary className="flex min-h-12 items-center justify-between gap-4 text-sm font-strong text-action">
      {title}
      <Plus aria-hidden="true" className="size-4.5 transition-transform group-open:rotate-45" strokeWidth={1.5} />
    </summary>
    {children}
  </details>
);

interface ComplianceCardProps {
  card: ComplianceCardData;
  today: CalendarDate | undefined;
  hidden: boolean;
}

/** One obligation. Hidden cards stay in the page, with what was typed into their estimators. */
export const ComplianceCard = memo(function ComplianceCard({ card, today, hidden }: ComplianceCardProps) {
  const { figure, qualifier } = dueFigure(card.inForce?.dueDate ?? card.dueDate);
  const rule = findPenaltyRule(card.id);
  const notes = { section: card.id, changes: card.changes };
  return (
    <li
      id={card.id}
      hidden={hidden}
      className={`flex scroll-mt-28 flex-col border-l-4 bg-sheet px-5 py-6 md:px-7 lg:grid lg:grid-cols-[9.5rem_minmax(0,1fr)_minmax(0,20rem)] lg:grid-rows-[auto_1fr] lg:gap-x-10 lg:py-8 [&[hidden]]:hidden ${categoryEdge[card.category]}`}
    >
      <div className="flex items-start justify-between gap-4">
        <div aria-hidden="true" className="figures">
          <p className="text-3xl leading-none font-heading whitespace-nowrap">{figure}</p>
          <p className="mt-1.5 text-xs text-muted">{qualifier}</p>
        </div>
        <p className="flex items-center gap-2 pt-1 text-xs font-strong lg:hidden">
          <span aria-hidden="true" className={`size-2.5 rounded-full ${categoryDot[card.category]}`} />
          {card.category}
        </p>
      </div>
      <div className="max-lg:contents lg:row-span-2">
        <div className="order-1 max-lg:mt-4">
          <h4 className="text-xl">{card.title}</h4>
          <p className="mt-2 flex flex-wrap gap-1.5">
            <Badge tone={priorityTone[card.priority]}>{card.priority} priority</Badge>
            <Badge>{card.frequency}</Badge>
            <span className="max-lg:hidden">
              <Badge>
                <span aria-hidden="true" className={`size-2 rounded-full ${categoryDot[card.category]}`} />
                {card.category}
              </Badge>
            </span>
          </p>
          <p className="mt-3 text-base leading-normal text-muted">{card.description}</p>
          <dl className="mt-4">
            <Fact name="Due date">
              {card.inForce?.dueDate ?? card.dueDate}
              {card.inForce && <NoteNumber notes={notes} ids={[card.inForce.law]} />}
              {card.inForce && <span className="block text-xs text-muted">{card.inForce.listed}</span>}
            </Fact>
            <Fact name="Applies to">
              <ul>
                {card.applicableTo.map((who) => (
                  <li key={who} className="inline not-last:after:content-[',_']">
                    {who}
                  </li>
                ))}
              </ul>
            </Fact>
          </dl>
        </div>
        <Fold title="Penalty" className="order-3">
          <dl className="max-lg:pb-3">
            <Fact name="Penalty">{card.penalty}</Fact>
            {card.note && <Fact name="Note">{card.note}</Fact>}
          </dl>
        </Fold>
      </div>
      <div className="max-lg:contents lg:row-span-2">
        <LawNotes notes={notes} columns={1} className="order-2 max-lg:border-b-0 lg:mb-5" />
        <Fold title="Documents" className="order-4">
          <p className="text-xs text-muted max-lg:hidden">Documents</p>
          <ul className="mt-1 list-disc pb-4 pl-4 text-sm marker:text-line-strong">
            {card.documents.map((document) => (
              <li key={document}>{document}</li>
            ))}
          </ul>
        </Fold>
        {rule && (
          <div className="order-5">
            <PenaltyEstimator rule={rule} />
          </div>
        )}
      </div>
      <NextDate itemId={card.id} title={card.title} today={today} />
    </li>
  );
});
