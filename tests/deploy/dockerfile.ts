interface Instruction {
  name: string;
  /** Without flags such as --from. */
  words: string[];
  flags: Record<string, string>;
}

export interface Stage {
  image: string;
  name: string | undefined;
  instructions: Instruction[];
}

/** The stages of a Dockerfile. Only what the tests ask for is understood: one instruction a line, `\` to go on. */
export function readDockerfile(text: string): Stage[] {
  const lines = text
    .replaceAll(/\\\n\s*/g, "")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"));
  const stages: Stage[] = [];
  for (const line of lines) {
    const [name = "", ...rest] = line.trim().split(/\s+/);
    const flags = Object.fromEntries(
      rest.filter((word) => word.startsWith("--")).map((word) => word.slice(2).split("=")),
    );
    const words = rest.filter((word) => !word.startsWith("--"));
    if (name === "FROM") stages.push({ image: words[0] ?? "", name: words[2], instructions: [] });
    else stages.at(-1)?.instructions.push({ name, words, flags });
  }
  return stages;
}
