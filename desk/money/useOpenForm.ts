import { useRef } from "react";
import { readDraft, useDraft, type Values, writeDraft } from "../ui/drafts.ts";
import { useActionForm } from "../ui/useActionForm.ts";
import type { useQuotationAction } from "./quotation-api.ts";

/** The id of the button that opens a form. */
export const openerId = (name: string): string => `open-quotation-${name}`;

export type OpenForm = ReturnType<typeof useOpenForm>;

/** One form at a time; another in its place leaves what was typed into it. */
export function useOpenForm(
  enquiryId: string,
  action: ReturnType<typeof useQuotationAction>,
  /** What is there, by the names of the forms that have a place on the page now: what was typed into others is kept for when they have. */
  forms: Readonly<Record<string, Values>>,
) {
  const opened = `quotation:${enquiryId}`;
  const name = useDraft(opened);
  const open = name in forms ? name : undefined;
  const form = useActionForm(`quotation-${open}`, enquiryId, forms[open ?? ""] ?? {}, action);
  const isNew = useRef(false);
  const close = () => {
    form.drop();
    writeDraft(opened, "");
    if (open) requestAnimationFrame(() => document.getElementById(openerId(open))?.focus());
  };
  return {
    ...form,
    open,
    show(next: string) {
      action.reset();
      isNew.current = true;
      writeDraft(opened, next);
    },
    /** The focus goes back to the button that opened it. */
    close,
    /** Closes it, unless something else is being typed by then. */
    save: (said: Parameters<typeof form.save>[0], onDone?: () => void) =>
      form.save(said, (isStillTyped) => {
        onDone?.();
        if (!isStillTyped && readDraft(opened) === name) close();
      }),
    /** Whether somebody has just opened it: one that is there after a reload leaves the focus alone. */
    takeFocus() {
      const wants = isNew.current;
      isNew.current = false;
      return wants;
    },
  };
}
