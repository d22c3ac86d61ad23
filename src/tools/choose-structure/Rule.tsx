import type { Source, Sourced } from "../../../content/sources/certainty.ts";
import { structureSources } from "../../../content/sources/structures.ts";
import { RuleSource } from "../Sources.tsx";

interface Props {
  rule: Sourced & { basis?: string | undefined };
  records?: Readonly<Record<string, Source>>;
}

/** Where a rule or a reason of the choice was read. */
export const Rule = ({ rule, records = structureSources }: Props) => (
  <RuleSource rule={rule} basis={rule.basis} records={records} />
);
