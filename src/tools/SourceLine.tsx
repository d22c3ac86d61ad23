import type { Source, Sourced } from "../../content/schemas/sourced.ts";
import { ExternalLink } from "../ui/TextLink.tsx";
import { StatusMark } from "./StatusMark.tsx";

interface Props {
  record: Sourced;
  records: Readonly<Record<string, Source>>;
}

/** The sources of a rule in one line, for the cell of a table. */
export const SourceLine = ({ record, records }: Props) => (
  <span className="mt-1 block text-sm text-muted">
    {record.sources.map((id, index) => {
      const source = records[id];
      return (
        source && (
          <span key={id}>
            {index > 0 && "; "}
            {source.url ? <ExternalLink href={source.url}>{source.publisher}</ExternalLink> : source.publisher}
          </span>
        )
      );
    })}{" "}
    <StatusMark status={record.status} />
  </span>
);
