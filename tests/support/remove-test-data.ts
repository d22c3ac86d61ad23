import { rmSync } from "node:fs";

export default function removeTestData(): void {
  const folder = process.env.TEST_DATA_DIR;
  if (folder) rmSync(folder, { recursive: true, force: true });
}
