const localHeader = 0x04034b50;
const directoryEntry = 0x02014b50;
const directoryEnd = Buffer.from("504b0506", "hex");
const endLength = 22;

export interface ZipDirectory {
  names: string[];
  /** The archive begins where the file begins and ends where it ends, and every entry is where the directory says. */
  whole: boolean;
}

/** The directory at the end of a zip archive, without unpacking anything; nothing when it cannot be read. */
export function readZip(file: Buffer): ZipDirectory | undefined {
  const end = file.lastIndexOf(directoryEnd);
  if (end < 0 || end + endLength > file.length) return undefined;
  const count = file.readUInt16LE(end + 10);
  const size = file.readUInt32LE(end + 12);
  const start = file.readUInt32LE(end + 16);
  const names: string[] = [];
  let entriesInPlace = true;
  let at = start;
  while (names.length < count && at + 46 <= file.length && file.readUInt32LE(at) === directoryEntry) {
    const nameLength = file.readUInt16LE(at + 28);
    names.push(file.toString("utf8", at + 46, at + 46 + nameLength));
    const local = file.readUInt32LE(at + 42);
    entriesInPlace &&= local + 4 <= start && file.readUInt32LE(local) === localHeader;
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  if (names.length === 0) return undefined;
  const commentLength = file.readUInt16LE(end + 20);
  const whole =
    names.length === count &&
    entriesInPlace &&
    file.readUInt32LE(0) === localHeader &&
    start + size === end &&
    end + endLength + commentLength === file.length;
  return { names, whole };
}
