import { ChangedNote } from "./ChangedNote.tsx";
import { type LawChangeId, lawChange } from "./law-changes.ts";

/** For articles: `<Changed id="…" />` shows that record's note. An unknown id stops the build. */
export const Changed = ({ id }: { id: LawChangeId }) => <ChangedNote change={lawChange(id)} />;
