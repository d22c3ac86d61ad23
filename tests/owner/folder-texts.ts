import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const listTexts = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(listTexts) : [];
};

/** Every text of the JSON files of an owner's folder. Those of services are any firm's words: only their fees are samples. */
export const textsIn = (folder: string): string[] =>
  globSync("*.json", { cwd: folder, exclude: ["services.json"] }).flatMap((file) =>
    listTexts(JSON.parse(readFileSync(join(folder, file), "utf8"))),
  );
