import { myPlan } from "../../../../content/my-plan.ts";
import type { PlanDocument, SourceGroup } from "../../../../domain/company-plan/document/model.ts";
import type { CalendarDate } from "../../../../domain/india/calendar-date.ts";
import { longDate } from "../../../../domain/india/date-text.ts";
import { fill } from "../../../../domain/text.ts";
import { PaperBlock } from "./PaperBlock.tsx";
import { readableAddress } from "./readable-address.ts";

const { paper: words, sheet, sources: sourceWords } = myPlan;

/** Everything behind the first page: reasons, checklists, dates, sources, and how to open the plan again. */
export const PaperAnnex = ({
  document: { title, sections, sources },
  today,
}: {
  document: PlanDocument;
  today: CalendarDate;
}) => (
  <section className="paper-annex">
    <header>
      <h2>{words.annex}</h2>
      <p className="paper-muted">
        {title}. {fill(words.more, { date: longDate(today) })}
      </p>
    </header>
    {sections.map(({ id, heading, blocks }) => (
      <section key={id} data-part={id}>
        <h3>{heading}</h3>
        {blocks.map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no state and no identity of their own
          <PaperBlock key={at} block={block} />
        ))}
      </section>
    ))}
    <Sources groups={sources} />
    <p className="paper-again">
      {sheet.again} <span>{readableAddress(location.href)}</span>
    </p>
  </section>
);

const Sources = ({ groups }: { groups: readonly SourceGroup[] }) =>
  groups.length > 0 && (
    <section data-part="sources">
      <h3>{sourceWords.heading}</h3>
      <p className="paper-muted">{sourceWords.text}</p>
      <div className="paper-sources">
        {groups.map(({ heading, items }) => (
          <div key={heading}>
            <h4>{heading}</h4>
            <ul>
              {items.map(({ title, detail, url }) => (
                <li key={title}>
                  {title}. {detail}
                  {url && (
                    <>
                      . <span className="paper-address">{readableAddress(url)}</span>
                    </>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
