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

/** What was typed over what was there then. */
interface Typed {
  over: Values;
  values: Values;
}

const read = (draft: string): Typed => (draft ? JSON.parse(draft) : { over: {}, values: {} });

/** The draft after something was typed; empty as soon as it says what is there anyway. */
export function typeOver(draft: string, there: Values, values: Values): string {
  const typed = read(draft);
  const different = Object.entries({ ...typed.values, ...values }).filter(([field, value]) => value !== there[field]);
  if (different.length === 0) return "";
  return JSON.stringify({ over: draft ? typed.over : there, values: Object.fromEntries(different) } satisfies Typed);
}

/** What the form shows: what was typed, and for the rest what is there now. */
export const shownValues = <Fields extends Values>(draft: string, there: Fields): Fields => ({
  ...there,
  ...read(draft).values,
});

/** Whether somebody else has changed it since it was typed over. */
export const hasChangedMeanwhile = (draft: string, there: Values): boolean =>
  Object.entries(read(draft).over).some(([field, value]) => value !== there[field]);

/** After these were saved: what was typed in their place in the meantime stays. */
export function withoutSaved(draft: string, saved: Values): string {
  const { over, values } = read(draft);
  const later = Object.entries(values).filter(([field, value]) => value !== saved[field]);
  return later.length === 0 ? "" : JSON.stringify({ over, values: Object.fromEntries(later) } satisfies Typed);
}
