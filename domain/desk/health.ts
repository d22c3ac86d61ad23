import { retentionMonths } from "../../content/legal/retention.ts";
import { localTime } from "../india/local-time.ts";
import { dayMs } from "../india/time.ts";

/** What one look found: nothing wrong, something to think about, or something that must be put right. */
export interface Finding {
  about: string;
  status: "ok" | "warn" | "fail";
  detail: string;
  /** What to do about it. */
  advice?: string;
}

export const ok = (about: string, detail: string): Finding => ({ about, status: "ok", detail });
const wrong = (status: "warn" | "fail") => (about: string, detail: string, advice: string) =>
  ({ about, status, detail, advice }) satisfies Finding;
export const warn = wrong("warn");
export const fail = wrong("fail");

/** What was found of deliveries and the store, as each says it who is asked for it. */
export interface HealthFinding {
  /** The doctor. */
  finding: Finding;
  /** /api/health, a sentence each; nothing while nobody has to hurry. */
  reasons: readonly string[];
  /** The Delivery page, to somebody who knows no mail server, where that is not what /api/health says. */
  texts?: readonly string[];
  /** It is about deliveries on their way, and not about the server. */
  isOfOutbox?: true;
}

/** What is known of a server, without a word on whether that is good. */
export interface HealthFacts {
  /** Of each channel that is set up; what waits for another one is not late. */
  stuck: Partial<Record<Channel, Stuck>>;
  /** Of a database on this machine: what is wrong with its file, as a sentence, and how much room there is beside it. */
  file: { damage: string | undefined; freeMegabytes: number } | undefined;
  /** Why nothing is erased, as a sentence. */
  doubt: string | undefined;
  /** How many months what people sent is kept, and how many have been kept for longer. */
  months: { leads: number; applications: number };
  older?: number;
  /** Of all resumes together. */
  resumeMegabytes: { used: number; room: number };
  lastBackup: Backup | undefined;
}

type Channel = "mail" | "webhook";
/** How many deliveries of a channel are given up, late, or tried in vain since a while: server/mail/store.ts counts them. */
interface Stuck {
  dead: number;
  late: number;
  failing?: number | undefined;
}
interface Backup {
  at: string;
  outcome: string;
}

/** Each judged here and nowhere else: /api/health, doctor, the Delivery page and the log take what they say from it. */
export const findings = (facts: HealthFacts, now: Date): HealthFinding[] => [
  ...outboxFindings(facts.stuck),
  ...(facts.file ? [damageFinding(facts.file.damage)] : []),
  retentionFinding(facts),
  ...(facts.file ? [diskFinding(facts.file.freeMegabytes)] : []),
  resumeFinding(facts.resumeMegabytes),
  backupFinding(facts.lastBackup, now),
];

