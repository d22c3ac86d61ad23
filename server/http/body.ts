/** Reading what a visitor sends, without ever holding more than allowed or waiting longer than allowed. */

export type BodyLimits = {
  bytes: number;
  /** Longest silence between two pieces. */
  idleMs: number;
  /** Longest time for the whole body. */
  totalMs: number;
};

export type Body = {
  /** At most `limits.bytes`, also when the body was longer. */
  bytes: Uint8Array<ArrayBuffer>;
  end: "whole" | "too-large" | "too-slow" | "cut-off";
};

/**
 * A browser shows the answer to a form only once its upload is through, so a body that is too large is read on and thrown
 * away for a while. Beyond this many times the limit the connection is given up.
 */
const patience = 4;

export async function readBody(request: Request, limits: BodyLimits): Promise<Body> {
  const announced = Number(request.headers.get("content-length") ?? 0);
  if (announced > limits.bytes * patience) return { bytes: new Uint8Array(0), end: "too-large" };
  if (!request.body) return { bytes: new Uint8Array(0), end: "whole" };

  const reader = request.body.getReader();
  const kept: Uint8Array[] = [];
  const deadline = Date.now() + limits.totalMs;
  let seen = 0;
  let held = 0;
  let end: Body["end"] = "whole";
  try {
    for (;;) {
      const piece = await within(reader.read(), Math.min(limits.idleMs, deadline - Date.now()));
      if (piece === late) {
        end = "too-slow";
        break;
      }
      if (piece.done) break;
      const room = limits.bytes - held;
      if (room > 0) {
        const part = piece.value.subarray(0, room);
        kept.push(part);
        held += part.byteLength;
      }
      seen += piece.value.byteLength;
      if (seen > limits.bytes) end = "too-large";
      if (seen > limits.bytes * patience) break;
    }
  } catch {
    end = "cut-off";
  }
  reader.cancel().catch(() => undefined);
  return { bytes: joined(kept, held), end };
}

const late = Symbol("late");

async function within<Value>(promise: Promise<Value>, ms: number): Promise<Value | typeof late> {
  let timer: NodeJS.Timeout | undefined;
  const alarm = new Promise<typeof late>((resolve) => {
    timer = setTimeout(resolve, Math.max(0, ms), late);
  });
  try {
    return await Promise.race([promise, alarm]);
  } finally {
    clearTimeout(timer);
    // The read that lost the race may still fail when the stream is cancelled.
    promise.catch(() => undefined);
  }
}

function joined(pieces: Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.byteLength;
  }
  return whole;
}
