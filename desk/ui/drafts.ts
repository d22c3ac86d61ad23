import type { UseMutationResult } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

/** What is being typed, by the field names of a form. */
export type Values = Readonly<Record<string, string>>;

const prefix = "desk-draft:";
const listeners = new Set<() => void>();

export const readDraft = (name: string): string => sessionStorage.getItem(prefix + name) ?? "";

export function writeDraft(name: string, text: string): void {
  if (text === "") sessionStorage.removeItem(prefix + name);
  else sessionStorage.setItem(prefix + name, text);
  for (const listener of listeners) listener();
}

/** Under which name the note about an enquiry is kept while it is typed. */
export const noteDraft = (id: string): string => `call:${id}`;

/** Text that outlives the page: a reload, an ended session, a server that is away. */
export const useDraft = (name: string): string =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => readDraft(name),
  );

/** Of one enquiry, or all of them: after signing out nothing that was typed stays on the device. */
export function dropDrafts(about = ""): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(prefix) && key.endsWith(about)) writeDraft(key.slice(prefix.length), "");
}

/** Of a form of texts; a section of the owner's site is one value with all its fields. */
type AnyValues = Readonly<Record<string, unknown>>;

/** What was typed over what was there then. */
interface Typed {
  over: AnyValues;
  values: AnyValues;
}

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const read = (draft: string): Typed => (draft ? JSON.parse(draft) : { over: {}, values: {} });

/** The draft after something was typed; empty as soon as it says what is there anyway. */
export function typeOver(draft: string, there: AnyValues, values: AnyValues): string {
  const typed = read(draft);
  const different = Object.entries({ ...typed.values, ...values }).filter(
    ([field, value]) => !same(value, there[field]),
  );
  if (different.length === 0) return "";
  return JSON.stringify({ over: draft ? typed.over : there, values: Object.fromEntries(different) } satisfies Typed);
}

/** What the form shows: what was typed, and for the rest what is there now. */
export const shownValues = <Fields extends AnyValues>(draft: string, there: Fields): Fields => ({
  ...there,
  ...read(draft).values,
});

/** Whether somebody else has changed it since it was typed over. */
export const hasChangedMeanwhile = (draft: string, there: AnyValues): boolean =>
  Object.entries(read(draft).over).some(([field, value]) => !same(value, there[field]));

/** After these were saved: what was typed in their place in the meantime stays. */
export function withoutSaved(draft: string, saved: Values): string {
  const { over, values } = read(draft);
  const later = Object.entries(values).filter(([field, value]) => value !== saved[field]);
  return later.length === 0 ? "" : JSON.stringify({ over, values: Object.fromEntries(later) } satisfies Typed);
}

/** What a form needs of an action; desk/shell/action.ts makes it happen once, and brings the newer state if somebody was faster. */
type Action<Said> = Pick<UseMutationResult<unknown, Error, Said>, "mutateAsync" | "isPending" | "error">;

export type FormState = Pick<ReturnType<typeof useActionForm>, "isPending" | "error">;

/**
 * A form about an enquiry or an application. What is typed is a draft until it is saved; a field that nobody touched follows what is
 * there. `form` begins the ids of its fields.
 */
export function useActionForm<Fields extends Values, Said>(
  form: string,
  about: string,
  there: Fields,
  { mutateAsync, isPending, error }: Action<Said>,
) {
  const name = `${form}:${about}`;
  const draft = useDraft(name);
  const values = shownValues(draft, there);
  const type = (typed: Partial<Fields>) => writeDraft(name, typeOver(readDraft(name), there, typed as Values));
  return {
    values,
    type,
    isTyped: draft !== "",
    hasChangedMeanwhile: hasChangedMeanwhile(draft, there),
    isPending,
    error,
    /** For a field, a select or a text area. */
    field: (field: keyof Fields & string) => ({
      form,
      name: field,
      value: values[field],
      onChange: ({ target }: { target: { value: string } }) =>
        type({ [field]: target.value } as unknown as Partial<Fields>),
    }),
    drop: () => writeDraft(name, ""),
    /** Also when the page has gone on to something else by the time it is done. */
    save: (said: Said, onDone?: (isStillTyped: boolean) => void) =>
      mutateAsync(said).then(
        () => {
          writeDraft(name, withoutSaved(readDraft(name), values));
          onDone?.(readDraft(name) !== "");
        },
        // The form says what went wrong.
        () => {},
      ),
  };
}
