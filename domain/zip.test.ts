import { describe, expect, test } from "vitest";
import { readZipDirectory, zipEntryBytes } from "./zip.ts";

/** A zip with one stored file, laid out by hand: local header, data, directory entry, end record. */
function zipOf(name: string, text: string): Uint8Array {
  const nameBytes = Buffer.from(name);
  const data = Buffer.from(text);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(nameBytes.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt32LE(data.length, 20);
  entry.writeUInt16LE(nameBytes.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(local.length + nameBytes.length + data.length, 16);
  return new Uint8Array(Buffer.concat([local, nameBytes, data, entry, nameBytes, end]));
}

test("names each file and finds its bytes", () => {
  const zip = zipOf("word/काव्या.xml", "<a/>");
  const [entry] = readZipDirectory(zip);
  expect(entry).toMatchObject({ name: "word/काव्या.xml", method: 0, compressedSize: 4 });
  expect(Buffer.from(zipEntryBytes(zip, entry!)).toString()).toBe("<a/>");
});

describe("bytes that are no zip, or a broken one, have no entries", () => {
  const sound = zipOf("a.xml", "<a/>");
  const withCount = sound.slice();
  withCount[withCount.length - 12] = 9;
  test.each([
    ["nothing", new Uint8Array()],
    ["text", new TextEncoder().encode("PK".repeat(40))],
    ["a zip cut short", sound.subarray(0, sound.length - 10)],
    ["only the end of a zip", sound.subarray(sound.length - 22)],
  ])("%s", (_, bytes) => expect(readZipDirectory(bytes)).toEqual([]));
  test("a directory that promises too much gives what is there", () =>
    expect(readZipDirectory(withCount)).toHaveLength(1));
});
