import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chooseCoding, matchesAnyTag, readPath, readRange } from "./file-response.ts";

describe("chooseCoding", () => {
  const all = ["br", "gzip", "identity"] as const;
  test.each([
    [null, "identity"],
    ["", "identity"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["br;q=0.5, gzip;q=0.9", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["BR", "br"],
    ["*", "br"],
    ["*;q=0.5, br;q=0", "gzip"],
    ["deflate", "identity"],
    ["identity, br;q=0.5", "identity"],
    ["br;q=nonsense, gzip;q=0.5", "br"],
    ["*;q=0", "identity"],
  ])("%j gets %j", (header, coding) => {
    expect(chooseCoding(header, all)).toBe(coding);
  });

  test("never picks an encoding that is not there", () => {
    expect(chooseCoding("br, gzip", ["identity"])).toBe("identity");
  });
});

describe("matchesAnyTag", () => {
  test.each([
    [null, false],
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['"b",W/"a" , "c"', true],
    ["*", true],
    ['"b"', false],
    ['"aa"', false],
    ["a", false],
  ])("%j", (header, matches) => {
    expect(matchesAnyTag(header, '"a"')).toBe(matches);
  });
});

describe("readRange", () => {
  test.each([
    ["bytes=0-0", { start: 0, end: 0 }],
    ["bytes=2-5", { start: 2, end: 5 }],
    ["bytes=7-", { start: 7, end: 9 }],
    ["bytes=-3", { start: 7, end: 9 }],
    ["bytes=-99", { start: 0, end: 9 }],
    ["bytes=5-99", { start: 5, end: 9 }],
    ["bytes=10-", "unsatisfiable"],
    ["bytes=-0", "unsatisfiable"],
    ["bytes=5-2", "whole"],
    ["bytes=0-1,3-4", "whole"],
    ["bytes=-", "whole"],
    ["items=0-1", "whole"],
  ])("%j of ten bytes", (header, range) => {
    expect(readRange(header, 10)).toEqual(range);
  });

  test("a range is always inside the file", () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(200), fc.nat(100), (first, last, size) => {
        for (const header of [`bytes=${first}-${last}`, `bytes=${first}-`, `bytes=-${last}`]) {
          const range = readRange(header, size);
          if (typeof range === "string") continue;
          expect(range.start).toBeGreaterThanOrEqual(0);
          expect(range.end).toBeGreaterThanOrEqual(range.start);
          expect(range.end).toBeLessThan(size);
        }
      }),
    );
  });
});

test.each([
  ["http://127.0.0.1:4321/", "/"],
  ["https://sthapana.example/about?next=/home", "/about"],
  ["http://localhost/a%20b?", "/a b"],
  ["http://localhost/%E2%82%B9", "/₹"],
  ["http://localhost/%", ""],
  ["http://localhost/%c3%28", ""],
])("the path in %j is %j", (address, path) => {
  expect(readPath(address)).toBe(path);
});
