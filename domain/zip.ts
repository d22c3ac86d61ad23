/** One file in a zip, as the zip's directory describes it. Offsets count from the start of the zip. */
export interface ZipEntry {
  name: string;
  /** 0 is stored as it is, 8 is deflated. */
  method: number;
  compressedSize: number;
  directoryOffset: number;
  headerOffset: number;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const headerSignature = 0x04034b50;
const endLength = 22;
const entryLength = 46;

function findEnd(view: DataView): number {
  let end = view.byteLength - endLength;
  while (end >= 0 && view.getUint32(end, true) !== endSignature) end -= 1;
  return end;
}

/** The entries of a zip's directory, as far as it can be read; none when the bytes are not a zip. */
export function readZipDirectory(zip: Uint8Array): ZipEntry[] {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = findEnd(view);
  if (end < 0) return [];
  const count = view.getUint16(end + 10, true);
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  while (entries.length < count && at + entryLength <= zip.byteLength && view.getUint32(at, true) === entrySignature) {
    const nameLength = view.getUint16(at + 28, true);
    const nameStart = at + entryLength;
    entries.push({
      name: new TextDecoder().decode(zip.subarray(nameStart, nameStart + nameLength)),
      method: view.getUint16(at + 10, true),
      compressedSize: view.getUint32(at + 20, true),
      directoryOffset: at,
      headerOffset: view.getUint32(at + 42, true),
    });
    at = nameStart + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Whether the archive begins where the file begins and ends where it ends, and every entry is where the directory says. */
export function isWholeZip(zip: Uint8Array, entries: readonly ZipEntry[]): boolean {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = findEnd(view);
  if (end < 0) return false;
  const start = view.getUint32(end + 16, true);
  const isHeader = (at: number) => at + 4 <= start && view.getUint32(at, true) === headerSignature;
  return (
    start + view.getUint32(end + 12, true) === end &&
    end + endLength + view.getUint16(end + 20, true) === zip.byteLength &&
    entries.length === view.getUint16(end + 10, true) &&
    isHeader(0) &&
    entries.every(({ headerOffset }) => isHeader(headerOffset))
  );
}

/** The bytes of an entry, still compressed if its method says so. */
export function zipEntryBytes(zip: Uint8Array, { headerOffset, compressedSize }: ZipEntry): Uint8Array {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const start = headerOffset + 30 + view.getUint16(headerOffset + 26, true) + view.getUint16(headerOffset + 28, true);
  return zip.subarray(start, start + compressedSize);
}
