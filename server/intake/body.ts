/** Reading what a visitor sends, without waiting longer or reading more than allowed. */

export interface BodyLimits {
  bytes: number;
  /**
   * A browser shows the response to a form only once its upload is through, so of a body that is too large this much more is
   * read and thrown away. Beyond it the connection is given up.
   */
  drainBytes: number;
  /** Longest time for the whole body. */
  totalMs: number;
  /** How long a body may send nothing at all; what it sends buys more, at the slowest rate that is worth waiting for. */
  patienceMs: number;
  bytesPerSecond: number;
}

export class BodyError extends Error {
  override name = "BodyError";
  readonly problem: "too-large" | "too-slow" | "cut-off" | "crowded-out" | "too-many";

  constructor(problem: BodyError["problem"]) {
    super(`The body is ${problem}.`);
    this.problem = problem;
  }
}

/** Told how much of a body is in memory. */
interface Watcher {
  grown(): void;
}

/** Beside its bytes each piece costs an object: many tiny pieces must not look small. */
const pieceOverhead = 256;

export class Body {
  /** What is in memory. */
  size = 0;
  /** When it counts as too slow unless more arrives: of several, the slowest is the one that is due first. */
  due: number;
  readonly #request: Request;
  readonly #limits: BodyLimits;
  readonly #stopped = Promise.withResolvers<never>();

  constructor(request: Request, limits: BodyLimits) {
    this.#request = request;
    this.#limits = limits;
    this.due = Date.now() + limits.patienceMs;
    this.#stopped.promise.catch(() => undefined);
  }

  /** Ends the reading, wherever it is. */
  stop(problem: BodyError["problem"]): void {
    this.#stopped.reject(new BodyError(problem));
  }

  /** The pieces as they arrive, at most `limits.bytes` of them. Throws a BodyError in place of the end. */
  async *read(watcher?: Watcher): AsyncGenerator<Uint8Array> {
    const { bytes: most, drainBytes, totalMs, patienceMs, bytesPerSecond } = this.#limits;
    if (Number(this.#request.headers.get("content-length") ?? 0) > most + drainBytes) throw new BodyError("too-large");
    if (!this.#request.body) return;
    const reader = this.#request.body.getReader();
    const end = Date.now() + totalMs;
    let seen = 0;
    try {
      for (;;) {
        const { done, value } = await this.#next(reader, Math.min(this.due, end));
        if (done) break;
        this.due = Math.min(this.due + (value.byteLength / bytesPerSecond) * 1000, Date.now() + patienceMs);
        const wanted = value.subarray(0, Math.max(0, most - seen));
        seen += value.byteLength;
        if (wanted.byteLength > 0) {
          this.size += wanted.byteLength + pieceOverhead;
          watcher?.grown();
          yield wanted;
        }
        if (seen > most + drainBytes) break;
      }
      if (seen > most) throw new BodyError("too-large");
      this.due = Number.POSITIVE_INFINITY;
    } finally {
      // Not cancelled: that would cut the connection before the response. What is left is dealt with in server/http/listen.ts.
      reader.releaseLock();
    }
  }

  async #next(reader: ReadableStreamDefaultReader<Uint8Array>, until: number) {
    const timer = setTimeout(() => this.stop("too-slow"), Math.max(0, until - Date.now()));
    const piece = reader.read().catch(() => {
      throw new BodyError("cut-off");
    });
    // When it loses the race it fails as soon as the reader is released.
    piece.catch(() => undefined);
    return Promise.race([this.#stopped.promise, piece]).finally(() => clearTimeout(timer));
  }
}
