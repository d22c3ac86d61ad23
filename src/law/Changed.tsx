import type { LawChangeId } from "../../content/law-changes.ts";
import { lawChange } from "../../domain/law/law-changes.ts";
import { ChangedNote } from "./ChangedNote.tsx";

/** For articles: `<Changed id="…" />` shows that record's note. An unknown id stops the build. */
export const Changed = ({ id }: { id: LawChangeId }) => <ChangedNote change={lawChange(id)} />;
