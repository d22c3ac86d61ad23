/**
 * A process of its own that records payments and prints the number of each acknowledged receipt on a line, until it is killed.
 * Argument: JSON of { dataDir, databaseUrl, enquiryIds, round }.
 */
import { writeSync } from "node:fs";
import { openStore } from "../store/open.ts";
import { recordPayment } from "./acts.ts";

const { enquiryIds, round, ...settings } = JSON.parse(process.argv[2] ?? "{}");
const store = await openStore({ ...settings, deliveries: ["mail"] });

async function write(enquiryId: string): Promise<never> {
  for (let count = 0; ; count++) {
    const reference = `${round}-${enquiryId}-${count}`;
    // Each is sent twice, as by somebody who got no answer: it is recorded once.
    const key = crypto.randomUUID();
    const [first] = await Promise.all([0, 1].map(() => recordPayment(store, enquiryId, { reference }, undefined, key)));
    if (first!.result === "done" && first!.payment) writeSync(1, `${first!.payment.payment.receipt} ${reference}\n`);
  }
}

await Promise.all(enquiryIds.map(write));
