import { Busboy, type BusboyInstance } from "@fastify/busboy";

/** The fields of a form, whichever way they were sent. */

export type Encoding = "json" | "urlencoded" | "multipart";

export interface UploadedFile {
  name: string;
  bytes: Buffer<ArrayBuffer>;
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
export class CollectedFields implements Fields {
  readonly #texts = new Map<string, string>();
  readonly #files = new Map<string, UploadedFile>();

  text(name: string): string {
    return this.#texts.get(name) ?? "";
  }

  file(name: string): UploadedFile | null {
    return this.#files.get(name) ?? null;
  }

  addText(name: string, value: string): void {
    if (!this.#texts.has(name)) this.#texts.set(name, value);
  }

  addFile(name: string, file: UploadedFile): void {
    if (!this.#files.has(name)) this.#files.set(name, file);
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
  if (options.fileBytes !== undefined) collectFiles(parser, fields);

  for await (const piece of pieces) {
    const written = new Promise<void>((resolve) => parser.write(piece, () => resolve()));
    await Promise.race([written, finished.promise]);
  }
  parser.end();
  await finished.promise;
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

function collectFiles(parser: BusboyInstance, fields: CollectedFields): void {
  parser.on("file", (field, stream, name) => {
    const pieces: Buffer[] = [];
    stream.on("data", (piece: Buffer) => pieces.push(piece));
    // A form that is cut off in the middle of a file is an error of the form, which the parser reports itself.
    stream.on("error", () => undefined);
    stream.on("end", () => {
      if (field !== undefined) fields.addFile(field, { name: name ?? "", bytes: Buffer.concat(pieces) });
    });
  });
}
