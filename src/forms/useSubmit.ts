import { type RefObject, type SubmitEvent, type SyntheticEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type PhoneQuestion, phoneQuestion, type QuestionWords } from "../../domain/forms/enquiry-fields.ts";
import { type Campaign, campaignFields, hiddenFields, isLeftIn, readCampaign } from "../../domain/forms/form.ts";
import { whenEmpty, whenWrong } from "../../domain/forms/messages.ts";
import type { FieldProblem } from "./FormParts.tsx";
import {
  type Rejection,
  readResult,
  resetAfterMs,
  type SentForm,
  type SubmitResult,
  successAfterMs,
  textValue,
} from "./submit-result.ts";

/** Campaign parameters outlive the landing page: campaign.client.ts keeps them for this visit. */
export function visitCampaign(): Campaign {
  let search = location.search;
  try {
    search = sessionStorage.getItem("campaign") ?? search;
  } catch {
    // Storage is switched off: the address of this page is all there is.
  }
  const parameters = new URLSearchParams(search);
  return readCampaign((name) => parameters.get(name));
}

type Errors<Field extends string> = Partial<Record<Field, string>>;

interface Options<Field extends string> {
  action: string;
  /** The form's own rules; a form that leaves validation to the browser has none. */
  validate?: (data: FormData) => Errors<Field>;
  /** A form that asks for a call: it asks about a number that looks incomplete, and says what happens next. */
  lead?: "quick" | "contact";
  onSent?: () => void;
  /** Of a form in another language. */
  questionWords?: QuestionWords;
  /** How long success is shown before the form is empty again; 0 for a form that closes on success. */
  resetAfter?: number;
}

/** With its button disabled or the form covered, the browser drops the focus; a visitor who went on elsewhere keeps it. */
const focusIsFree = (form: HTMLFormElement | null) =>
  document.activeElement === document.body || form?.contains(document.activeElement);

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function post<Field extends string>(action: string, body: FormData): Promise<SubmitResult<Field>> {
  try {
    const response = await fetch(action, { method: "POST", body, headers: { Accept: "application/json" } });
    return readResult(response.status, await response.json().catch(() => null));
  } catch {
    return { kind: "rejected", reason: "unreachable" };
  }
}

