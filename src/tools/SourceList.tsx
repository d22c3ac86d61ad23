import { Fragment } from "react";
import type { Source, Sourced } from "../../content/sources/certainty.ts";
import { tools } from "../../content/tools/tools.ts";
import { longDate, partialDate } from "../../domain/india/date-text.ts";
import { ExternalLink } from "../ui/TextLink.tsx";
import { StatusMark } from "./StatusMark.tsx";

const words = tools.sources;

interface Props {
  /** The records that the ids are found in: a tool brings only its own to the browser. */
  records: Readonly<Record<string, Source>>;
  ids: readonly string[];
  /** Sources that print another figure. */
  differing?: readonly string[] | undefined;
  checkedUpTo?: string | null | undefined;
}

/** Where a figure or rule was read, and up to which date it was checked. */
export const SourceList = ({ records, ids, differing = [], checkedUpTo }: Props) => (
  <div className="text-sm text-muted">
    <Titles label={words.label} records={records} ids={ids} />
    {differing.length > 0 && <Titles label={words.differing} records={records} ids={differing} />}
    {checkedUpTo && <p className="figures mt-1">{`${words.checked} ${longDate(checkedUpTo)}`}</p>}
  </div>
);

const Titles = ({ label, records, ids }: { label: string; records: Props["records"]; ids: readonly string[] }) => (
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
export const SourceLine = ({ record, records }: Pick<Props, "records"> & { record: Sourced }) => (
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
    <StatusMark status={record.status} tick={false} />
  </span>
);
