import { useState } from "react";
import type { FieldSchema } from "../../content/owner/files.ts";
import { queryClient } from "../shell/client.ts";
import { readDraft, useDraft, writeDraft } from "../ui/drafts.ts";
import { filesKey, type SiteFile, type SiteFiles, type SiteProblem, useSaveFiles } from "./files-api.ts";
import { clean, merge, type Path, pick, shownSchema, withValue } from "./form/values.ts";
import type { Section } from "./sections.ts";

/** What a section shows of its files, by their names. */
type Shown = Readonly<Record<string, unknown>>;

/** What was typed, over what was there then. */
interface Draft {
  over: Shown;
  typed: Shown;
}

export interface SectionPart {
  file: SiteFile;
  schema: FieldSchema;
}

export const draftName = ({ id }: Section): string => `your-site:${id}`;
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const partsOf = (section: Section, { files }: SiteFiles): SectionPart[] =>
  section.parts.map((part) => {
    const file = files.find(({ name }) => name === part.file);
    if (!file) throw new Error(`The server knows no ${part.file}.json.`);
    return { file, schema: shownSchema(file.schema, part) };
  });

const shownOf = (parts: readonly SectionPart[]): Shown =>
  Object.fromEntries(parts.map(({ file, schema }) => [file.name, pick(schema, file.value ?? {})]));

/** A section as it is typed: a draft until it is saved, which a reload or a lost connection does not take away. */
export function useSection(section: Section, files: SiteFiles) {
  const name = draftName(section);
  const written = useDraft(name);
  const draft: Draft | undefined = written ? JSON.parse(written) : undefined;
  const parts = partsOf(section, files);
  const there = shownOf(parts);
  const typed = draft?.typed ?? there;
  const save = useSaveFiles();
  const [refused, setRefused] = useState<readonly SiteProblem[]>();
  const [isSaved, setSaved] = useState(false);
  const [doubts, setDoubts] = useState<readonly SiteProblem[]>([]);
  const [isTooLong, setTooLong] = useState(false);
  const [changedBy, setChangedBy] = useState("");

  const write = (next: Shown) => {
    setSaved(false);
    keep(same(next, there) ? "" : JSON.stringify({ over: draft?.over ?? there, typed: next } satisfies Draft));
  };
  /** A browser keeps about five million characters. */
  function keep(text: string): void {
    try {
      writeDraft(name, text);
      setTooLong(false);
    } catch {
      setTooLong(true);
    }
  }
  const send = (now: readonly SectionPart[], cleaned: Shown) =>
    save.mutateAsync(
      now
        .map(({ file, schema }) => ({
          name: file.name,
          hash: file.hash,
          value: merge(schema, file.value ?? {}, cleaned[file.name]),
          isSame: same(cleaned[file.name], pick(schema, file.value ?? {})),
        }))
        .filter(({ isSame }) => !isSame)
        .map(({ isSame: _, ...file }) => file),
    );

  return {
    parts,
    typed,
    there,
    isTyped: draft !== undefined,
    isSaved,
    /** What was typed last was not taken. */
    isTooLong,
    isPending: save.isPending,
    error: save.error,
    refused,
    /** What was saved, and may be a slip. */
    doubts,
    /** Somebody else has changed in the meantime what was typed over. */
    hasConflict: draft !== undefined && !save.isPending && !same(draft.over, there) && !same(draft.typed, there),
    /** Who, where the server has said so. */
    changedBy,
    type: (file: string, path: Path, value: unknown) =>
      write({ ...typed, [file]: withValue(typed[file], path, value) }),
    drop: () => {
      setRefused(undefined);
      writeDraft(name, "");
    },
    /** What was typed is meant in place of what is there now. */
    keepMine: () => writeDraft(name, JSON.stringify({ over: there, typed } satisfies Draft)),
    async save() {
      const cleaned = Object.fromEntries(parts.map(({ file, schema }) => [file.name, clean(schema, typed[file.name])]));
      setRefused(undefined);
      setDoubts([]);
      // Without its empty rows, so that what is wrong is shown at the right one.
      write(cleaned);
      if (same(cleaned, there)) return setSaved(true);
      const sent = readDraft(name);
      try {
        let result = await send(parts, cleaned);
        if (result.is === "conflict") {
          const newer = partsOf(section, queryClient.getQueryData<SiteFiles>(filesKey) ?? files);
          // Another section of the same file: what is shown here is as it was.
          if (same(shownOf(newer), draft?.over ?? there)) result = await send(newer, cleaned);
        }
        if (result.is === "refused") return setRefused(result.problems);
        if (result.is === "conflict") return setChangedBy(result.by);
        // What was typed meanwhile stays.
        if (readDraft(name) === sent) writeDraft(name, "");
        setSaved(true);
        setDoubts(result.doubts);
      } catch {
        // The form says what went wrong.
      }
    },
  };
}
