import type { Sourced } from "../../../content/schemas/sourced.ts";
import { sources } from "../../../content/sources/index.ts";
import { RuleSource } from "../RuleSource.tsx";

/** Where a rule or a reason of the choice was read. */
export const Rule = ({ rule }: { rule: Sourced & { basis?: string | undefined } }) => (
  <RuleSource rule={rule} basis={rule.basis} records={sources} />
);
