/** A delivery that no later attempt can save. */
export class Undeliverable extends Error {
  override name = "Undeliverable";
}

interface ErrorFacts {
  code?: unknown;
  responseCode?: unknown;
  cause?: { code?: unknown };
}

/** A short code that is safe to log: it names the error and never a person. */
export function errorCode(error: unknown): string {
  const { code, responseCode, cause } = (error ?? {}) as ErrorFacts;
  const facts = [code, cause?.code, responseCode].filter(
    (fact) => typeof fact === "string" || typeof fact === "number",
  );
  return facts.length > 0 ? facts.join(" ") : error instanceof Error ? error.name : "unknown";
}

/** For the owner's eyes on the desk; may repeat what the mail server said. */
export function errorText(error: unknown): string {
  const message = error instanceof Error ? error.message.replace(/\s+/g, " ").trim() : String(error);
  return `${errorCode(error)}: ${message}`;
}
