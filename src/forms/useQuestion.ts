import { type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { PhoneQuestion, QuestionWords } from "../../domain/forms/questions.ts";

export type LeadParts = typeof import("./lead-parts.ts");

/** Fetched while the form is filled in; without a connection there is nothing to ask, and sending says why. */
export const loadLeadParts = (): Promise<LeadParts | undefined> => import("./lead-parts.ts").catch(() => undefined);

/** Asks once about a number that looks incomplete, before a form is sent. */
export function useQuestion(
  form: RefObject<HTMLFormElement | null>,
  lead: "quick" | "contact" | undefined,
  words?: QuestionWords,
) {
  const [question, setQuestion] = useState<PhoneQuestion>();
  /** The number that was asked about and is to stay as it was typed. */
  const kept = useRef("");

  const typed = () => (form.current?.elements.namedItem("phone") as HTMLInputElement | null)?.value ?? "";

  /** Shows what is still to be asked; true if there is something. */
  async function ask(): Promise<boolean> {
    const phone = typed();
    const parts = lead && (await loadLeadParts());
    const open = lead && phone !== kept.current ? parts?.phoneQuestion(lead, phone, words) : undefined;
    setQuestion(open);
    return open !== undefined;
  }

  function onKeep() {
    kept.current = typed();
    flushSync(() => setQuestion(undefined));
    form.current?.requestSubmit();
  }

  return { ask, clear: () => setQuestion(undefined), questionProps: { question, onKeep } };
}
