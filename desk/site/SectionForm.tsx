import { useEffect, useRef } from "react";
import { Link } from "wouter";
import type { FieldSchema } from "../../content/owner/files.ts";
import { Button } from "../../src/ui/Button.tsx";
import { Notice, StatusLine } from "../../src/ui/notices.tsx";
import { ActionError } from "../ui/ActionError.tsx";
import { ConflictPanel } from "./ConflictPanel.tsx";
import type { SiteFiles, SiteProblem } from "./files-api.ts";
import { FormContext, placeName } from "./form/FormContext.ts";
import { problemText } from "./form/form-words.ts";
import { Fields } from "./form/SchemaField.tsx";
import { nearestShown } from "./form/values.ts";
import { type Section, sectionOf, showsPath } from "./sections.ts";
import { type SectionPart, useSection } from "./useSection.ts";
import { usualValue } from "./usual.ts";

/** The fields of a section and the button that saves them. */
export function SectionForm({ section, files }: { section: Section; files: SiteFiles }) {
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
          <p className="min-w-40 grow basis-0 text-sm text-muted">
            Saved is not published: visitors see nothing of it yet.
          </p>
        </div>
        <StatusLine kind="problem">
          {form.isTooLong && "That is more text than this page can keep, so it was not taken. Put in less."}
        </StatusLine>
        <ActionError error={form.error} />
        <StatusLine kind="good">{form.isSaved && !form.isTyped && "Saved."}</StatusLine>
        <Doubts doubts={form.doubts} />
      </div>
    </form>
  );
}

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
