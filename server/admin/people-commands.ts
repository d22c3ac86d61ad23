import { longestPersonName } from "../../domain/desk/enquiry.ts";
import { emailError } from "../../domain/forms/person.ts";
import { localTime } from "../../domain/india/local-time.ts";
import { joinLink } from "../desk/links.ts";
import { mailInvitation } from "../people/invitation-mail.ts";
import { invitationHours } from "../people/store.ts";
import { mailSettings } from "../run/env.ts";
import { createLog } from "../run/log.ts";
import type { StoreCommand } from "./command.ts";
import { CommandError, UsageError } from "./errors.ts";
import { deskPort } from "./open-command.ts";
import { textTable } from "./terminal-text.ts";

const when = (iso: string | null) => (iso ? localTime(new Date(iso)) : "");

export const people: StoreCommand = {
  needs: "store",
  audited: ({ positionals }) => positionals.length > 0,
  usage: "people [remove EMAIL]",
  summary: "who works at the desk; or end somebody's access at once",
  details:
    "Whoever is removed is signed out, their passkeys end, and their open enquiries are free for others to take.",
  positionals: [0, 2],
  async run({ store, print }, { positionals: [action, email] }) {
    if (action === undefined) {
      const all = await store.people.list();
      if (all.length === 0) return print("Nobody yet. Invite somebody: npm run desk -- invite EMAIL --name NAME\n");
      const rows = all.map((one) => [
        one.name,
        one.email ?? "",
        one.role,
        String(one.passkeys),
        when(one.lastSeenAt),
        when(one.invitedUntil),
      ]);
      return print(textTable(["NAME", "EMAIL", "ROLE", "PASSKEYS", "LAST SEEN", "INVITED UNTIL"], rows));
    }
    if (action !== "remove" || !email) throw new UsageError("Write it as: npm run desk -- people remove EMAIL");
    const person =
      (await store.people.byEmail(email)) ?? (await store.people.list()).find(({ name }) => name === email);
    const outcome = person ? await store.people.remove(person.id, { name: "The command line" }) : "unknown";
    if (!person || outcome === "unknown") throw new CommandError(`Nobody at the desk has the address ${email}.`);
    if (outcome === "last-owner") throw new CommandError("The last owner of the desk stays one.");
    await print(`${person.name} can no longer come to the desk. Their open enquiries are free again.\n`);
    return "removed";
  },
};

export const invite: StoreCommand = {
  needs: "store",
  audited: true,
  usage: "invite EMAIL [--name NAME]",
  summary: "let somebody come to the desk; again for a lost device",
  details: `Makes a link for one use within ${invitationHours} hours, which is mailed when mail is on, and printed always.`,
  options: {
    name: { type: "string", about: "what the others see" },
    owner: { type: "boolean", about: "may invite and remove others; the first person may anyway" },
  },
  positionals: [1, 1],
  async run({ store, env, print }, { positionals: [email], options }) {
    if (emailError(email!)) throw new UsageError(`"${email}" is not an e-mail address.`);
    const name = typeof options.name === "string" && options.name.trim() ? options.name.trim() : undefined;
    if (name && name.length > longestPersonName)
      throw new UsageError(`Keep the name within ${longestPersonName} characters.`);
    const person = await store.people.invite({ email: email!, name, role: options.owner ? "owner" : undefined });
    if (options.owner && person.role !== "owner")
      await print(`${person.name} is known as a member, and stays one: an owner can change that at the desk.\n`);
    const { token, expiresAt } = await store.people.issueLink(person.id, "join");
    const link = joinLink(env.DESK_URL ?? `http://localhost:${deskPort(env)}`, token);
    const mail = mailSettings(env);
    const mailed = mail !== undefined && (await mailInvitation(mail, person, link, createLog("silent")));
    await print(`${link}\nFor ${person.name}, once, until ${localTime(new Date(expiresAt))}.\n`);
    await print(mailed ? `It was mailed to ${person.email}.\n` : "It was not mailed: give it to them yourself.\n");
    if (!env.DESK_URL) await print("It opens on this machine alone. For a team set DESK_URL: see docs/operating.md.\n");
    return "invited";
  },
};
