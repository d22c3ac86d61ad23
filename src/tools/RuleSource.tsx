import type { Source, Sourced } from "../../content/sources/certainty.ts";
import { SourceList } from "./SourceList.tsx";
import { StatusMark } from "./StatusMark.tsx";

interface Props {
  /** The rule with what backs it. */
  rule: Sourced;
  /** The rule in law, as it is cited; what opens the fold. */
  basis?: string | undefined;
  records: Readonly<Record<string, Source>>;
}

const countSources = (count: number) => (count === 1 ? "1 source" : `${count} sources`);

/** The rule in law; opened, how certain it is and where it was read. */
export const RuleSource = ({ rule, basis, records }: Props) => (
  <details data-source className={basis ? "" : "print:hidden"}>
    <summary className="-my-1 inline-flex min-h-11 py-1 items-center text-sm text-muted underline decoration-line-strong decoration-1 underline-offset-3 hover:text-action">
      {basis ?? countSources(rule.sources.length)}
    </summary>
    <div className="pt-2 pb-2">
      <StatusMark status={rule.status} />
      {rule.note && <p className="mt-1 text-sm text-muted">{rule.note}</p>}
      <SourceList records={records} ids={rule.sources} differing={rule.differing} checkedUpTo={rule.checkedUpTo} />
    </div>
  </details>
);
