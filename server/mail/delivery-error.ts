import { addressTrouble } from "../store/contract.ts";

/** The visitor's address or mailbox is the trouble, and not the owner's mail server. */
export class AddressTrouble extends Error {
  override name = "AddressTrouble";
}

/** No later attempt can help. */
export class Undeliverable extends AddressTrouble {
  override name = "Undeliverable";
}

interface ErrorFacts {
  code?: unknown;
  originalCode?: unknown;
  responseCode?: unknown;
  cause?: { code?: unknown; responseCode?: unknown };
}

/** A short code that is safe to log: it names the error and never a person. */
export function errorCode(error: unknown): string {
  const { code, originalCode, responseCode, cause } = (error ?? {}) as ErrorFacts;
  const facts = [code, originalCode, cause?.code, responseCode, cause?.responseCode].filter(
    (fact) => typeof fact === "string" || typeof fact === "number",
  );
  return facts.length > 0 ? facts.join(" ") : error instanceof Error ? error.name : "unknown";
}

/** For the owner's eyes on the desk; may repeat what the mail server said. */
export function errorText(error: unknown): string {
  const message = error instanceof Error ? error.message.replace(/\s+/g, " ").trim() : String(error);
  return `${error instanceof AddressTrouble ? addressTrouble : ""}${errorCode(error)}: ${message}`;
}
