import { once } from "node:events";
import { longestPersonName } from "../../domain/desk/enquiry.ts";
import { joinLink, openLink } from "../../domain/desk/links.ts";
import { emailError } from "../../domain/forms/person.ts";
import { localTime } from "../../domain/india/local-time.ts";
import { openInBrowser } from "../desk/open-in-browser.ts";
import { builtDesk } from "../http/built.ts";
import { SiteNotBuilt } from "../http/pages.ts";
import { mailInvitation } from "../people/mails.ts";
import { invitationHours, openLinkText } from "../people/store.ts";
import { type Env, mailSettings, usualDeskPort } from "../run/env.ts";
import { createLog } from "../run/log.ts";
import { whereItOpens } from "../run/own-desk.ts";
import { CommandError, type StoreCommand, textTable, UsageError } from "./command.ts";

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
    const here = whereItOpens(link, env);
    if (here.length > 0) await print(`${here.join("\n")}\nFor a team set DESK_URL: see docs/operating.md.\n`);
    return "invited";
  },
};

/** One that answers at all does so at once. */
const answerMs = 2_000;

const deskPort = (env: Env): number => env.DESK_PORT || usualDeskPort;

export const open: StoreCommand = {
  needs: "store",
  audited: true,
  usage: "open",
  summary: "work through enquiries in the browser of this machine",
  details:
    `Prints and opens a link that works once, within ${openLinkText}. If no desk is running it starts one, until you press Ctrl-C.\n` +
    "For several people, set DESK_URL for the server, and invite them: see docs/operating.md.",
  options: {
    as: { type: "string", about: "the e-mail address of the person who opens it; the first owner if not given" },
    folder: { type: "string", about: "folder of the built desk, if it is not that of the current build" },
    "no-browser": { type: "boolean", about: "print the link and open nothing" },
  },
  positionals: [0, 0],
  async run({ store, env, print }, { options }) {
    const person =
      typeof options.as === "string" ? await store.people.byEmail(options.as) : await store.people.firstOwner();
    if (!person)
      throw new CommandError(`Nobody at the desk has the address ${options.as}. See: npm run desk -- people`);
    const port = deskPort(env);
    const isRunning = await findDesk(port, await store.fingerprint());
    // The other commands need nothing of it, and start sooner.
    const { startDesk } = await import("../desk/start.ts");
    const desk = isRunning
      ? undefined
      : await startDesk({
          store,
          env,
          port,
          folder: typeof options.folder === "string" ? options.folder : builtDesk,
          log: createLog("error"),
          siteUrl: env.SITE_URL ?? `http://127.0.0.1:${env.PORT}`,
          // The server sends what is queued here.
          onStored: () => {},
        }).catch((error) => {
          throw error instanceof SiteNotBuilt ? new CommandError(error.message) : error;
        });
    const url = desk?.url ?? env.DESK_URL ?? `http://localhost:${port}`;
    const link = openLink(url, (await store.people.issueLink(person.id, "open")).token);
    await print(
      `${[link, `For ${person.name}, once, within ${openLinkText}.`, ...whereItOpens(link, env)].join("\n")}\n`,
    );
    if (!options["no-browser"]) openInBrowser(link);
    if (!desk) return "link";
    await print("The desk is running. Press Ctrl-C to stop it.\n");
    await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
    await desk.stop();
    return "started and stopped";
  },
};

/** Whether a desk of this store runs there. Something else on the port is an error, not a desk. */
async function findDesk(port: number, fingerprint: string): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/api/which`, { signal: AbortSignal.timeout(answerMs) }).catch(
    () => undefined,
  );
  if (!response) return false;
  const found = (await response.json().catch(() => undefined)) as { desk?: unknown } | undefined;
  if (found?.desk === fingerprint) return true;
  throw new CommandError(
    found?.desk === undefined
      ? `Another program uses port ${port}. Set DESK_PORT to another number.`
      : `A desk with another store uses port ${port}. Stop it, or set DESK_PORT to another number.`,
  );
}
