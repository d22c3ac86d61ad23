import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "../testing/basics.ts";
import { openInBrowser } from "./open-in-browser.ts";

afterEach(() => vi.unstubAllEnvs());

test.runIf(process.platform === "linux")("a link is opened without its secret on a command line", async () => {
  using place = temporaryFolder();
  const [bin, said] = [join(place.path, "bin"), join(place.path, "said")];
  mkdirSync(bin);
  writeFileSync(join(bin, "xdg-open"), `#!/bin/sh\necho "$*" >${said}.part\nmv ${said}.part ${said}\n`, {
    mode: 0o755,
  });
  vi.stubEnv("PATH", `${bin}:${process.env.PATH}`);
  const link = "http://localhost:4322/start#secret";
  const opened = async (ms: number) => {
    rmSync(said, { force: true });
    openInBrowser(link, ms);
    await expect.poll(() => existsSync(said), { timeout: 20_000 }).toBe(true);
    return readFileSync(said, "utf8").trim();
  };
  const page = await opened(10_000);
  expect(page).not.toContain("secret");
  expect(readFileSync(page, "utf8")).toContain(`url=${link}"`);
  expect([statSync(page).mode & 0o077, statSync(dirname(page)).mode & 0o077]).toEqual([0, 0]);
  rmSync(dirname(page), { recursive: true });
  const folder = dirname(await opened(0));
  await expect.poll(() => existsSync(folder), { timeout: 20_000 }).toBe(false);
});
