import { useCallback, useEffect, useState } from "react";
import type { Template } from "../../../content/schemas/template.ts";
import { fillInCopy as copy } from "../../../content/templates/template-library.ts";
import { draftKey, readDraft, writeDraft } from "../../../domain/templates/draft.ts";
import { initialOptions, initialValues, type Values } from "../../../domain/templates/fill.ts";

export type DraftSettings = ReturnType<typeof useDraft>["draft"];

/** What is typed, and the copy of it that this browser keeps only if the visitor asks. */
export function useDraft(template: Template) {
  const key = draftKey(template.id);
  const [found] = useState(() => readDraft(readKept(key)));
  const [values, setValues] = useState(() => ({ ...initialValues(template), ...found?.values }));
  const [options, setOptions] = useState(() => ({ ...initialOptions(template), ...found?.options }));
  const [first, setFirst] = useState({ values, options });
  const [kept, setKeptState] = useState(found !== undefined);
  const [message, setMessage] = useState<string>(found ? copy.restored : "");

  useEffect(() => {
    if (!kept) return;
    try {
      localStorage.setItem(key, writeDraft({ values, options }));
    } catch {
      setKeptState(false);
      setMessage(copy.cannotKeep);
    }
  }, [kept, key, values, options]);

  const setKept = useCallback(
    (on: boolean) => {
      setKeptState(on);
      setMessage("");
      if (!on) removeKept(key);
    },
    [key],
  );
  const remove = useCallback(() => {
    setKept(false);
    setMessage(copy.deleted);
  }, [setKept]);

  /** Values that the visitor did not type: putting them in does not count as a change. */
  const addValues = (more: Values) => {
    const next = { ...values, ...more };
    if (values === first.values) setFirst({ ...first, values: next });
    setValues(next);
  };

  const changed = values !== first.values || options !== first.options;
  return { values, setValues, addValues, options, setOptions, draft: { kept, setKept, remove, message, changed } };
}

function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function removeKept(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to remove.
  }
}
