import { createHash } from "node:crypto";

const dayMs = 24 * 60 * 60_000;
const mostKept = 20_000;

/** Counts the same words within a day, by a digest. A person who sends a form a few times is nothing out of the ordinary. */
export class DuplicateCounter {
  readonly #seen = new Map<string, { count: number; since: number }>();
  readonly #usual: number;

  constructor(usual = 4) {
    this.#usual = usual;
  }

  /** Counts these words and says whether they have come too often. */
  isTooMany(words: readonly string[], now: number): boolean {
    const key = createHash("sha256")
      .update(JSON.stringify(words.map(normalise)))
      .digest("base64url");
    const before = this.#seen.get(key);
    const fresh = !before || now - before.since > dayMs || now < before.since;
    const entry = fresh ? { count: 1, since: now } : { ...before, count: before.count + 1 };
    // The one not seen for longest goes first.
    this.#seen.delete(key);
    this.#seen.set(key, entry);
    if (this.#seen.size > mostKept) this.#seen.delete(this.#seen.keys().next().value!);
    return entry.count > this.#usual;
  }
}

const normalise = (text: string): string => text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
