import type { UseMutationResult } from "@tanstack/react-query";
import { useRef } from "react";
import { readDraft, useDraft } from "../ui/useDraft.ts";
import type { Values } from "./edits.ts";

/** Which form is open, and what was typed into it. */
interface OpenForm {
  /** 'begin', 'basis', 'contents', 'add', 'withdraw-ID' or 'line-ID'. */
  name: string;
  values: Values;
}

/** What was typed, by the names of the forms. */
interface Typed {
  open?: string | undefined;
  /** Whether somebody has typed into the one that is open. */
  changed?: boolean;
  forms: Readonly<Record<string, Values>>;
}

export interface FormState {
  open: OpenForm | undefined;
  /** Opens one in place of the other, which keeps what was typed into it; these values are those of a new one. */
  show: (name: string, values: Values) => void;
  type: (field: string, text: string) => void;
  /** The focus goes back to the button that opened it. */
  close: () => void;
  /** After it was saved; unless something else is being typed by then. */
  closeSaved: () => void;
  /** Whether somebody has just opened it: one that is there after a reload leaves the focus alone. */
  takeFocus: () => boolean;
  /** Why it was not saved. */
  error: Error | null;
}

/** The id of the button that opens a form. */
export const openerId = (name: string): string => `open-quotation-${name}`;

/** One form at a time. What was typed outlives a reload, an ended session and a server that is away. */
export function useOpenForm(
  enquiryId: string,
  action: Pick<UseMutationResult, "error" | "reset">,
  /** Those that have a place on the page now. */
  names: readonly string[],
): FormState {
  const name = `quotation:${enquiryId}`;
  const [text, setText] = useDraft(name);
  const isNew = useRef(false);
  const typed: Typed = text ? JSON.parse(text) : { forms: {} };
  const shown = names.find((each) => each === typed.open);
  const open = shown === undefined ? undefined : { name: shown, values: typed.forms[shown] ?? {} };
  const write = (next: Typed) => setText(Object.keys(next.forms).length > 0 ? JSON.stringify(next) : "");
  const { [open?.name ?? ""]: _, ...others } = typed.forms;
  const close = () => {
    write({ forms: others });
    if (open) requestAnimationFrame(() => document.getElementById(openerId(open.name))?.focus());
  };
  return {
    open,
    error: action.error,
    show(form, values) {
      action.reset();
      isNew.current = true;
      const kept = typed.changed ? typed.forms : others;
      write({ open: form, changed: form in kept, forms: { [form]: values, ...kept } });
    },
    type(field, value) {
      if (open)
        write({ ...typed, changed: true, forms: { ...typed.forms, [open.name]: { ...open.values, [field]: value } } });
    },
    close,
    closeSaved() {
      if (readDraft(name) === text) close();
    },
    takeFocus() {
      const wants = isNew.current;
      isNew.current = false;
      return wants;
    },
  };
}
