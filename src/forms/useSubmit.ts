import { type FormEvent, useEffect, useRef, useState } from "react";
import { campaignFields, hiddenFields, readCampaign } from "../../domain/forms/form.ts";
import { readResult, rejectionMessages, resetAfterMs, type SubmitResult, successAfterMs } from "./submit-result.ts";

type Errors<Field extends string> = Partial<Record<Field, string>>;

interface Options<Field extends string> {
  action: string;
  /** The form's own rules; a form that leaves validation to the browser has none. */
  validate?: (data: FormData) => Errors<Field>;
  onSent?: () => void;
  /** How long success is shown before the form is empty again; 0 for a form that closes on success. */
  resetAfter?: number;
}

export interface Received {
  at: Date;
  data: FormData;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export const textValue = (data: FormData, name: string): string => String(data.get(name) ?? "");

/** Campaign parameters outlive the landing page: campaign.client.ts keeps them for this visit. */
function visitCampaign() {
  let search = location.search;
  try {
    search = sessionStorage.getItem("campaign") ?? search;
  } catch {
    // Storage is switched off: the address of this page is all there is.
  }
  const parameters = new URLSearchParams(search);
  return readCampaign((name) => parameters.get(name));
}

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
  const { action, validate, onSent, resetAfter = resetAfterMs } = options;
  const form = useRef<HTMLFormElement>(null);
  const [stage, setStage] = useState<"idle" | "submitting" | "sent">("idle");
  const [errors, setErrors] = useState<Errors<Field>>({});
  const [problem, setProblem] = useState("");
  /** The last message that arrived, which is known after the form is empty again. */
  const [received, setReceived] = useState<Received>();
  const startedAt = useRef("");
  const lastTry = useRef({ text: "", key: "" });

  useEffect(() => {
    startedAt.current = String(Date.now());
  }, []);

  function showErrors(found: Errors<Field>) {
    setErrors(found);
    const first = [...(form.current?.elements ?? [])].find((field) => (field as HTMLInputElement).name in found);
    (first as HTMLElement | undefined)?.focus();
  }

  /** The same values get the same key, so that a second try of a message that did arrive is not stored twice. */
  function idempotencyKey(data: FormData): string {
    const text = JSON.stringify(
      [...data].map(([name, value]) => [name, value instanceof File ? [value.name, value.size] : value]),
    );
    if (lastTry.current.text !== text) lastTry.current = { text, key: crypto.randomUUID() };
    return lastTry.current.key;
  }

  function formData(): FormData {
    const data = new FormData(form.current ?? undefined);
    data.set(hiddenFields.page, location.pathname);
    const campaign = visitCampaign();
    for (const name of campaignFields) if (campaign[name]) data.set(name, campaign[name]);
    data.set(hiddenFields.idempotencyKey, idempotencyKey(data));
    data.set(hiddenFields.startedAt, startedAt.current);
    return data;
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (stage !== "idle") return;
    const data = formData();
    const found = validate?.(data) ?? {};
    setProblem("");
    if (Object.keys(found).length > 0) return showErrors(found);
    setErrors({});
    setStage("submitting");
    const [result] = await Promise.all([post<Field>(action, data), wait(successAfterMs)]);
    if (result.kind === "accepted") {
      lastTry.current = { text: "", key: "" };
      setReceived({ at: new Date(), data });
      setStage("sent");
      onSent?.();
      if (resetAfter > 0) await wait(resetAfter);
      form.current?.reset();
      startedAt.current = String(Date.now());
      setStage("idle");
      return;
    }
    setStage("idle");
    if (result.kind === "errors") showErrors(result.errors);
    else setProblem(rejectionMessages[result.reason]);
  }

  /** Editing a field clears that field's error. */
  function onInput(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement;
    if (name in errors) setErrors(({ [name as Field]: _, ...rest }) => rest as Errors<Field>);
  }

  /** For a form that the browser validates: its message goes under the field, in place of the browser's bubble. */
  function onInvalidCapture(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.target as HTMLInputElement;
    setErrors((found) => ({ ...found, [field.name]: field.validationMessage }));
    if (field === form.current?.querySelector(":invalid")) field.focus();
  }

  return { form, stage, errors, problem, received, onSubmit, onInput, onInvalidCapture };
}
