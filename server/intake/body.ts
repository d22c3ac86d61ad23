import { once } from "node:events";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { withoutBidiControls } from "../../domain/forms/person.ts";

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

/** The ways in which the fields of a form are sent. */
export type Encoding = "json" | "urlencoded" | "multipart";

export interface UploadedFile {
  name: string;
  bytes: Buffer<ArrayBuffer>;
}

export class UnreadableFields extends Error {
  override name = "UnreadableFields";
}

const encodings: Record<string, Encoding> = {
  "application/json": "json",
  "application/x-www-form-urlencoded": "urlencoded",
  "multipart/form-data": "multipart",
};

export function parseEncoding(contentType: string): Encoding | undefined {
  return encodings[contentType.split(";", 1)[0]!.trim().toLowerCase()];
}

/** Collects fields as they are parsed, so that what came before an error can be shown again. */
export class Fields {
  readonly #texts = new Map<string, string>();
  readonly #files = new Map<string, UploadedFile>();

  /** The first value of that name, or "". */
  text(name: string): string {
    return this.#texts.get(name) ?? "";
  }

  file(name: string): UploadedFile | undefined {
    return this.#files.get(name);
  }

  addText(name: string, value: string): void {
    if (!this.#texts.has(name)) this.#texts.set(name, withoutBidiControls(value));
  }

  addFile(field: string, name: string, bytes: UploadedFile["bytes"]): void {
    this.#files.set(field, { name: withoutBidiControls(name), bytes });
  }
}

interface ParseOptions {
  contentType: string;
  /** Largest file kept; without it files are skipped. */
  fileBytes?: number | undefined;
}

/** Parses the body's pieces into `fields` while they arrive. */
export async function parseFields(
  pieces: AsyncIterable<Uint8Array>,
  options: ParseOptions,
  fields: Fields,
): Promise<void> {
  if (parseEncoding(options.contentType) === "json") await parseJson(pieces, fields);
  else await parseForm(pieces, options, fields);
}

async function parseJson(pieces: AsyncIterable<Uint8Array>, fields: Fields): Promise<void> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const piece of pieces) text += decoder.decode(piece, { stream: true });
  let parsed: unknown;
  try {
    parsed = JSON.parse(text + decoder.decode());
  } catch {
    throw new UnreadableFields("not JSON");
  }
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) {
    throw new UnreadableFields("not an object");
  }
  for (const [name, value] of Object.entries(parsed)) {
    if (typeof value === "string" || typeof value === "number") fields.addText(name, String(value));
  }
}

/** Our largest form has about thirty fields; more parts are only there to keep the parser busy. */
const partLimits = { parts: 64, fields: 64, files: 1, fieldSize: 64 * 1024, headerPairs: 20, headerSize: 8 * 1024 };

async function parseForm(pieces: AsyncIterable<Uint8Array>, options: ParseOptions, fields: Fields): Promise<void> {
  const parser = createParser(options);
  const finished = Promise.withResolvers<void>();
  finished.promise.catch(() => undefined);
  const fail = (reason: string) => finished.reject(new UnreadableFields(reason));
  parser
    .on("finish", finished.resolve)
    .on("error", () => fail("not well formed"))
    .on("partsLimit", () => fail("too many parts"))
    .on("fieldsLimit", () => fail("too many fields"))
    .on("field", (name, value) => {
      if (name !== undefined) fields.addText(name, value);
    });
  const files: Promise<void>[] = [];
  if (options.fileBytes !== undefined) {
    parser.on("file", (field, stream, name) => {
      const kept: Buffer[] = [];
      stream.on("data", (piece: Buffer) => kept.push(piece));
      const keep = () => fields.addFile(field ?? "", name ?? "", Buffer.concat(kept));
      // A form that is cut off in the middle of a file is an error of the form, which the parser reports itself.
      files.push(once(stream, "end").then(keep, () => undefined));
    });
  }
  for await (const piece of pieces) {
    const written = new Promise<void>((resolve) => parser.write(piece, () => resolve()));
    await Promise.race([written, finished.promise]);
  }
  parser.end();
  await finished.promise;
  await Promise.all(files);
}

function createParser({ contentType, fileBytes }: ParseOptions): BusboyInstance {
  // One byte more than allowed, so that a file that is too large can be told from one that just fits.
  const limits = { ...partLimits, fileSize: (fileBytes ?? 0) + 1 };
  try {
    return new Busboy({ headers: { "content-type": contentType }, limits });
  } catch {
    throw new UnreadableFields("no boundary");
  }
}
