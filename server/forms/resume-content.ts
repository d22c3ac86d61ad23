import type { ResumeExtension } from "../../domain/forms/application.ts";

const pdfHeader = Buffer.from("%PDF-");
const compoundFileHeader = Buffer.from("d0cf11e0a1b11ae1", "hex");
const zipEntry = 0x02014b50;
const zipDirectoryEnd = Buffer.from("504b0506", "hex");

/** Whether the bytes are what the file's extension says. */
export function resumeMatchesItsName(bytes: Uint8Array, extension: ResumeExtension): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  switch (extension) {
    case ".pdf":
      // Readers accept a header anywhere in the first 1024 bytes, and some scanners put a few bytes before it.
      return buffer.subarray(0, 1024).includes(pdfHeader);
    case ".doc":
      return buffer.subarray(0, compoundFileHeader.length).equals(compoundFileHeader);
    case ".docx": {
      const names = zipEntryNames(buffer);
      return names.includes("[Content_Types].xml") && names.some((name) => name.startsWith("word/"));
    }
  }
}

export const resumeTypes: Record<ResumeExtension, string> = {
  ".pdf": "application/pdf",
  ".doc": "application/msword",
  ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/** Names in a zip's central directory; empty when it has none that can be read. */
function zipEntryNames(zip: Buffer): string[] {
  const end = zip.lastIndexOf(zipDirectoryEnd);
  if (end < 0 || end + 22 > zip.length) return [];
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  const names: string[] = [];
  while (names.length < count && at + 46 <= zip.length && zip.readUInt32LE(at) === zipEntry) {
    const nameLength = zip.readUInt16LE(at + 28);
    names.push(zip.toString("utf8", at + 46, at + 46 + nameLength));
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return names;
}
