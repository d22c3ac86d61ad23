import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { articleInks } from "../../../drawings/article-art.ts";
import { colours } from "../../../drawings/colours.ts";
import { founderLineWork, founderMedal, sealLineWork } from "./line-work.ts";

const drawings = ["public/line-work", "drawings/emblems", "src"]
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`))
  .filter((file) => file.endsWith(".svg"));

const known = new Set<string>(["none", ...Object.values(colours), ...Object.values(articleInks)]);

test.each(drawings)("%s uses the colours of the site alone, and ids that it has", (file) => {
  const svg = readFileSync(file, "utf8");
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="/);
  const paints = [...svg.matchAll(/ (?:fill|stroke)="([^"]+)"/g)].map(([, paint]) => paint!);
  expect(paints.filter((paint) => !known.has(paint))).toEqual([]);
  expect(svg).not.toMatch(/style[ =>]/);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, used] of svg.matchAll(/(?:href="|url\()#([^")]+)/g)) expect(ids).toContain(used);
});

test("a scene says how large it is", () => {
  const scenes = drawings.filter((file) => file.includes("/scene-"));
  expect(scenes.length).toBeGreaterThan(30);
  for (const file of scenes) expect(readFileSync(file, "utf8"), file).toMatch(/ viewBox="0 0 \d+ \d+"/);
});

test("drawings that are chosen by a name or a place are there, and a page always has the same one", () => {
  const names = ["Asha Rao", "Imran Qureshi", "Zoya Ansari", "Dawa Lepcha"];
  const places = [-1, 0, 1, 2, 3, 4, 5, 6, 7];
  const chosen = [
    ...places.map((place) => `/line-work/scene-${founderMedal(place)}.svg`),
    ...places.slice(1).map((place) => sealLineWork(place).src),
    ...names.flatMap((name) => Object.values(founderLineWork(name))),
  ];
  for (const address of chosen) expect(drawings).toContain(`public${address}`);
});
