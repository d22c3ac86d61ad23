import lighthouse from "lighthouse";
import { startBrowser } from "./browser.ts";
import { type Measurement, readMeasurement } from "./measurement.ts";

const attempts = 3;

/** A busy machine can spoil a trace, which Lighthouse reports as an error of its own: that run is made again. */
export async function runLighthouse(address: string): Promise<Measurement> {
  let error = "";
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    // A browser per run: nothing is warm from the run before.
    const browser = await startBrowser();
    try {
      const result = await lighthouse(address, { port: browser.port, logLevel: "error", output: "json" });
      if (result && !result.lhr.runtimeError) return readMeasurement(result.lhr);
      error = result?.lhr.runtimeError?.message ?? "no result";
    } finally {
      await browser.stop();
    }
  }
  throw new Error(`${address}: ${error}`);
}
