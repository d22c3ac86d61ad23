import { type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { FieldQuestion, QuestionWords } from "../../domain/forms/questions.ts";

export type LeadParts = typeof import("./lead-parts.ts");

/** Fetched while the form is filled in; without a connection there is nothing to ask, and sending says why. */
export const loadLeadParts = (): Promise<LeadParts | undefined> => import("./lead-parts.ts").catch(() => undefined);

/** Asks once about what looks mistyped, before a form is sent. */
export function useQuestions(
  form: RefObject<HTMLFormElement | null>,
  lead: "quick" | "contact" | undefined,
  words?: QuestionWords,
) {
  const [questions, setQuestions] = useState<FieldQuestion[]>([]);
  /** What was asked about and is to stay as it was typed, by field. */
  const kept = useRef<Record<string, string>>({});

  const inputOf = ({ field }: FieldQuestion) => form.current?.elements.namedItem(field) as HTMLInputElement | null;

  /** Shows what is still to be asked; true if there is something. */
  async function ask(data: FormData): Promise<boolean> {
    const parts = lead && (await loadLeadParts());
    const typed = { email: String(data.get("email") ?? ""), phone: String(data.get("phone") ?? "") };
    const found = parts && lead ? parts.findQuestions(lead, typed, words) : [];
    const open = found.filter(({ field }) => kept.current[field] !== typed[field]);
    setQuestions(open);
    return open.length > 0;
  }

  const clear = (field: string) => setQuestions((before) => before.filter((each) => each.field !== field));

  /** With the last question answered the form goes on its way. */
  function answer(question: FieldQuestion) {
    const [next, ...others] = questions.filter((each) => each !== question);
    flushSync(() => setQuestions(next ? [next, ...others] : []));
    if (next) inputOf(next)?.focus();
    else form.current?.requestSubmit();
  }

  function onUse(question: FieldQuestion) {
    const input = inputOf(question);
    if (!input || !question.suggestion) return;
    input.value = question.suggestion;
    // As if it had been typed: the field's message goes.
    input.dispatchEvent(new Event("input", { bubbles: true }));
    answer(question);
  }

  function onKeep(question: FieldQuestion) {
    kept.current[question.field] = inputOf(question)?.value ?? "";
    answer(question);
  }

  const questionProps = (field: FieldQuestion["field"]) => ({
    question: questions.find((each) => each.field === field),
    onUse,
    onKeep,
  });
  return { ask, clear, questionProps };
}