/** idle → 'Submitting...' → success → an empty form again; or back to the form with messages and everything typed. */
export function useSubmit<Field extends string>(options: Options<Field>) {
  const { action, validate, lead, onSent, questionWords, resetAfter = resetAfterMs } = options;
  const form = useRef<HTMLFormElement>(null);
  const [stage, setStage] = useState<"idle" | "submitting" | "sent">("idle");
  const [errors, setErrors] = useState<Errors<Field>>({});
  /** All that was wrong when the form was last sent. */
  const [found, setFound] = useState<FieldProblem[]>([]);
  const [problem, setProblem] = useState<Rejection>();
  const { ask, clear, questionProps } = useQuestion(form, lead, questionWords);
  /** The last message that arrived, which is known after the form is empty again, until the next is sent. */
  const [received, setReceived] = useState<SentForm>();
  /** What was sent is in the form once more. */
  const [correcting, setCorrecting] = useState(false);
  const emptyLater = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Takes the focus when the form was sent; a form without it keeps the focus on its button. */
  const success = useRef<HTMLHeadingElement>(null);
  /** A form can be filled in as soon as it is seen, long before it is hydrated: 0 stands for the start of the page. */
  const startedAt = useRef(0);
  const lastTry = useRef({ text: "", key: "" });

  function showErrors(errors: Errors<Field>) {
    setErrors(errors);
    setFound(Object.entries<string>(errors as Record<Field, string>).map(([field, message]) => ({ field, message })));
    const first = [...(form.current?.elements ?? [])].find((field) => (field as HTMLInputElement).name in errors);
    // A field in a fold cannot take the focus before the fold is open.
    first?.closest("details")?.setAttribute("open", "");
    (first as HTMLElement | undefined)?.focus();
  }

  /** On the answer of the question, which appears as it is asked. */
  const focusQuestion = () =>
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[data-question] button")?.focus());

  const focusButton = () => form.current?.querySelector<HTMLElement>("[type=submit]")?.focus();

  function showSuccess() {
    flushSync(() => setStage("sent"));
    if (!focusIsFree(form.current)) return;
    if (!success.current) return focusButton();
    success.current.focus({ preventScroll: true });
    success.current.closest("[role=status]")?.scrollIntoView({ block: "nearest" });
  }

  /** An empty form. */
  function startAnew() {
    form.current?.reset();
    for (const fold of form.current?.querySelectorAll("details[open]") ?? []) fold.removeAttribute("open");
    startedAt.current = Date.now();
    setCorrecting(false);
    setStage("idle");
  }

  /** The form as it was sent, to be sent again with a number that is right. */
  function onCorrect() {
    clearTimeout(emptyLater.current);
    const { data } = received!;
    flushSync(() => {
      setReceived(undefined);
      setCorrecting(true);
      setStage("idle");
    });
    form.current?.dispatchEvent(new Event("putback"));
    for (const field of form.current?.querySelectorAll<HTMLInputElement>("[name]:not([type=hidden])") ?? []) {
      if (field.type === "checkbox") field.checked = data.has(field.name);
      else field.value = textValue(data, field.name);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
    const phone = form.current?.elements.namedItem("phone") as HTMLInputElement | null;
    phone?.focus();
    phone?.select();
  }

  /** Equal values get one key, so that a second try of a message that did arrive is not stored twice. */
  function idempotencyKey(data: FormData): string {
    const text = JSON.stringify(
      [...data].map(([name, value]) => [name, value instanceof File ? [value.name, value.size] : value]),
    );
    if (lastTry.current.text !== text) lastTry.current = { text, key: crypto.randomUUID() };
    return lastTry.current.key;
  }

  function formData(): FormData {
    const data = new FormData(form.current ?? undefined);
    if (isLeftIn("page", (field) => textValue(data, field))) {
      data.set(hiddenFields.page, location.pathname);
      const campaign = visitCampaign();
      for (const name of campaignFields) if (campaign[name]) data.set(name, campaign[name]);
    }
    data.set(hiddenFields.idempotencyKey, idempotencyKey(data));
    data.set(hiddenFields.startedAt, String(Math.round(startedAt.current || performance.timeOrigin)));
    return data;
  }

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (stage !== "idle") return;
    const data = formData();
    const wrong = validate?.(data) ?? {};
    setProblem(undefined);
    setReceived(undefined);
    if (Object.keys(wrong).length > 0) {
      ask();
      return showErrors(wrong);
    }
    showErrors({});
    setStage("submitting");
    if (ask()) {
      flushSync(() => setStage("idle"));
      return focusQuestion();
    }
    const [result] = await Promise.all([post<Field>(action, data), wait(successAfterMs)]);
    if (result.kind === "accepted") {
      lastTry.current = { text: "", key: "" };
      setReceived({ at: new Date(), data, stored: result.stored });
      onSent?.();
      if (resetAfter === 0) return startAnew();
      showSuccess();
      emptyLater.current = setTimeout(startAnew, resetAfter);
      return;
    }
    flushSync(() => setStage("idle"));
    if (result.kind === "errors") return showErrors(result.errors);
    setProblem(result.reason);
    if (focusIsFree(form.current)) focusButton();
  }

  /** Editing a field clears that field's error. */
  function onInput(event: SyntheticEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement;
    if (name === "phone") clear();
    if (name in errors) setErrors(({ [name as Field]: _, ...rest }) => rest as Errors<Field>);
  }

  /** For a form that the browser validates: what to do goes under the field, in place of the browser's bubble. */
  function onInvalidCapture(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.target as HTMLInputElement;
    const isFirst = field === form.current?.querySelector(":invalid");
    const ours = field.validity.valueMissing ? whenEmpty(field.name) : whenWrong(field.name);
    const message = ours ?? field.validationMessage;
    setErrors((before) => ({ ...(isFirst ? {} : before), [field.name]: message }));
    setFound((before) => [...(isFirst ? [] : before), { field: field.name, message }]);
    setReceived(undefined);
    if (isFirst) field.focus();
    if (isFirst) ask();
  }

  const problems = found.map((one) => ({ ...one, edited: !(one.field in errors) }));
  const handlers = { onSubmit, onInput, onInvalidCapture };
  return {
    form,
    success,
    stage,
    errors,
    problems,
    problem,
    received,
    correcting,
    onCorrect,
    questionProps,
    ...handlers,
  };
}

/** Asks once about a number that looks incomplete, before a form is sent. */
function useQuestion(
  form: RefObject<HTMLFormElement | null>,
  lead: "quick" | "contact" | undefined,
  words?: QuestionWords,
) {
  const [question, setQuestion] = useState<PhoneQuestion>();
  /** The number that was asked about and is to stay as it was typed. */
  const kept = useRef("");

  const typed = () => (form.current?.elements.namedItem("phone") as HTMLInputElement | null)?.value ?? "";

  /** Shows what is still to be asked; true if there is something. */
  function ask(): boolean {
    const phone = typed();
    const open = lead && phone !== kept.current ? phoneQuestion(lead, phone, words) : undefined;
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
