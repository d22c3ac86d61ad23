/** What the server has called it. */
interface Stored {
  id?: string;
  number?: string | null;
}

/** A form as it was sent, and when. */
export interface SentForm {
  at: Date;
  data: FormData;
  stored: Stored;
}

export const textValue = (data: FormData, name: string): string => String(data.get(name) ?? "");

/** How long a form takes between its states, in milliseconds. */
export const successAfterMs = 1000;
export const resetAfterMs = 3000;

export type Rejection = "busy" | "too-large" | "no-room" | "unreachable";

export type SubmitResult<Field extends string> =
  | { kind: "accepted"; stored: Stored }
  | { kind: "errors"; errors: Partial<Record<Field, string>> }
  | { kind: "rejected"; reason: Rejection };

/** What a response of the API means to the person at the form. */
export function readResult<Field extends string>(status: number, body: unknown): SubmitResult<Field> {
  if (status === 200 || status === 201 || status === 202) return { kind: "accepted", stored: body ?? {} };
  const errors = (body as { errors?: Partial<Record<Field, string>> } | null)?.errors;
  if (status === 422 && errors && Object.keys(errors).length > 0) return { kind: "errors", errors };
  if (status === 429) return { kind: "rejected", reason: "busy" };
  if (status === 413) return { kind: "rejected", reason: "too-large" };
  return { kind: "rejected", reason: status === 507 ? "no-room" : "unreachable" };
}

/** Each ends before the phone number. */
export const rejectionMessages: Record<Rejection, string> = {
  busy: "We have had several requests from you just now. Please wait a few minutes, or call us on",
  "too-large": "What you sent is too large for us to take. Please send a smaller file, or call us on",
  "no-room": "We have no room for more resumes at the moment. Please send yours by mail, or call us on",
  unreachable: "We could not send this. Nothing you typed is lost. Please try again, or call us on",
};
