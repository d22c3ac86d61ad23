import type { ReactNode } from "react";
import { myPlan } from "../../../../content/my-plan.ts";
import type { StructureId } from "../../../../content/schemas/structure-id.ts";
import { statusWords } from "../../../../content/sources/status-words.ts";
import type { FrontPage, LedgerRow, PlanDocument } from "../../../../domain/company-plan/document/model.ts";
import type { CalendarDate } from "../../../../domain/india/calendar-date.ts";
import { longDate } from "../../../../domain/india/date-text.ts";
import { fill } from "../../../../domain/text.ts";
import { EngravedBand, StructureSeal } from "../../SheetEngraving.tsx";
import { byDate } from "../by-date.ts";
import type { Publisher } from "./publisher.ts";

const { paper: words, sheet } = myPlan;

/** A name of many words is set smaller, so that the page stays one page. */
const isLong = (name: string): boolean => name.length > 90;

interface Props {
  document: PlanDocument;
  structure: StructureId | undefined;
  today: CalendarDate;
  publisher: Publisher;
}

/** The whole plan on one A4 page. */
export const PaperFront = ({ document: { title, facts, front }, structure, today, publisher }: Props) => (
  <section className="paper-front" data-dense={front.names.some(({ name }) => isLong(name)) ? "" : undefined}>
    <EngravedBand />
    <header className="paper-head">
      <div>
        <p className="paper-muted">
          {sheet.kicker} · {fill(sheet.madeOn, { date: longDate(today) })}
        </p>
        <h2 data-long={isLong(title) ? "very" : title.length > 44 ? "" : undefined}>{title}</h2>
        <dl className="paper-facts">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <StructureSeal structure={structure} />
    </header>
    <div className="paper-columns">
      <div>
        <Structure structure={front.structure} />
        <Part heading={words.names}>
          {front.names.length === 0 && <p>{words.undecided}</p>}
          {front.names.map(({ name, verdict }, at) => (
            <p key={name} className="paper-row" data-small={isLong(name) ? "" : undefined}>
              <span className="paper-muted">{at === 0 ? words.firstChoice : words.secondChoice}</span>
              <span>
                <b>{name}</b>
                <br />
                {verdict}
              </span>
            </p>
          ))}
        </Part>
        {front.cases.length > 0 && (
          <Part heading={words.cases}>
            {front.cases.map(({ title: name, text }) => (
              <p key={name}>
                <b>{name}:</b> {text}
              </p>
            ))}
          </Part>
        )}
        {front.work.length > 0 && (
          <Part heading={words.work}>
            <table>
              <tbody>
                {front.work.map(({ task, who, duration }) => (
                  <tr key={task}>
                    <th scope="row">{task}</th>
                    <td>{who}</td>
                    <td className="paper-figure">{duration}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Part>
        )}
      </div>
      <div>
        <Cost cost={front.cost} />
        <Part heading={words.dates}>
          {front.dates.length === 0 && <p>{words.undecided}</p>}
          <table>
            <tbody>
              {byDate(front.dates).map(([when, filings]) => (
                <tr key={when}>
                  <th scope="row" className="paper-when">
                    {when}
                  </th>
                  <td>
                    {filings.map(({ id, title: name }) => (
                      <p key={id}>{name}</p>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Part>
        {front.open.length > 0 && (
          <Part heading={words.open}>
            <ul className="paper-open">
              {front.open.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Part>
        )}
      </div>
    </div>
    {front.ready.length > 0 && (
      <Part heading={words.ready}>
        <ul className="paper-ready">
          {front.ready.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </Part>
    )}
    <footer className="paper-muted">
      <p>
        {words.annexNote} {sheet.estimate}
      </p>
      <p>
        <b>
          {publisher.name}, {publisher.phone}
        </b>
        {publisher.note && <br />}
        {publisher.note}
      </p>
    </footer>
  </section>
);

const Part = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section>
    <h3>{heading}</h3>
    {children}
  </section>
);

const Structure = ({ structure }: Pick<FrontPage, "structure">) => (
  <Part heading={words.structure}>
    {!structure && <p>{words.undecided}</p>}
    {structure && (
      <>
        <p className="paper-lead">{structure.title}</p>
        {structure.first.length > 0 && (
          <p>
            <b>{myPlan.structure.first}:</b> {structure.first.join(" ")}
          </p>
        )}
        <ul>
          {structure.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </>
    )}
  </Part>
);

/** A figure that is not certain says so, beside its label. */
const certainty = ({ status }: LedgerRow) =>
  status && status !== "verified" ? (
    <span className="paper-muted"> ({statusWords[status].label.toLowerCase()})</span>
  ) : null;

const Cost = ({ cost }: Pick<FrontPage, "cost">) => (
  <Part heading={words.cost}>
    {!cost && <p>{words.undecided}</p>}
    {cost && (
      <table>
        <tbody>
          {cost.lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                {line.label}
                {certainty(line)}
              </th>
              <td className="paper-figure">{line.value}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{cost.sum.label}</th>
            <td className="paper-figure">
              {cost.sum.value}
              {cost.sum.missing && <small>{cost.sum.missing}</small>}
            </td>
          </tr>
        </tfoot>
      </table>
    )}
  </Part>
);
