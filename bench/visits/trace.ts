import { writeFile } from "node:fs/promises";
import type { Browser } from "puppeteer-core";

const includedCategories = ["devtools.timeline", "loading", "navigation", "latencyInfo", "toplevel", "blink", "v8"];

/** Writes what every process of the browser does meanwhile; the performance panel of Chromium's developer tools opens the file. */
export async function recordTrace<T>(browser: Browser, file: string, action: () => Promise<T>): Promise<T> {
  const session = await browser.target().createCDPSession();
  await session.send("Tracing.start", { transferMode: "ReturnAsStream", traceConfig: { includedCategories } });
  const result = await action();
  const complete = new Promise<string>((resolve) => {
    session.once("Tracing.tracingComplete", ({ stream }) => resolve(stream!));
  });
  await session.send("Tracing.end");
  const handle = await complete;
  const parts: Buffer[] = [];
  for (let eof = false; !eof; ) {
    const part = await session.send("IO.read", { handle, size: 4_000_000 });
    parts.push(Buffer.from(part.data, part.base64Encoded ? "base64" : "utf8"));
    eof = part.eof;
  }
  await session.detach();
  await writeFile(file, Buffer.concat(parts));
  return result;
}