/** What waits for longer is late. */
export const lateMinutes = 30;
/** What was tried for longer fails. */
export const failingMinutes = 2;

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? " has" : "s have"}`;

/** The ways in which deliveries get stuck, the worst first. */
const ways = {
  dead: {
    reason: (count: number) => `${count} given up. Read the error with desk outbox, then desk outbox retry.`,
    text: (count: number, what: string) => `${counted(count, what)} failed.`,
  },
  late: {
    reason: (count: number) => `${count} waiting for more than ${lateMinutes} minutes. See desk outbox.`,
    text: (count: number, what: string) => `${counted(count, what)} waited for more than half an hour.`,
  },
  failing: {
    reason: (count: number) => `${count} tried for more than ${failingMinutes} minutes. See desk outbox.`,
    text: (count: number, what: string) =>
      `${count} ${what}${count === 1 ? "" : "s"} could not be sent at the first try.`,
  },
} as const;

type Way = keyof typeof ways;

export const waysStuck = (stuck: Stuck): Way[] => (Object.keys(ways) as Way[]).filter((way) => (stuck[way] ?? 0) > 0);

const channelNames: Record<Channel, string> = { mail: "mail", webhook: "webhook call" };

/** Of a channel on which something is stuck. */
export function stuckFinding(channel: Channel, stuck: Stuck): HealthFinding | undefined {
  const isStuck = waysStuck(stuck);
  if (isStuck.length === 0) return undefined;
  const { dead, late, failing = 0 } = stuck;
  return {
    finding: fail(
      "outbox",
      `${channel}: ${dead} given up, ${late} waiting for more than ${lateMinutes} minutes, ${failing} tried for more than ${failingMinutes}`,
      "Read the last error with desk outbox, put it right, then: npm run desk -- outbox retry",
    ),
    reasons: isStuck.map((way) => `${channel}: ${ways[way].reason(stuck[way]!)}`),
    texts: isStuck.map((way) => ways[way].text(stuck[way]!, channelNames[channel])),
    isOfOutbox: true,
  };
}

function outboxFindings(stuck: HealthFacts["stuck"]): HealthFinding[] {
  const found = (Object.keys(stuck) as Channel[]).flatMap((channel) => stuckFinding(channel, stuck[channel]!) ?? []);
  return found.length > 0 ? found : [{ finding: ok("outbox", "nothing is stuck"), reasons: [] }];
}

export function damageFinding(damage: string | undefined): HealthFinding {
  if (!damage) return { finding: ok("integrity", "the file is whole"), reasons: [] };
  const first = "Stop the server, keep a copy of the file, and";
  return {
    finding: fail("integrity", damage, `${first} restore the last back-up: npm run desk -- restore FILE`),
    reasons: [`database: ${damage} ${first} run desk restore.`],
  };
}

/** What an owner says once the clock was looked at. */
const confirmCommand = "npm run desk -- housekeep";

/** What is older than promised is either still in work, or nobody has started the server since. */
function retentionFinding({ months, doubt, older = 0 }: HealthFacts): HealthFinding {
  const detail = `enquiries ${months.leads} months, applications ${months.applications} months`;
  const confirm = `If the clock is right: ${confirmCommand}`;
  const reasons = doubt ? [`retention: ${doubt} ${confirm}`] : [];
  if (months.leads > retentionMonths.enquiries || months.applications > retentionMonths.applications) {
    const advice =
      "Take KEEP_ENQUIRIES_MONTHS and KEEP_APPLICATIONS_MONTHS out of the settings, or change content/legal/retention.ts and build again.";
    return { finding: fail("retention", `${detail}: longer than the privacy policy promises`, advice), reasons };
  }
  if (doubt) return { finding: fail("retention", doubt, confirm), reasons };
  if (older === 0) return { finding: ok("retention", detail), reasons };
  const advice =
    "The server erases them once a day, when it runs and has sent what is in the outbox. See: npm run desk -- outbox";
  return { finding: warn("retention", `${detail}: ${older} are older`, advice), reasons };
}

/** Below this the disk is a few hundred resumes from full. */
const leastFreeMegabytes = 500;

function diskFinding(free: number): HealthFinding {
  const megabytes = Math.floor(free);
  const detail = `${megabytes} MB free`;
  return free < leastFreeMegabytes
    ? {
        finding: fail("disk", detail, "Free some space, or move the data."),
        reasons: [`disk: ${megabytes} MB are free.`],
      }
    : { finding: ok("disk", detail), reasons: [] };
}

/** Parts of the room for resumes: from the first the doctor warns, from the second /api/health does; full, they are refused. */
const [muchUsed, nearlyUsedUp] = [0.8, 0.9];

function resumeFinding({ used, room }: HealthFacts["resumeMegabytes"]): HealthFinding {
  const detail = `${Math.ceil(used)} of ${room} MB`;
  const advice = "Shorten KEEP_APPLICATIONS_MONTHS, or raise RESUME_STORAGE_MB.";
  const reasons = used > nearlyUsedUp * room ? [`resumes: their room is nearly used up. ${advice}`] : [];
  if (Math.ceil(used) >= room)
    return { finding: fail("resumes", `${detail}: applications are refused`, advice), reasons };
  return { finding: used > muchUsed * room ? warn("resumes", detail, advice) : ok("resumes", detail), reasons };
}

/** What makes a back-up, wherever somebody is told how: as in deploy/sthapana-backup.service. */
export const backupCommand = "npm run desk -- backup --to /var/lib/sthapana-backups --keep 14";
/** One is made every night; one that failed is tried again the next. */
const oldBackupMs = 2 * dayMs;

/** An old one is no reason for /api/health: it is the doctor's and the Delivery page's. */
export function backupFinding(last: Backup | undefined, now: Date): HealthFinding {
  const advice = `At the desk, under Delivery, or every night: set BACKUP_DIR, or run ${backupCommand}`;
  if (!last)
    return { finding: warn("back-up", "none was ever made", advice), reasons: [], texts: ["No back-up was made yet."] };
  const age = now.getTime() - Date.parse(last.at);
  if (age <= oldBackupMs)
    return { finding: ok("back-up", `${localTime(new Date(last.at))}, ${last.outcome}`), reasons: [], texts: [] };
  const days = Math.floor(age / dayMs);
  return {
    finding: warn("back-up", `the last one is ${days} days old`, advice),
    reasons: [],
    texts: [`The last back-up is ${days} days old.`],
  };
}
