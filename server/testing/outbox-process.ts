/**
 * A process of its own that delivers what waits in a database until its standard input ends.
 * Argument: JSON of { databaseUrl, smtpUrl }.
 */
import { createOutboxWorker } from "../mail/worker.ts";
import { openStore } from "../store/open.ts";
import { mailSetUp, testEnv } from "./basics.ts";

const { databaseUrl, smtpUrl } = JSON.parse(process.argv[2] ?? "{}");
const store = await openStore({ dataDir: "", databaseUrl, deliveries: ["mail"] });
const quiet = () => {};
const worker = createOutboxWorker({
  store,
  env: testEnv(mailSetUp(smtpUrl)),
  siteUrl: "https://example.in",
  log: { info: quiet, warn: quiet, error: quiet },
  pollMs: 20,
});
worker.start();
process.stdin.resume().on("end", async () => {
  await worker.stop();
  await store.close();
});
