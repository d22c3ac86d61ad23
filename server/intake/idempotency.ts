import { createHash, type Hash } from "node:crypto";
import { hiddenFields } from "../../domain/forms/form.ts";
import type { RequestContext } from "../http/context.ts";
import type { Fields } from "./fields.ts";

export interface Idempotency {
  idempotencyKey?: string | undefined;
  /** What the key was used for; another body under the same key is a mistake of the sender. */
  bodyDigest?: string | undefined;
}

/**
 * A program that repeats a request sends its key in the header, and must not use it for anything else. Our own forms send theirs in a
 * field; there the same key with other words is a person who went back and corrected something, and counts as a new submission.
 */
export function readIdempotency(c: RequestContext, fields: Fields, submission: unknown): Idempotency {
  const bodyDigest = digest(submission);
  const fromHeader = c.req.header("idempotency-key");
  if (fromHeader) return { idempotencyKey: digest(["header", fromHeader]), bodyDigest };
  const fromForm = fields.text(hiddenFields.idempotencyKey);
  return fromForm ? { idempotencyKey: digest(["form", fromForm, bodyDigest]) } : {};
}

/** Of one length, and without characters a database would refuse. */
function digest(value: unknown): string {
  const hash = createHash("sha256");
  addTo(hash, value);
  return hash.digest("base64url");
}

function addTo(hash: Hash, value: unknown): void {
  if (value instanceof Uint8Array) hash.update(`bytes ${value.byteLength}\n`).update(value);
  else if (typeof value === "object" && value !== null) {
    for (const [name, part] of Object.entries(value)) {
      hash.update(`${JSON.stringify(name)}\n`);
      addTo(hash, part);
    }
    hash.update("end\n");
  } else hash.update(`${JSON.stringify(value) ?? ""}\n`);
}
