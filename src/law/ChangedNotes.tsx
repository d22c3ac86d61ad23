import type { LawChangeId } from "../../content/law-changes.ts";
import { lawChange } from "../../domain/law/law-changes.ts";
import { ChangedNote } from "./ChangedNote.tsx";

/** Notes of law below the section whose figures they belong to, each once. */
export function ChangedNotes({ ids, className = "mt-8" }: { ids: readonly LawChangeId[]; className?: string }) {
  const once = [...new Set(ids)];
  if (once.length === 0) return null;
  return (
    <ul className={`flex flex-wrap gap-4 ${className}`}>
      {once.map((id) => (
        <li key={id} className={`grid grow ${once.length === 4 ? "basis-96" : "basis-72"}`}>
          <ChangedNote change={lawChange(id)} compact />
        </li>
      ))}
    </ul>
  );
}
