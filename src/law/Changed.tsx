import type { LawChangeId } from "../../content/law/law-changes.ts";
import { lawChange } from "../../domain/law-changes.ts";
import { ChangedNote } from "./ChangedNote.tsx";
import { LawNotes } from "./LawNotes.tsx";

type Props = { id: LawChangeId } | { ids: readonly LawChangeId[] };

/**
 * For articles: `<Changed id="…" />` shows that record's note, `<Changed ids={["…", "…"]} />` several after one another.
 * Of several, those that ask something of the reader are shown and the others are in a fold. An unknown id stops the build.
 */
export function Changed(props: Props) {
  const changes = ("ids" in props ? props.ids : [props.id]).map((id) => lawChange(id));
  const folded = changes.length > 2 ? changes.filter(({ actionNeeded }) => !actionNeeded) : [];
  const shown = changes.filter((change) => !folded.includes(change));
  return (
    <div className="space-y-4">
      {shown.map((change) => (
        <ChangedNote key={change.id} change={change} />
      ))}
      <LawNotes notes={{ section: changes[0]?.id ?? "", changes: folded }} columns={1} className="" />
    </div>
  );
}
