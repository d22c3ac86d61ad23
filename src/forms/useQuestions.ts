import { type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { FieldQuestion } from "../../domain/forms/questions.ts";

export type FindQuestions = (data: FormData) => FieldQuestion[];

/** Asks once about what looks mistyped, before a form is sent. */
export function useQuestions(form: RefObject<HTMLFormElement | null>, find: FindQuestions = () => []) {
  const [questions, setQuestions] = useState<FieldQuestion[]>([]);
  /** What was asked about and is to stay as it was typed, by field. */
  const kept = useRef<Record<string, string>>({});

  const inputOf = ({ field }: FieldQuestion) => form.current?.elements.namedItem(field) as HTMLInputElement | null;

  /** Shows what is still to be asked; true if there is something. */
  function ask(data: FormData): boolean {
    const open = find(data).filter(({ field }) => kept.current[field] !== data.get(field));
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
