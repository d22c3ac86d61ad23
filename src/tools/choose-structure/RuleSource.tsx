import { chooseStructure } from "../../../content/choose-structure.ts";
import type { Sourced } from "../../../content/schemas/sourced.ts";
import { sources } from "../../../content/sources/index.ts";
import { SourceList } from "../SourceList.tsx";
import { StatusMark } from "../StatusMark.tsx";

/** The rule in law, how certain it is, and where it was read; folded, since most visitors will take our word. */
export const RuleSource = ({ rule }: { rule: Sourced & { basis?: string } }) => (
  <details className="group/source prints-open mt-1">
    <summary className="inline-flex min-h-8 items-center text-xs text-muted underline decoration-line-strong decoration-1 underline-offset-3 hover:text-action">
      {rule.basis ?? chooseStructure.result.sourcesLabel}
    </summary>
    <div className="pt-1 pb-2">
      <StatusMark status={rule.status} />
      {rule.note && <p className="mt-1 text-sm text-muted">{rule.note}</p>}
      <SourceList records={sources} ids={rule.sources} checkedUpTo={rule.checkedUpTo} />
    </div>
  </details>
);
