/** As in deploy/sthapana-backup.service. */
const folder = "/var/lib/sthapana-backups";

/** What makes a back-up, wherever somebody is told how. */
export const backupCommand = `npm run desk -- backup --to ${folder} --keep 14`;
