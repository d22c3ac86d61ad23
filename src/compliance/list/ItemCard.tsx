import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import type { ComplianceItemId } from "../../../content/compliance.ts";
import type { ComplianceItem } from "../../../content/schemas/compliance-item.ts";
import { dueFigure } from "../../../domain/compliance/due-figure.ts";
import { findPenaltyRule } from "../../../domain/compliance/penalties/penalties.ts";
import { lawChange } from "../../../domain/law/law-changes.ts";
import { ChangedNote } from "../../law/ChangedNote.tsx";
import { Badge } from "../../ui/Badge.tsx";
import { categoryDot, categoryEdge } from "../category-colours.ts";
import { Estimator } from "./PenaltyEstimator.tsx";

const priorityTone = { High: "alert", Medium: "highlight", Low: "good" } as const;

const addClass =
  "inline-flex min-h-11 min-w-11 items-center lg:flex-1 justify-center rounded-sm border border-line-strong/50 bg-sheet px-3 text-xs font-strong text-action no-underline hover:border-action";

/** The date a calendar program gets is today's business, so the page's script fills it in. */
const AddLinks = ({ title }: { title: string }) => (
  <div className="no-print order-6 flex items-center justify-between gap-3 max-lg:mt-4 lg:col-start-1 lg:row-start-2 lg:block lg:self-end noscript:hidden">
    <p data-next className="min-h-[2lh] text-xs whitespace-pre-line text-muted lg:mb-1.5">
      Next date
    </p>
    <p className="flex gap-2">
      <a href="https://calendar.google.com/" data-google target="_blank" rel="noopener" className={addClass}>
        Google<span className="sr-only"> Calendar: add {title} (opens in a new tab)</span>
      </a>
      <a href="https://outlook.live.com/calendar/" data-outlook target="_blank" rel="noopener" className={addClass}>
        Outlook<span className="sr-only">: add {title} (opens in a new tab)</span>
      </a>
    </p>
  </div>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid grid-cols-[4.75rem_minmax(0,1fr)] gap-3 border-t border-line py-2.5 text-sm sm:grid-cols-[6.5rem_minmax(0,1fr)]">
    <dt className="text-xs leading-relaxed text-muted sm:pt-0.5">{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** A line that opens on phones; on wide screens what it holds simply stands there. */
const Fold = ({ title, className, children }: { title: string; className: string; children: ReactNode }) => (
  <details className={`open-when-wide group max-lg:border-t max-lg:border-line ${className}`}>
    <summary className="flex min-h-12 items-center justify-between gap-4 text-sm font-strong text-action">
      {title}
      <Plus aria-hidden="true" className="size-4.5 transition-transform group-open:rotate-45" strokeWidth={1.5} />
    </summary>
    {children}
  </details>
);

export function ItemCard({ item }: { item: ComplianceItem & { id: ComplianceItemId } }) {
  const { figure, of } = dueFigure(item.dueDate);
  const rule = findPenaltyRule(item.id);
  return (
    <li
      id={item.id}
      data-item={item.id}
      data-category={item.category}
      data-frequency={item.frequency}
      data-due={item.dueDate}
      className={`flex scroll-mt-28 flex-col border-l-4 bg-sheet px-5 py-6 md:px-7 lg:grid lg:grid-cols-[9.5rem_minmax(0,1fr)_minmax(0,20rem)] lg:grid-rows-[auto_1fr] lg:gap-x-10 lg:py-8 [&[hidden]]:hidden ${categoryEdge[item.category]}`}
    >
      <div className="flex items-start justify-between gap-4">
        <div aria-hidden="true" className="figures">
          <p className="text-3xl leading-none font-heading whitespace-nowrap">{figure}</p>
          <p className="mt-1.5 text-xs text-muted">{of}</p>
        </div>
        <p className="flex items-center gap-2 pt-1 text-xs font-strong lg:hidden">
          <span aria-hidden="true" className={`size-2.5 rounded-full ${categoryDot[item.category]}`} />
          {item.category}
        </p>
      </div>
      <div className="max-lg:contents lg:row-span-2">
        <div className="order-1 max-lg:mt-4">
          <h4 className="text-xl">{item.title}</h4>
          <p className="mt-2 flex flex-wrap gap-1.5">
            <Badge tone={priorityTone[item.priority]}>{item.priority} priority</Badge>
            <Badge>{item.frequency}</Badge>
            <span className="max-lg:hidden">
              <Badge>
                <span aria-hidden="true" className={`size-2 rounded-full ${categoryDot[item.category]}`} />
                {item.category}
              </Badge>
            </span>
          </p>
          <p className="mt-3 text-base leading-normal text-muted">{item.description}</p>
          <dl className="mt-4">
            <Fact name="Due date">{item.dueDate}</Fact>
            <Fact name="Applies to">
              <ul>
                {item.applicableTo.map((who) => (
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
            <Fact name="Penalty">{item.penalty}</Fact>
            {item.note && <Fact name="Note">{item.note}</Fact>}
          </dl>
        </Fold>
      </div>
      <div className="max-lg:contents lg:row-span-2">
        {item.lawChanges.length > 0 && (
          <div className="order-2 mt-2 mb-5 space-y-2 lg:mt-0">
            {item.lawChanges.map((id) => (
              <ChangedNote key={id} change={lawChange(id)} compact />
            ))}
          </div>
        )}
        <Fold title="Documents" className="order-4">
          <p className="text-xs text-muted max-lg:hidden">Documents</p>
          <ul className="mt-1 list-disc pb-4 pl-4 text-sm marker:text-line-strong">
            {item.documents.map((document) => (
              <li key={document}>{document}</li>
            ))}
          </ul>
        </Fold>
        {rule && (
          <div className="order-5">
            <Estimator rule={rule} />
          </div>
        )}
      </div>
      <AddLinks title={item.title} />
    </li>
  );
}
