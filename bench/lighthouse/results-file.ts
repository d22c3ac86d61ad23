import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Measurement } from "./measurement.ts";

interface Line {
  /** The page, the site it belongs to and the number of the run. */
  key: string;
  measurement: Measurement;
}

/** Keeps every run in a file as soon as it is made, so that an interrupted table can be finished later. */
export class ResultsFile {
  readonly #file: string;
  readonly #known: Map<string, Measurement>;

  constructor(file: string, resume: boolean) {
    this.#file = file;
    mkdirSync(dirname(file), { recursive: true });
    if (!resume) writeFileSync(file, "");
    const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
    this.#known = new Map(lines.map((line) => JSON.parse(line) as Line).map((line) => [line.key, line.measurement]));
  }

  async get(key: string, measure: () => Promise<Measurement>): Promise<Measurement> {
    const known = this.#known.get(key);
    if (known) return known;
    const measurement = await measure();
    appendFileSync(this.#file, `${JSON.stringify({ key, measurement } satisfies Line)}\n`);
    return measurement;
  }
}
