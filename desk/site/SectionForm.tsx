import { useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { setTexts } from "../../content/offers/offers.ts";
import type { FieldSchema } from "../../content/owner/files.ts";
import { whatsappTexts } from "../../content/registration/whatsapp-texts.ts";
import sampleServices from "../../content/samples/services.json" with { type: "json" };
import { rupees } from "../../domain/india/money.ts";
import { Button } from "../../src/ui/Button.tsx";
import { Notice, StatusLine } from "../../src/ui/notices.tsx";
import { queryClient } from "../shell/client.ts";
import { ActionError } from "../ui/ActionForm.tsx";
import { hasChangedMeanwhile, readDraft, same, shownValues, typeOver, useDraft, writeDraft } from "../ui/drafts.ts";
import { filesKey, type SiteFile, type SiteFiles, type SiteProblem, useSaveFiles } from "./api.ts";
import { FormContext, placeName } from "./form/FormContext.tsx";
import { Fields } from "./form/SchemaField.tsx";
import {
  choiceName,
  clean,
  isRecord,
  merge,
  nearestShown,
  type Path,
  pick,
  problemText,
  shownSchema,
  withValue,
} from "./form/values.ts";
import { type Section, sectionOf, showsPath } from "./sections.ts";

/** The fields of a section and the button that saves them. */
export function SectionForm({ section, files, publish }: { section: Section; files: SiteFiles; publish?: string }) {
  const form = useSection(section, files);
  const { parts, refused } = form;
  const ids = (file: string) => `${section.id}-${file}`;
  const found = refused ?? parts.flatMap(({ file }) => file.problems);
  const isHere = (problem: SiteProblem) =>
    section.parts.some((part) => problem.file === `${part.file}.json` && showsPath(part, problem.path));
  const elsewhere = (refused ?? []).filter((problem) => !isHere(problem));

  // On the first field that is wrong, once it is drawn.
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!refused || refused.length === 0) return;
    const wrong = element.current?.querySelector<HTMLElement>(
      "[data-error-slot]:not([hidden]), [role='alert'][tabindex]",
    );
    const first = document.getElementById(wrong?.id.replace(/-error$/, "") ?? "") ?? wrong;
    first?.focus({ preventScroll: true });
    first?.scrollIntoView({ block: "center" });
  }, [refused]);

  const broken = parts.filter(({ file }) => file.text !== undefined);
  if (broken.length > 0) return <BrokenFiles parts={broken} />;
  return (
    <form
      ref={element}
      noValidate
      aria-label={section.title}
      className="space-y-7 lg:[&_:is(input,select,textarea,button)]:scroll-mb-28"
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      {form.hasConflict && <ConflictPanel form={form} />}
      {parts.map(({ file, schema }) => {
        const errors = errorsAt(
          found.filter((problem) => problem.file === `${file.name}.json` && isHere(problem)),
          schema,
          form.typed[file.name],
        );
        return (
          <FormContext
            key={file.name}
            value={{
              heading: section.title,
              form: ids(file.name),
              errors,
              onChange: (path, value) => form.type(file.name, path, value),
              pictures: files.pictures,
              usual: (path) => usualValue(file.name, path),
              choiceNames: Object.fromEntries(files.ourArticles.map(({ slug, title }) => [slug, title])),
            }}
          >
            {errors.has("") && (
              <p role="alert" tabIndex={-1} className="text-sm font-strong text-alert">
                {file.name}.json: {errors.get("")}
              </p>
            )}
            <Fields schema={schema} path={[]} value={form.typed[file.name]} />
          </FormContext>
        );
      })}
      <div className="space-y-2 border-t border-line bg-paper py-3 lg:sticky lg:bottom-0 lg:z-10">
        {elsewhere.length > 0 && (
          <ul role="alert" tabIndex={-1} className="space-y-1 text-sm font-strong text-alert">
            {elsewhere.map((problem) => (
              <Elsewhere key={`${problem.file}/${placeName(problem.path)}/${problem.message}`} problem={problem} />
            ))}
          </ul>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" disabled={form.isPending || form.hasConflict}>
            Save
          </Button>
          {form.isTyped && !form.isPending && (
            <button type="button" className="min-h-11 text-sm font-strong text-action" onClick={form.drop}>
              Undo my changes
            </button>
          )}
          {!form.isTyped && <SavedLine isSaved={form.isSaved} isUnpublished={form.isUnpublished} publish={publish} />}
        </div>
        <StatusLine kind="problem">
          {form.isTooLong && "That is more text than this page can keep, so it was not taken. Put in less."}
        </StatusLine>
        <ActionError error={form.error} />
        <Doubts doubts={form.doubts} />
      </div>
    </form>
  );
}

/** What visitors do not see yet says so, with the way to where it is published. */
export const SavedLine = ({
  isSaved,
  isUnpublished,
  publish = "#publish",
}: {
  isSaved: boolean;
  isUnpublished: boolean;
  publish?: string | undefined;
}) => (
  <div className="flex min-h-11 items-center gap-x-2 text-sm">
    <div role="status" className={isSaved ? "font-strong text-good" : "text-muted"}>
      {isUnpublished ? "Saved, not published." : isSaved && "Saved."}
    </div>
    {isUnpublished && (
      <a href={publish} className="link inline-flex min-h-11 items-center">
        Publish
      </a>
    )}
  </div>
);

/** By the place of the field at which each is shown. */
function errorsAt(problems: readonly SiteProblem[], schema: FieldSchema, value: unknown): Map<string, string> {
  const errors = new Map<string, string>();
  for (const problem of problems) {
    const place = placeName(nearestShown(schema, value, problem.path));
    errors.set(place, [errors.get(place), problemText(problem)].filter(Boolean).join(" "));
  }
  return errors;
}

/** What is wrong in another section, or in none. */
export function Elsewhere({ problem }: { problem: SiteProblem }) {
  const section = sectionOf(problem.file, problem.path);
  return (
    <li>
      {section ? <Link href={`/your-site/${section.id}`}>{section.title}</Link> : problem.file}
      {`, ${problem.field ? `${problem.field}: ` : ""}${problemText(problem)}`}
    </li>
  );
}

/** What may be a slip. Whoever means it leaves it as it is. */
export const Doubts = ({ doubts }: { doubts: readonly SiteProblem[] }) =>
  doubts.length > 0 && (
    <Notice title="Is this meant?">
      <ul className="space-y-1">
        {doubts.map((doubt) => (
          <Elsewhere key={`${doubt.file}/${doubt.line}/${doubt.message}`} problem={doubt} />
        ))}
      </ul>
    </Notice>
  );

const BrokenFiles = ({ parts }: { parts: readonly SectionPart[] }) => (
  <div className="space-y-4 text-sm">
    {parts.map(({ file }) => (
      <div key={file.name} className="space-y-2">
        <p className="font-strong text-alert">
          {file.name}.json cannot be read: {file.problems[0]?.message ?? "it is no JSON"}.
        </p>
        <p>It was edited by hand, and is left as it is. Mend it there; then its fields are shown here again.</p>
        <pre className="max-h-96 overflow-auto border border-line bg-sheet p-3 text-xs">{file.text}</pre>
      </div>
    ))}
  </div>
);

/** Somebody else has saved the same section: both values, and whose shall be there. */
function ConflictPanel({ form }: { form: ReturnType<typeof useSection> }) {
  const { changedBy } = form;
  const differences = form.parts.flatMap(({ file, schema }) =>
    changedFields(schema, form.there[file.name], form.typed[file.name]),
  );
  return (
    <section aria-labelledby="conflict" role="alert" className="border border-alert bg-alert-wash p-4 text-sm">
      <h2 id="conflict" className="text-base">
        Changed {changedBy === "by hand" ? changedBy : `by ${changedBy || "somebody else"}`} in the meantime
      </h2>
      <p className="mt-1">What you typed is still below, and nothing is saved yet.</p>
      <dl className="mt-3 divide-y divide-line border-y border-line">
        {differences.map(({ label, before, after }) => (
          <div key={label} className="py-2">
            <dt className="font-strong">{label}</dt>
            <dd className="wrap-anywhere">Theirs: {before}</dd>
            <dd className="wrap-anywhere">Yours: {after}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="outline" onClick={form.keepMine}>
          Keep mine
        </Button>
        <Button look="outline" onClick={form.drop}>
          Take theirs
        </Button>
      </div>
    </section>
  );
}

/** What a section shows of its files, by their names. */
type Shown = Readonly<Record<string, unknown>>;

interface SectionPart {
  file: SiteFile;
  schema: FieldSchema;
}

/** Whether visitors see something else of what a section shows. */
export const isUnpublished = ({ parts }: Section, { files }: SiteFiles): boolean =>
  parts.some((part) => files.find(({ name }) => name === part.file)?.unpublished.some((path) => showsPath(part, path)));

export const draftName = ({ id }: Section): string => `your-site:${id}`;

const partsOf = (section: Section, { files }: SiteFiles): SectionPart[] =>
  section.parts.map((part) => {
    const file = files.find(({ name }) => name === part.file);
    if (!file) throw new Error(`The server knows no ${part.file}.json.`);
    return { file, schema: shownSchema(file.schema, part) };
  });

const shownOf = (parts: readonly SectionPart[]): Shown =>
  Object.fromEntries(parts.map(({ file, schema }) => [file.name, pick(schema, file.value ?? {})]));

/** A section as it is typed: a draft until it is saved, which a reload or a lost connection does not take away. */
function useSection(section: Section, files: SiteFiles) {
  const name = draftName(section);
  const draft = useDraft(name);
  const parts = partsOf(section, files);
  const there = shownOf(parts);
  const asThere = { section: there };
  const { section: typed } = shownValues(draft, asThere);
  const save = useSaveFiles();
  const [refused, setRefused] = useState<readonly SiteProblem[]>();
  const [isSaved, setSaved] = useState(false);
  const [doubts, setDoubts] = useState<readonly SiteProblem[]>([]);
  const [isTooLong, setTooLong] = useState(false);
  const [changedBy, setChangedBy] = useState("");

  const write = (next: Shown) => {
    setSaved(false);
    // A browser keeps about five million characters.
    try {
      writeDraft(name, typeOver(draft, asThere, { section: next }));
      setTooLong(false);
    } catch {
      setTooLong(true);
    }
  };
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
    isTyped: draft !== "",
    isSaved,
    isUnpublished: isUnpublished(section, files),
    /** What was typed last was not taken. */
    isTooLong,
    isPending: save.isPending,
    error: save.error,
    refused,
    /** What was saved, and may be a slip. */
    doubts,
    /** Somebody else has changed in the meantime what was typed over. */
    hasConflict: hasChangedMeanwhile(draft, asThere) && !save.isPending && !same(typed, there),
    /** Who, where the server has said so. */
    changedBy,
    type: (file: string, path: Path, value: unknown) =>
      write({ ...typed, [file]: withValue(typed[file], path, value) }),
    drop: () => {
      setRefused(undefined);
      writeDraft(name, "");
    },
    /** What was typed is meant in place of what is there now. */
    keepMine: () => writeDraft(name, typeOver("", asThere, { section: typed })),
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
          const isAsItWas = draft
            ? !hasChangedMeanwhile(draft, { section: shownOf(newer) })
            : same(shownOf(newer), there);
          // It was another section of the same file.
          if (isAsItWas) result = await send(newer, cleaned);
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

interface ChangedField {
  /** 'Office address, City' */
  label: string;
  before: string;
  after: string;
}

/** A value in one line, for people. */
function inWords(schema: FieldSchema, value: unknown): string {
  if (value === undefined || value === null || value === "") return "nothing";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return /rupees|charged/i.test(schema.title ?? "") ? rupees(value) : String(value);
  if (typeof value === "string") return schema.enum ? choiceName(value) : value;
  if (Array.isArray(value))
    return value.length === 0 ? "nothing" : value.map((row) => inWords(schema.items ?? {}, row)).join("; ");
  if (!isRecord(value)) return String(value);
  return Object.entries(value)
    .map(([key, inner]) => inWords(schema.properties?.[key] ?? {}, inner))
    .join(", ");
}

/** Which fields differ between two values of a file, by their names. */
function changedFields(schema: FieldSchema, before: unknown, after: unknown, label = ""): ChangedField[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (schema.type !== "object" || !(isRecord(before) || isRecord(after)))
    return [{ label, before: inWords(schema, before), after: inWords(schema, after) }];
  const [old, now] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((key) => {
    const inner = schema.properties?.[key] ?? {};
    return changedFields(inner, old[key], now[key], [label, inner.title ?? key].filter(Boolean).join(", "));
  });
}

/** What the site says where an owner's file says nothing, as that file would say it; of services the words, for the fees are the owner's. */
const usual: Readonly<Record<string, unknown>> = {
  services: { services: sampleServices.services.map(({ fee: _, ...words }) => words) },
  whatsapp: whatsappTexts,
  prices: Object.fromEntries(
    setTexts.map(({ structure, offers }) => [
      structure,
      Object.fromEntries(offers.map(({ tier, features, notIncluded }) => [tier, { features, notIncluded }])),
    ]),
  ),
};

const usualValue = (file: string, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), usual[file]);
