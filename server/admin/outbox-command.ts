import { localTime } from "../../domain/india/local-time.ts";
import type { Delivery } from "../store/contract.ts";
import type { StoreCommand } from "./command.ts";
import { CommandError, UsageError } from "./errors.ts";
import { textTable } from "./terminal-text.ts";

const counted = (number: number) => `${number} ${number === 1 ? "delivery" : "deliveries"}`;

export const outbox: StoreCommand = {
  needs: "store",
  audited: ({ positionals }) => positionals.length > 0,
  usage: "outbox [retry [ID…] | drop ID…]",
  summary: "what waits to be sent or was given up; send it now, or forget what was given up",
  positionals: [0, 1_000],
  async run({ store, print, env, now }, { positionals: [action, ...ids] }) {
    if (action === "retry") {
      const retried = await store.outbox.retry(ids.length > 0 ? ids : "all", now);
      if (ids.length > 0 && retried < ids.length) {
        throw new CommandError(`${retried} of ${ids.length} will be tried now; the others do not wait.`);
      }
      await print(`${counted(retried)} will be tried now.\n`);
      return `retry: ${retried}`;
    }
    if (action === "drop") {
      if (ids.length === 0) throw new UsageError("Say which: outbox drop ID…");
      const dropped = await store.outbox.drop(ids);
      if (dropped < ids.length)
        throw new CommandError(`${dropped} of ${ids.length} dropped; the others were not given up.`);
      await print(`${counted(dropped)} dropped. The submissions are kept.\n`);
      return `drop: ${dropped}`;
    }
    if (action !== undefined) throw new UsageError(`"outbox ${action}" is not known. Did you mean "outbox retry"?`);
    const counts = await store.outbox.counts();
    const rows = Object.entries(counts).map(([channel, { waiting, sending, done, dead }]) => [
      channel,
      ...[waiting, sending, done, dead].map(String),
    ]);
    await print(textTable(["CHANNEL", "WAITING", "SENDING", "DONE", "DEAD"], rows));
    if (!env.SMTP_URL && counts.mail.waiting > 0) {
      await print(`\nMail is off. ${counts.mail.waiting} will go out once SMTP_URL, MAIL_FROM and LEADS_TO are set.\n`);
    }
    const open = await store.outbox.list(["dead", "waiting", "sending"], 50);
    if (open.length > 0) await print(`\n${deliveryTable(open)}`);
    return undefined;
  },
};

const deliveryTable = (deliveries: readonly Delivery[]): string =>
  textTable(
    ["DELIVERY", "CHANNEL", "FOR", "STATE", "ATTEMPTS", "NEXT", "LAST ERROR"],
    deliveries.map((each) => [
      each.id,
      each.channel,
      each.purpose,
      each.state,
      String(each.attempts),
      each.state === "waiting" ? localTime(new Date(each.dueAt)) : "",
      each.lastError ?? "",
    ]),
  );
