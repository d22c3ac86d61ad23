import { readZipDirectory } from "../../../domain/files/zip.ts";

/** 1 January 1980, 00:00, as a zip writes it. */
const earliest = 0x0021_0000;

/** Sets the date of every entry of a zip file to the earliest there is, so that equal contents are equal bytes. */
export function fixZipDates(zip: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const entries = readZipDirectory(zip);
  if (entries.length === 0) throw new Error("not a zip file");
  for (const { directoryOffset, headerOffset } of entries) {
    view.setUint32(directoryOffset + 12, earliest, true);
    view.setUint32(headerOffset + 10, earliest, true);
  }
  return zip;
}
