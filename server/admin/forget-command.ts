import type { Erased } from "../store/contract.ts";
import { describeErased } from "../store/erasure.ts";
import type { StoreCommand } from "./command.ts";
import { CommandError, UsageError } from "./errors.ts";
import { textTable } from "./terminal-text.ts";

const erasedNames: readonly (readonly [Exclude<keyof Erased, "cleaned" | "receipts">, string])[] = [
  ["leads", "leads"],
  ["applications", "applications"],
  ["resumes", "résumés"],
  ["subscribers", "newsletter entries"],
  ["deliveries", "outbox entries"],
  ["undelivered", "of them not sent yet"],
  ["idempotencyKeys", "repeat keys"],
];

const erasedTable = (erased: Erased) =>
  textTable(
    ["ERASED", "NUMBER"],
    erasedNames.map(([key, name]) => [name, String(erased[key])]),
  );

/** What is true of each engine, and no more. */
const remains = {
  SQLite: (done: boolean) =>
    done
      ? "They are overwritten in the file."
      : "They are overwritten in the file; its log is in use, and is cleared when the server next restarts.",
  PostgreSQL: (done: boolean) =>
    `No query finds them any more. ${done ? "Their room is free to be used again" : "Vacuum was not possible just now"}; until PostgreSQL writes over it, and in its log, the bytes are still on its disk.`,
};

const erasedNothing = (erased: Erased) => erasedNames.every(([key]) => erased[key] === 0);

export const forget: StoreCommand = {
  needs: "store",
  audited: true,
  usage: "forget EMAIL",
  summary: "erase everything about an address, and say what was erased",
  details:
    "Mails already sent, webhook receivers and old back-ups are outside the database: erase those yourself.\n" +
    "That an address was erased, or never wants mail, stays known as a hash, so that no restore brings it back.",
  positionals: [1, 1],
  warning({ positionals: [email] }) {
    if (!/^[^\s@]+@[^\s@]+$/.test(email!.trim())) throw new UsageError(`"${email}" is not an e-mail address.`);
    return `This erases everything about ${email}.`;
  },
  async run({ store, engine, print }, { positionals: [email] }) {
    const erased = await store.administration.forget(email!);
    if (erasedNothing(erased)) throw new CommandError(`Nothing is kept about ${email}.`);
    await print(`${erasedTable(erased)}\n${remains[engine.name](erased.cleaned)}\n`);
    if (erased.receipts > 0)
      await print(
        `Receipts that tax law wants kept: ${erased.receipts}. Number, days, name and sums stay, and nothing else.\n`,
      );
    await print("Mails already sent and old back-ups may still hold this person's data.\n");
    return describeErased(erased);
  },
};
