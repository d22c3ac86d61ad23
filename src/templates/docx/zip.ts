const endRecord = 0x06054b50;
const centralRecord = 0x02014b50;

/** Sets the date of every entry of a zip file to 1 January 1980, its earliest, so that equal contents are equal bytes. */
export function fixZipDates(zip: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const earliest = 0x0021_0000;
  let end = zip.byteLength - 22;
  while (end >= 0 && view.getUint32(end, true) !== endRecord) end -= 1;
  if (end < 0) throw new Error("not a zip file");
  let entry = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(entry, true) !== centralRecord) throw new Error("the zip file's directory cannot be read");
    view.setUint32(entry + 12, earliest, true);
    view.setUint32(view.getUint32(entry + 42, true) + 10, earliest, true);
    entry +=
      46 + view.getUint16(entry + 28, true) + view.getUint16(entry + 30, true) + view.getUint16(entry + 32, true);
  }
  return zip;
}
