import { CalendarPlus, Plus } from "lucide-react";
import type { ComplianceItemId } from "../../content/compliance.ts";
import { ChangedNote } from "../law/ChangedNote.tsx";
import { lawChange } from "../law/law-changes.ts";
import { Badge } from "../ui/Badge.tsx";
import { categoryDot, categoryEdge } from "./category-colours.ts";
import type { ComplianceItem } from "./compliance-item.schema.ts";
import { dueFigure } from "./due-figure.rules.ts";
import { Estimator } from "./Estimator.tsx";
import { latenessOf } from "./lateness.rules.ts";

const priorityTone = { High: "alert", Medium: "highlight", Low: "good" } as const;

const addClass =
  "inline-flex min-h-11 min-w-11 flex-1 items-center justify-center rounded-sm border border-line-strong/50 bg-sheet px-3 text-sm font-strong text-action no-underline hover:border-action";

/** The date a calendar program gets is today's business, so the page's script fills it in. */
const AddLinks = ({ title }: { title: string }) => (
  <div className="no-print max-lg:border-t max-lg:border-line max-lg:pt-4 lg:col-start-1 lg:row-start-2 lg:self-end noscript:hidden">
    <p data-next className="min-h-[1lh] text-xs text-muted lg:min-h-[3lh]">
      Next date
    </p>
    <p className="mt-1 flex gap-2" data-add>
      <a href="https://calendar.google.com/" data-google target="_blank" rel="noopener" className={addClass}>
        <CalendarPlus aria-hidden="true" className="mr-1.5 size-4" strokeWidth={1.5} />
        Google<span className="sr-only"> Calendar: add {title} (opens in a new tab)</span>
      </a>
      <a href="https://outlook.live.com/calendar/" data-outlook target="_blank" rel="noopener" className={addClass}>
        Outlook<span className="sr-only">: add {title} (opens in a new tab)</span>
      </a>
    </p>
  </div>
);

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div className="border-t border-line py-2.5 sm:grid sm:grid-cols-[6.5rem_minmax(0,1fr)] sm:gap-4">
    <dt className="text-xs leading-relaxed text-muted sm:pt-0.5">{name}</dt>
    <dd className="text-sm">{children}</dd>
  </div>
);

export function ItemCard({ item }: { item: ComplianceItem & { id: ComplianceItemId } }) {
  const { figure, of } = dueFigure(item.dueDate);
  const rule = latenessOf(item.id);
  return (
    <li
      id={item.id}
      data-item={item.id}
      data-category={item.category}
      data-frequency={item.frequency}
      data-due={item.dueDate}
      className={`grid scroll-mt-28 gap-x-8 gap-y-5 border-l-4 bg-sheet px-5 py-6 [&[hidden]]:hidden md:px-7 lg:grid-cols-[9.5rem_minmax(0,1fr)_minmax(0,20rem)] lg:grid-rows-[auto_1fr] lg:gap-x-10 lg:py-8 ${categoryEdge[item.category]}`}
    >
      <div className="flex items-end justify-between gap-4">
        <div aria-hidden="true" className="figures">
          <p className="text-3xl leading-none font-heading whitespace-nowrap">{figure}</p>
          <p className="mt-1.5 text-xs text-muted">{of}</p>
        </div>
        <p className="flex items-center gap-2 text-xs font-strong lg:hidden">
          <span aria-hidden="true" className={`size-2.5 rounded-full ${categoryDot[item.category]}`} />
          {item.category}
        </p>
      </div>
      <div className="lg:row-span-2">
        <h4 className="text-xl">{item.title}</h4>
        <p className="mt-2.5 flex flex-wrap gap-1.5">
          <Badge tone={priorityTone[item.priority]}>{item.priority} priority</Badge>
          <Badge>{item.frequency}</Badge>
          <span className="max-lg:hidden">
            <Badge>
              <span aria-hidden="true" className={`size-2 rounded-full ${categoryDot[item.category]}`} />
              {item.category}
            </Badge>
          </span>
        </p>
        <p className="mt-3.5 text-base text-muted">{item.description}</p>
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
          <Fact name="Penalty">{item.penalty}</Fact>
          {item.note && <Fact name="Note">{item.note}</Fact>}
        </dl>
      </div>
      <div className="space-y-4 lg:row-span-2">
        {item.lawChanges.map((id) => (
          <ChangedNote key={id} change={lawChange(id)} compact />
        ))}
        <details className="open-when-wide group max-lg:border-t max-lg:border-line">
          <summary className="flex min-h-12 items-center justify-between gap-4 text-sm font-strong text-action">
            Documents
            <Plus aria-hidden="true" className="size-4.5 group-open:rotate-45" strokeWidth={1.5} />
          </summary>
          <p className="text-xs text-muted max-lg:hidden">Documents</p>
          <ul className="mt-1 list-disc pb-3 pl-4 text-sm marker:text-line-strong lg:pb-0">
            {item.documents.map((document) => (
              <li key={document}>{document}</li>
            ))}
          </ul>
        </details>
        {rule && <Estimator rule={rule} />}
      </div>
      <AddLinks title={item.title} />
    </li>
  );
}
