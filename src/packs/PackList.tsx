import type { ReactNode } from "react";
import { packWords as words } from "../../content/packs/pack-words.ts";
import { leastCertain, type Sourced } from "../../content/sources/certainty.ts";
import { packSources, structureSources } from "../../content/sources/structures.ts";
import { type Pack, packDateText } from "../../domain/packs/packs.ts";
import { fill } from "../../domain/text.ts";
import { EstimateMark, RuleSource } from "../tools/Sources.tsx";
import { Disclosure } from "../ui/Disclosure.tsx";

interface Props {
  packs: readonly Pack[];
  /** The expected date of incorporation, once there is one. */
  incorporated: string | undefined;
}

/** What the founder's own case brings: steps, papers, costs, dates and the rules behind them. */
export const PackList = ({ packs, incorporated }: Props) => (
  <section aria-labelledby="packs-heading">
    <h2 id="packs-heading" className="text-2xl">
      {words.heading}
    </h2>
    <p className="mt-2 max-w-prose text-sm text-muted">{words.text}</p>
    {packs.map((pack) => (
      <PackView key={pack.id} pack={pack} incorporated={incorporated} />
    ))}
  </section>
);

const PackView = ({ pack, incorporated }: { pack: Pack } & Pick<Props, "incorporated">) => (
  <article aria-labelledby={`pack-${pack.id}`} className="mt-6 border-t border-ink pt-4">
    <h3 id={`pack-${pack.id}`} className="text-xl">
      {pack.title}
    </h3>
    <p className="mt-1 max-w-prose">{pack.text}</p>
    <div className="mt-4 grid gap-x-14 gap-y-6 lg:grid-cols-2">
      <Part heading={words.steps}>
        <ol className="list-decimal space-y-2 pl-5 text-sm">
          {pack.steps.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </Part>
      <Part heading={words.papers}>
        <ul className="space-y-2 text-sm">
          {pack.papers.map(({ title, text }) => (
            <li key={title} className="flex gap-2.5">
              <span aria-hidden="true" className="mt-1 size-4 shrink-0 border border-line-strong" />
              <span>
                <strong>{title}.</strong> {text}
              </span>
            </li>
          ))}
        </ul>
      </Part>
      <Part heading={words.costs}>
        <dl>
          {pack.costs.map((cost) => (
            <Row key={cost.label} label={cost.label} record={cost}>
              {cost.amount}
            </Row>
          ))}
        </dl>
      </Part>
      <Part heading={words.dates}>
        <dl>
          {pack.dates.map((date) => (
            <Row key={date.id} label={date.title} record={date} text={date.text}>
              {packDateText(date.due, incorporated)}
            </Row>
          ))}
        </dl>
      </Part>
    </div>
    {pack.rules.length > 0 && (
      <Disclosure
        label={fill(pack.rules.length === 1 ? words.rules.one : words.rules.several, { count: pack.rules.length })}
        className="prints-open mt-4 border-y border-line"
      >
        <ul>
          {pack.rules.map((rule) => (
            <li key={rule.text} className="border-t border-line py-3.5">
              <p className="max-w-prose text-sm">{rule.text}</p>
              <Rule rule={rule} />
            </li>
          ))}
        </ul>
      </Disclosure>
    )}
    <Rule rule={allSources(pack)} />
  </article>
);

const sources = { ...structureSources, ...packSources };

const Rule = ({ rule }: { rule: Sourced }) => <RuleSource rule={rule} records={sources} />;

/** The sources of steps and papers together; costs and dates name their own. */
function allSources({ steps, papers }: Pack): Sourced {
  const parts = [...steps, ...papers];
  return {
    status: leastCertain(parts.map(({ status }) => status)),
    sources: [...new Set(parts.flatMap(({ sources }) => sources))],
    differing: parts.find(({ differing }) => differing)?.differing,
    checkedUpTo: parts[0]?.checkedUpTo ?? "",
    note: [...new Set(parts.flatMap(({ note }) => note ?? []))].join(" "),
  };
}

const Part = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div>
    <h4 className="mb-2 text-sm font-strong tracking-normal text-muted">{heading}</h4>
    {children}
  </div>
);

interface RowProps {
  label: string;
  record: Sourced;
  text?: string;
  children: ReactNode;
}

/** A cost or a date; where it is not certain, it says so and why. */
const Row = ({ label, record, text, children }: RowProps) => (
  <div className="border-t border-line py-2 text-sm">
    <dt className="text-muted">{label}</dt>
    <dd>
      <span className="figures mr-2 text-base font-strong">{children}</span>
      {record.status === "check" && <EstimateMark />}
      {text && <span className="block">{text}</span>}
      <Rule rule={record} />
    </dd>
  </div>
);
