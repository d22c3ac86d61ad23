import { dayMs } from "../india/time.ts";

/** A back-up is made every night; one that failed is tried again the next. */
const oldAfterMs = 2 * dayMs;

/** How many days old a back-up is that is too old; undefined for one that is not. */
export function tooOld(madeAt: Date, now: Date): number | undefined {
  const age = now.getTime() - madeAt.getTime();
  return age > oldAfterMs ? Math.floor(age / dayMs) : undefined;
}

/** What makes a back-up, wherever somebody is told how: as in deploy/sthapana-backup.service. */
export const backupCommand = "npm run desk -- backup --to /var/lib/sthapana-backups --keep 14";
