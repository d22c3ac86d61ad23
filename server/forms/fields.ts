import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import { SpooledFile } from "./spooled-file.ts";

/** The fields of a form, whichever way they were sent. */

export type Encoding = "json" | "urlencoded" | "multipart";

export interface UploadedFile {
  name: string;
  size: number;
  read(): Promise<Buffer<ArrayBuffer>>;
}

export interface Fields {
  /** The first value of that name, or "". */
  text(name: string): string;
  file(name: string): UploadedFile | null;
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
export class CollectedFields implements Fields, AsyncDisposable {
  readonly #texts = new Map<string, string>();
  readonly #files = new Map<string, { name: string; content: SpooledFile }>();

  text(name: string): string {
    return this.#texts.get(name) ?? "";
  }

  file(field: string): UploadedFile | null {
    const file = this.#files.get(field);
    return file ? { name: file.name, size: file.content.size, read: () => file.content.read() } : null;
  }

  addText(name: string, value: string): void {
    if (!this.#texts.has(name)) this.#texts.set(name, value);
  }

  /** Where the bytes of the one file of a form go. */
  async addFile(field: string, name: string): Promise<SpooledFile> {
    const content = await SpooledFile.create();
    this.#files.set(field, { name, content });
    return content;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const { content } of this.#files.values()) await content.close();
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
  fields: CollectedFields,
): Promise<void> {
  if (parseEncoding(options.contentType) === "json") await parseJson(pieces, fields);
  else await parseForm(pieces, options, fields);
}

async function parseJson(pieces: AsyncIterable<Uint8Array>, fields: CollectedFields): Promise<void> {
  const bytes = Buffer.concat(await Array.fromAsync(pieces));
  let parsed: unknown;
  try {
    parsed = JSON.parse(new TextDecoder().decode(bytes));
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

/** Our largest form has about twenty fields; more parts are only there to keep the parser busy. */
const partLimits = { parts: 64, fields: 64, files: 1, fieldSize: 64 * 1024, headerPairs: 20, headerSize: 8 * 1024 };

async function parseForm(
  pieces: AsyncIterable<Uint8Array>,
  options: ParseOptions,
  fields: CollectedFields,
): Promise<void> {
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
  const uploads: Upload[] = [];
  if (options.fileBytes !== undefined) {
    parser.on("file", (field, stream, name) => {
      const spooled = spool(stream, field ?? "", name ?? "", fields);
      spooled.catch(finished.reject);
      uploads.push({ stream, spooled });
    });
  }

  try {
    for await (const piece of pieces) {
      const written = new Promise<void>((resolve) => parser.write(piece, () => resolve()));
      await Promise.race([written, finished.promise]);
    }
    parser.end();
    await finished.promise;
    await Promise.all(uploads.map(({ spooled }) => spooled));
  } finally {
    // After an error the file's stream would wait for bytes for ever.
    for (const { stream } of uploads) stream.destroy();
    await Promise.allSettled(uploads.map(({ spooled }) => spooled));
  }
}

interface Upload {
  stream: BusboyFileStream;
  spooled: Promise<void>;
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

async function spool(stream: BusboyFileStream, field: string, name: string, fields: CollectedFields): Promise<void> {
  // A form that is cut off in the middle of a file is an error of the form, which the parser reports itself.
  stream.on("error", () => undefined);
  const file = await fields.addFile(field, name);
  for await (const piece of stream) await file.write(piece as Uint8Array);
}
