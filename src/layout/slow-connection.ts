interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether a visitor pays for every byte or waits for it: then nothing is fetched ahead. Browsers that do not tell count as fast. */
export function isSlowConnection(): boolean {
  const { saveData, effectiveType = "" } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType.includes("2g");
}
