import { Fragment } from "react";
import { estimate, type Source, type Sourced, statusTexts } from "../../content/sources/certainty.ts";
import { tools } from "../../content/tools/tools.ts";
import { longDate, partialDate } from "../../domain/india/date-text.ts";
import { ExternalLink } from "../ui/links.tsx";

/** On a figure that may come out otherwise. */
export const EstimateMark = () => (
  <span title={estimate.note} className="text-sm font-normal whitespace-nowrap text-muted">
    {estimate.label}
  </span>
);

const words = tools.sources;

interface ListProps {
  /** The records that the ids are found in: a tool brings only its own to the browser. */
  records: Readonly<Record<string, Source>>;
  ids: readonly string[];
  /** Sources that print another figure. */
  differing?: readonly string[] | undefined;
  checkedUpTo?: string | null | undefined;
}

/** Where a figure or rule was read, and up to which date it was checked. */
export const SourceList = ({ records, ids, differing = [], checkedUpTo }: ListProps) => (
  <div className="text-sm text-muted">
    <Titles label={words.label} records={records} ids={ids} />
    {differing.length > 0 && <Titles label={words.differing} records={records} ids={differing} />}
    {checkedUpTo && <p className="figures mt-1">{`${words.checked} ${longDate(checkedUpTo)}`}</p>}
  </div>
);

const Titles = ({ label, records, ids }: { label: string; records: ListProps["records"]; ids: readonly string[] }) => (
  <>
    <p className="mt-1 font-strong">{label}</p>
    <ul className="mt-0.5 space-y-1">
      {ids.map((id) => {
        const source = records[id];
        return (
          source && (
            <li key={id} className="border-l-2 border-line pl-2.5">
              {source.url ? <ExternalLink href={source.url}>{source.title}</ExternalLink> : source.title}
              {`, ${source.publisher}${source.dated ? `, ${partialDate(source.dated)}` : ""}${source.url ? "" : ` (${words.storedCopy})`}`}
            </li>
          )
        );
      })}
    </ul>
  </>
);

/** The sources of a rule by their publishers, one below the other, for the cell of a table. */
export const SourceLine = ({ record, records }: Pick<ListProps, "records"> & { record: Sourced }) => (
  <span className="mt-1 block text-sm text-muted">
    {record.sources.map((id) => {
      const source = records[id];
      return (
        source && (
          <Fragment key={id}>
            {source.url ? <ExternalLink href={source.url}>{source.publisher}</ExternalLink> : source.publisher}
            <br />
          </Fragment>
        )
      );
    })}
    {record.status === "check" && words.toConfirm}
  </span>
);

interface RuleProps {
  /** The rule with what backs it. */
  rule: Sourced;
  /** The rule in law, as it is cited; what opens the fold. */
  basis?: string | undefined;
  records: Readonly<Record<string, Source>>;
}

const countSources = (count: number) => (count === 1 ? "1 source" : `${count} sources`);

/** The rule in law; opened, how certain it is and where it was read. */
export const RuleSource = ({ rule, basis, records }: RuleProps) => (
  <details data-source className={basis ? "" : "print:hidden"}>
    <summary className="-my-1 inline-flex min-h-11 py-1 items-center text-sm text-muted underline decoration-line-strong decoration-1 underline-offset-3 hover:text-action">
      {basis ?? countSources(rule.sources.length)}
    </summary>
    <div className="pt-2 pb-2">
      <p className="text-sm text-muted">{statusTexts[rule.status]}</p>
      {rule.note && <p className="mt-1 text-sm text-muted">{rule.note}</p>}
      <SourceList records={records} ids={rule.sources} differing={rule.differing} checkedUpTo={rule.checkedUpTo} />
    </div>
  </details>
);
