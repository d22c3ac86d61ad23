import { copyFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readOwner } from "../../content/owner/read.ts";
import { pictureProblems } from "./problems.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pictures-"));
  cpSync("tests/owner/folders/udyam-setu", folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const problems = () =>
  pictureProblems(folder, readOwner(folder)).map(({ file, path, message }) => [[file, ...path].join(" "), message]);

test("a picture that is named and not there is said at its field", () => {
  expect(problems()).toEqual([]);
  for (const name of ["logo.png", "farhan.jpg"]) rmSync(join(folder, "pictures", name));
  expect(problems()).toEqual([
    ["identity.json logo file", "'logo.png' is not in the folder pictures"],
    ["team.json team 0 picture", "'farhan.jpg' is not in the folder pictures"],
  ]);
});

test("a drawing in SVG, a page or a text is no picture, whatever its name", () => {
  const at = (name: string) => join(folder, "pictures", name);
  writeFileSync(at("logo.png"), '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
  writeFileSync(at("empty.webp"), "");
  writeFileSync(at("notes.txt"), "not shown");
  copyFileSync(at("farhan.jpg"), at("other-kind.png"));
  expect(problems()).toEqual([
    ["pictures/empty.webp", "is no picture: save it as JPEG, PNG, WebP or AVIF"],
    ["pictures/logo.png", "is no picture: save it as JPEG, PNG, WebP or AVIF"],
  ]);
});
