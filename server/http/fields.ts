/** The fields of a form, whichever way they were sent. */

export type Encoding = "json" | "urlencoded" | "multipart";

export type Fields = {
  /** The first value of that name, or "". */
  text(name: string): string;
  file(name: string): File | null;
};

export class UnreadableFields extends Error {
  override name = "UnreadableFields";
}

const encodings: Record<string, Encoding> = {
  "application/json": "json",
  "application/x-www-form-urlencoded": "urlencoded",
  "multipart/form-data": "multipart",
};

/** Our largest form has about twenty fields; more parts are only there to keep the parser busy. */
const mostParts = 64;

export function encodingOf(contentType: string): Encoding | undefined {
  return encodings[contentType.split(";", 1)[0]!.trim().toLowerCase()];
}

export async function parseFields(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<Fields> {
  switch (encodingOf(contentType)) {
    case "json":
      return fromJson(bytes);
    case "urlencoded":
      return fromUrlEncoded(bytes);
    case "multipart":
      return fromMultipart(bytes, contentType);
    default:
      throw new UnreadableFields("unknown content type");
  }
}

/** What can still be read of a form that was cut: everything before the field that went too far. */
export async function salvageFields(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<Fields> {
  try {
    if (encodingOf(contentType) !== "multipart") return await parseFields(bytes, contentType);
    const boundary = boundaryOf(contentType);
    const cut = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).lastIndexOf(boundary);
    if (cut < 0) return noFields;
    const closed = Buffer.concat([bytes.subarray(0, cut), Buffer.from(`${boundary}--\r\n`)]);
    return await fromMultipart(new Uint8Array(closed), contentType);
  } catch (fault) {
    if (fault instanceof UnreadableFields) return noFields;
    throw fault;
  }
}

export const noFields: Fields = { text: () => "", file: () => null };

function fromJson(bytes: Uint8Array): Fields {
  let parsed: unknown;
  try {
    parsed = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new UnreadableFields("not JSON");
  }
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed))
    throw new UnreadableFields("not an object");
  const values = new Map(Object.entries(parsed));
  return {
    text(name) {
      const value: unknown = values.get(name);
      return typeof value === "string" || typeof value === "number" ? String(value) : "";
    },
    file: () => null,
  };
}

function fromUrlEncoded(bytes: Uint8Array): Fields {
  const values = new URLSearchParams(new TextDecoder().decode(bytes));
  return { text: (name) => values.get(name) ?? "", file: () => null };
}

async function fromMultipart(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<Fields> {
  if (countParts(bytes, boundaryOf(contentType)) > mostParts) throw new UnreadableFields("too many parts");
  let values: FormData;
  try {
    values = await new Response(bytes, { headers: { "content-type": contentType } }).formData();
  } catch {
    throw new UnreadableFields("not multipart");
  }
  return {
    text(name) {
      const value = values.get(name);
      return typeof value === "string" ? value : "";
    },
    file(name) {
      const value = values.get(name);
      return value instanceof File ? value : null;
    },
  };
}

function boundaryOf(contentType: string): string {
  const match = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType);
  const name = match?.[1] ?? match?.[2];
  if (!name) throw new UnreadableFields("no boundary");
  return `--${name}`;
}

function countParts(bytes: Uint8Array, boundary: string): number {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let parts = 0;
  for (let at = buffer.indexOf(boundary); at >= 0 && parts <= mostParts; at = buffer.indexOf(boundary, at + 1))
    parts += 1;
  return parts;
}
