/** How long a form takes between its states, in milliseconds. */
export const successAfterMs = 1000;
export const resetAfterMs = 3000;

export type Answer<Field extends string> =
  | { kind: "taken" }
  | { kind: "faults"; errors: Partial<Record<Field, string>> }
  | { kind: "refused"; reason: "busy" | "too-large" | "unreachable" };

/** What an answer of the API means to the person at the form. */
export function readAnswer<Field extends string>(status: number, body: unknown): Answer<Field> {
  if (status === 200 || status === 201 || status === 202) return { kind: "taken" };
  const errors = (body as { errors?: Partial<Record<Field, string>> } | null)?.errors;
  if (status === 422 && errors && Object.keys(errors).length > 0) return { kind: "faults", errors };
  if (status === 429) return { kind: "refused", reason: "busy" };
  return { kind: "refused", reason: status === 413 ? "too-large" : "unreachable" };
}

export const refusals: Record<"busy" | "too-large" | "unreachable", string> = {
  busy: "We have had several requests from you just now. Please wait a few minutes, or call us on",
  "too-large": "What you sent is too large for us to take. Please send a smaller file, or call us on",
  unreachable: "We could not send this. Nothing you typed is lost. Please try again, or call us on",
};
