/** Reading what a visitor sends, without waiting longer or reading more than allowed. */

export interface BodyLimits {
  bytes: number;
  /**
   * A browser shows the response to a form only once its upload is through, so of a body that is too large this much more is
   * read and thrown away. Beyond it the connection is given up.
   */
  drainBytes: number;
  /** Longest silence between two pieces. */
  idleMs: number;
  /** Longest time for the whole body. */
  totalMs: number;
}

export class BodyError extends Error {
  override name = "BodyError";
  readonly problem: "too-large" | "too-slow" | "cut-off";

  constructor(problem: BodyError["problem"]) {
    super(`The body is ${problem}.`);
    this.problem = problem;
  }
}

/** The pieces of a body as they arrive, at most `limits.bytes` of them. Throws a BodyError in place of the end. */
export async function* readBody(request: Request, limits: BodyLimits): AsyncGenerator<Uint8Array> {
  const announced = Number(request.headers.get("content-length") ?? 0);
  if (announced > limits.bytes + limits.drainBytes) throw new BodyError("too-large");
  if (!request.body) return;

  const reader = request.body.getReader();
  const deadline = Date.now() + limits.totalMs;
  let seen = 0;
  try {
    for (;;) {
      const { done, value } = await nextPiece(reader, Math.min(limits.idleMs, deadline - Date.now()));
      if (done) break;
      const room = limits.bytes - seen;
      seen += value.byteLength;
      if (room > 0) yield value.subarray(0, room);
      if (seen > limits.bytes + limits.drainBytes) break;
    }
    if (seen > limits.bytes) throw new BodyError("too-large");
  } finally {
    // Not cancelled: that would cut the connection before the response. What is left is dealt with in http/listen.ts.
    reader.releaseLock();
  }
}

type Piece = Awaited<ReturnType<ReadableStreamDefaultReader<Uint8Array>["read"]>>;

async function nextPiece(reader: ReadableStreamDefaultReader<Uint8Array>, ms: number): Promise<Piece> {
  const piece = reader.read().catch(() => {
    throw new BodyError("cut-off");
  });
  return withTimeout(piece, ms);
}

async function withTimeout<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new BodyError("too-slow")), Math.max(0, ms));
  try {
    return await Promise.race([promise, timeout.promise]);
  } finally {
    clearTimeout(timer);
    // The read that lost the race may still fail when the stream is cancelled.
    promise.catch(() => undefined);
  }
}
