/** What docs/operating.md and upgrading.md tell an owner to type is typed here, against the real desk and server. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openStore } from "../../server/store/open.ts";
import { storedIn } from "../../server/testing/acts.ts";
import { createTestDatabase } from "../../server/testing/engines.ts";
import { sampleLead } from "../../server/testing/samples.ts";
import { type Installation, install } from "./installation.ts";

const root = join(import.meta.dirname, "..", "..");

/** The commands below a heading, one text for each block. */
function commandsUnder(heading: string, manual = "operating.md"): string[] {
  const section =
    readFileSync(join(root, "docs", manual), "utf8")
      .split(/^## /m)
      .find((text) => text.startsWith(`${heading}\n`)) ?? "";
  const blocks = [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block!);
  expect(blocks, `commands under ${heading}`).not.toEqual([]);
  return blocks;
}

let place: Installation;
beforeAll(() => {
  place = install();
});
afterEach(() => place.clear());
afterAll(() => place[Symbol.dispose]());

async function storeLeads(...names: string[]): Promise<void> {
  const store = await openStore({ dataDir: place.dataDir, deliveries: [] });
  for (const name of names) await store.saveLead(sampleLead({ name }));
  await store.close();
}

async function listNames(databaseUrl?: string): Promise<unknown[]> {
  const store = await openStore({ dataDir: place.dataDir, databaseUrl, deliveries: [] });
  const leads = await storedIn(store, "lead");
  await store.close();
  return leads.map((lead) => "name" in lead && lead.name);
}

describe("the commands of docs/operating.md", { timeout: 60_000 }, () => {
  test("Back-up and Restore", async () => {
    const [backUp] = commandsUnder("Back-up");
    const [restore] = commandsUnder("Restore");
    await storeLeads("Asha");
    place.run("systemctl start sthapana");
    place.run(backUp!);
    expect(readdirSync(place.backups)).toHaveLength(1);
    await storeLeads("Later");
    expect(place.run(restore!)).toContain("The data from before is in");
    expect(existsSync(join(place.folder, "server.pid")), "the server runs again").toBe(true);
    expect(await listNames()).toEqual(["Asha"]);
  });

  // The back-up, the service and the move to PostgreSQL have tests of their own; this types them as the manual has them.
  if (process.env.THOROUGH) {
    test("an update, and going back", async () => {
      const [upgrade] = commandsUnder("The update", "upgrading.md");
      await storeLeads("Asha");
      const out = place.run(upgrade!);
      expect(place.noted()).toEqual(["git pull", "npm run owner -- check", "npm run build -- --if-needed"]);
      expect(out).toMatch(/^ok {4}store .*, 1 leads$/m);
      expect(readdirSync(place.backups)).toHaveLength(1);
      // In place of the file that a newer program would have left: it is restored like any other.
      const [since, back] = commandsUnder("Going back", "upgrading.md");
      place.run(since!);
      expect(readFileSync(join(place.folder, "since.csv"), "utf8")).toMatch(/^id,received_at,/);
      const file = join(place.backups, readdirSync(place.backups)[0]!);
      await storeLeads("Later");
      place.run(back!.replace("/var/lib/sthapana/before-update/FILE", file));
      expect(place.noted().slice(3)).toEqual(["git checkout VERSION", "npm run build -- --if-needed"]);
      expect(await listNames()).toEqual(["Asha"]);
    });

    test("PostgreSQL", async () => {
      const [move, start] = commandsUnder("PostgreSQL");
      const DATABASE_URL = await createTestDatabase();
      await storeLeads("Asha");
      place.run("systemctl start sthapana");
      place.run(move!.replace("postgres://sthapana:PASSWORD@127.0.0.1/sthapana", DATABASE_URL));
      expect(() => place.run("systemctl start sthapana")).toThrow();
      expect(place.run(start!, { DATABASE_URL })).toMatch(/^ok {4}store {10}PostgreSQL on .*, 1 leads$/m);
      expect(await listNames(DATABASE_URL)).toEqual(["Asha"]);
    });

    test("As a service, and the nightly back-up as its unit runs it", async () => {
      place.run(commandsUnder("As a service").join("\n"));
      expect(place.noted()[0]).toMatch(/^useradd --system .*sthapana$/);
      const units = join(place.etc, "systemd", "system");
      expect(readdirSync(units)).toEqual(["sthapana-backup.service", "sthapana-backup.timer", "sthapana.service"]);
      expect(readFileSync(join(place.etc, "sthapana.env"), "utf8")).toMatch(/^DATA_DIR=\/var\/lib\/sthapana$/m);
      const command = /^ExecStart=(.*)$/m.exec(readFileSync(join(units, "sthapana-backup.service"), "utf8"))?.[1];
      place.run(command!);
      expect(readdirSync(place.backups)).toHaveLength(1);
    });
  }

  test("the desk at the command line, and Is everything in order", async () => {
    await storeLeads("Asha");
    place.run(commandsUnder("The desk at the command line").join("\n"));
    expect(readFileSync(join(place.folder, "leads.csv"), "utf8")).toMatch(/^id,received_at,.*\r\n.*Asha/);
    expect(place.run(commandsUnder("Is everything in order?").join("\n"))).toMatch(/^ok {4}integrity/m);
  });
});
