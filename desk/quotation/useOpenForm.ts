import { useRef } from "react";
import { useDraft } from "../ui/useDraft.ts";
import type { Values } from "./edits.ts";

/** Which form is open, and what was typed into it. */
interface OpenForm {
  /** 'begin', 'basis', 'contents', 'add', 'withdraw', or 'line-ID'. */
  name: string;
  values: Values;
}

export interface FormState {
  open: OpenForm | undefined;
  /** Opens one in place of the other. */
  show: (name: string, values: Values) => void;
  type: (field: string, text: string) => void;
  /** The focus goes back to the button that opened it. */
  close: () => void;
  /** Whether somebody has just opened it: one that is there after a reload leaves the focus alone. */
  takeFocus: () => boolean;
}

/** The id of the button that opens a form. */
export const openerId = (name: string): string => `open-quotation-${name}`;

/** One form at a time. What was typed outlives a reload, an ended session and a server that is away. */
export function useOpenForm(enquiryId: string): FormState {
  const [text, setText] = useDraft(`quotation:${enquiryId}`);
  const isNew = useRef(false);
  const open = text ? (JSON.parse(text) as OpenForm) : undefined;
  const write = (form: OpenForm) => setText(JSON.stringify(form));
  return {
    open,
    show(name, values) {
      isNew.current = true;
      write({ name, values });
    },
    type(field, typed) {
      if (open) write({ ...open, values: { ...open.values, [field]: typed } });
    },
    close() {
      setText("");
      if (open) requestAnimationFrame(() => document.getElementById(openerId(open.name))?.focus());
    },
    takeFocus() {
      const wants = isNew.current;
      isNew.current = false;
      return wants;
    },
  };
}
