import type { StoreCommand } from "./command.ts";
import { DeskError } from "./errors.ts";
import { completeId } from "./ids.ts";
import { currentUser } from "./who.ts";

export const accept: StoreCommand = {
  needs: "store",
  audited: true,
  usage: "accept ID",
  summary: "not spam after all: unmark it and send its mail",
  details: "What is marked as spam: npm run desk -- list. It is kept as long as everything else.",
  positionals: [1, 1],
  async run({ store, print }, { positionals: [id] }) {
    const whole = await completeId(store, id!);
    if (!(await store.acceptSubmission(whole, { name: currentUser() })))
      throw new DeskError(`Nothing kept as spam has the id ${id}.`);
    await print("It is no longer marked as spam, and its mail is on its way.\n");
  },
};
