import { localTime } from "../../domain/india/local-time.ts";
import type { StoreCommand } from "./command.ts";

export const housekeep: StoreCommand = {
  needs: "store",
  audited: true,
  usage: "housekeep",
  summary: "erase what was kept long enough, where the server asks first",
  details:
    "The server does it by itself once a day. It asks first after more than 30 days, as a clock that runs ahead would erase everything,\n" +
    "and where more than a tenth of all enquiries and applications would go at once. See docs/operating.md.",
  positionals: [0, 0],
  warning: () =>
    `By the clock of this machine it is ${localTime(new Date())}, India time. What was kept long enough by then is erased.`,
  async run({ store, print }) {
    await store.housekeep({ confirmed: true });
    await print("Done. How much was erased: npm run desk -- export audit\n");
  },
};
