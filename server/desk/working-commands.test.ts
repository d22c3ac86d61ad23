import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openStore } from "../store/open.ts";
import { closeDeskFolder, type DeskFolder, openDeskFolder, runDeskCommand, startDeskProcess } from "../testing/desk.ts";
import { DeskBrowser, sampleDesk } from "../testing/desk-web.ts";
import { freePort } from "../testing/free-port.ts";
import { sampleLead } from "../testing/samples.ts";

let folder: DeskFolder["folder"];
let dataDir: DeskFolder["dataDir"];
let store: DeskFolder["store"];

beforeEach(async () => {
  ({ folder, dataDir, store } = await openDeskFolder());
});
afterEach(() => closeDeskFolder({ folder, store }));

const desk = (args: string[], more: Record<string, string> = {}) =>
  runDeskCommand(args, { DATA_DIR: dataDir, ...more });
const save = async () => (await store.saveLead(sampleLead())).id;
const enquiry = async (id: string) => (await store.enquiries.detail(id))!.enquiry;

describe("an enquiry at the command line", () => {
  test("is worked through from claim to closed, by a short id", async () => {
    const id = await save();
    const short = id.slice(-6);
    expect(await desk(["claim", short])).toMatchObject({ code: 1, err: expect.stringContaining("Invite somebody") });
    await store.people.invite({ email: "asha@firm.example", name: "Asha" });
    expect(await desk(["claim", short])).toMatchObject({
      code: 0,
      out: expect.stringContaining("new, with Asha, call due"),
    });
    await store.people.invite({ email: "ravi@firm.example", name: "Ravi" });
    expect(await desk(["claim", short])).toMatchObject({ code: 2, err: expect.stringContaining("--as EMAIL") });
    expect(await desk(["claim", short, "--as", "ravi@firm.example"])).toMatchObject({
      code: 1,
      err: "Asha has it already.\n",
    });
    expect((await desk(["call", short, "reached", "--note", "Wants an LLP"])).out).toContain("contacted, with Asha\n");
    expect((await desk(["note", short, "Send the list"])).code).toBe(0);
    expect((await desk(["follow-up", short, "2030-01-31"])).out).toContain("follow up on 2030-01-31");
    expect((await desk(["status", short, "quoted"])).code).toBe(0);
    expect((await desk(["status", short, "closed", "--reason", "went-elsewhere"])).out).toContain("closed");
    expect((await desk(["status", short, "reopen"])).out).toContain("contacted");
    const shown = await desk(["show", short]);
    expect(shown.out).toContain("Wants an LLP");
    expect(shown.out).toMatch(/status: contacted\nowner: Asha\n/);
    expect(shown.out).toMatch(/createdAt: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30\n/);
  });

  test.each([
    [["call", "ID", "maybe"], "no outcome of a call"],
    [["call", "ID", "call-back"], "Say when to call back"],
    [["call", "ID", "call-back", "--at", "tomorrow"], "is not a time like"],
    [["call", "ID", "call-back", "--at", "2020-01-01 10:00"], "is over"],
    [["call", "ID", "reached", "--at", "2030-01-01 10:00"], "Say when to call back"],
    [["status", "ID", "closed"], "Say why with --reason"],
    [["status", "ID", "nonsense"], "is no status"],
    [["status", "ID", "quoted", "--reason", "spam"], "Say why with --reason"],
    [["follow-up", "ID", "2026-02-30"], "is not a date like"],
    [["note", "ID", "  "], "A note has 1 to"],
    [["note", "x", "text"], "is not an id"],
  ])("says what is wrong: %j", async (args, message) => {
    const id = await save();
    const run = await desk(args.map((word) => (word === "ID" ? id : word)));
    expect(run).toMatchObject({ code: 2, err: expect.stringContaining(message) });
    expect((await store.enquiries.detail(id))!.events).toEqual([]);
  });

  test("a call back is due at India's time", async () => {
    const id = await save();
    await desk(["call", id, "call-back", "--at", "2030-01-31 15:00"]);
    expect((await enquiry(id)).dueAt).toBe("2030-01-31T09:30:00.000Z");
  });

  test("an id that is not unique is refused, and one that is nobody's", async () => {
    const [one] = [await save(), await save()];
    expect(await desk(["show", one!.slice(0, 6)])).toMatchObject({
      code: 1,
      err: expect.stringContaining("More than one id"),
    });
    expect(await desk(["show", "ffffffff"])).toMatchObject({ code: 1, err: "Nothing has the id ffffffff.\n" });
  });

  test("an export has what was done, with the owner's name and India's times", async () => {
    const id = await save();
    await store.people.invite({ email: "asha@firm.example", name: "Asha" });
    await desk(["claim", id]);
    await desk(["call", id, "reached"]);
    const [head, line] = (await desk(["export", "leads"])).out.split("\r\n");
    expect(head).toMatch(/,status,closed_reason,owner,first_call_at,call_due_at,follow_up_on$/);
    expect(line).toMatch(/,contacted,,Asha,\d{4}-\d\d-\d\dT[\d:]{8}\+05:30,,$/);
    const [record] = JSON.parse((await desk(["export", "leads", "--format", "json"])).out);
    expect(record).toMatchObject({ createdAt: expect.stringMatching(/\+05:30$/), work: { status: "contacted" } });
  });
});

describe("people at the command line", () => {
  test("are invited with a link for one use, listed and removed", async () => {
    expect((await desk(["people"])).out).toContain("Nobody yet");
    const invited = await desk(["invite", "asha@firm.example", "--name", "Asha"], {
      DESK_PORT: "4322",
      DESK_URL: "https://desk.example.in",
    });
    expect(invited.out).toMatch(/^https:\/\/desk\.example\.in\/join#[0-9a-f]{64}\nFor Asha, once, until /);
    expect(invited.out).toContain("It was not mailed");
    const token = /#(\w+)/.exec(invited.out)![1]!;
    expect(await store.people.readLink(token, "join")).toMatchObject({ state: "good", person: { role: "owner" } });
    expect((await desk(["people"])).out).toMatch(/Asha +asha@firm.example +owner +0/);
    expect(await desk(["invite", "no address"])).toMatchObject({ code: 2 });
    expect((await desk(["people", "remove", "asha@firm.example"])).code).toBe(0);
    expect(await desk(["people", "remove", "asha@firm.example"])).toMatchObject({ code: 1 });
    expect((await desk(["audit"])).out).toMatch(/people +removed[\s\S]*invite +invited/);
  });
});

describe("desk open", () => {
  test("starts a desk and prints a link that signs in once; a second one finds it running", async () => {
    const port = String(await freePort());
    const variables = { DATA_DIR: dataDir, DESK_PORT: port };
    const dist = sampleDesk(join(folder.path, "dist-desk"));
    const running = startDeskProcess(["open", "--no-browser", "--folder", dist], variables, folder.path);
    let out = "";
    for await (const chunk of running.stdout) {
      out += chunk;
      if (out.includes("Press Ctrl-C")) break;
    }
    const [link] = /^http:\/\/localhost:\d+\/open#[0-9a-f]{64}/m.exec(out)!;
    const signIn = async (url: string) => {
      const browser = new DeskBrowser(new URL(url).origin);
      const { status } = await browser.post("/api/open", { token: url.split("#")[1] });
      return [status, (await browser.get("/api/session")).status];
    };
    expect(await signIn(link!)).toEqual([200, 200]);
    expect(await signIn(link!)).toEqual([410, 401]);
    const second = await desk(["open", "--no-browser"], { DESK_PORT: port });
    expect(await signIn(second.out.split("\n")[0]!)).toEqual([200, 200]);
    const other = await openStore({ dataDir: join(folder.path, "other"), deliveries: [] });
    await other.close();
    const refused = await runDeskCommand(["open", "--no-browser"], {
      DATA_DIR: join(folder.path, "other"),
      DESK_PORT: port,
    });
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining("A desk with another store") });
    running.kill("SIGINT");
    const code = await new Promise((resolve) => running.once("close", resolve));
    expect(code).toBe(0);
  });

  test("says that the desk is not built", async () => {
    const refused = await desk(["open", "--no-browser", "--folder", join(folder.path, "none")], {
      DESK_PORT: String(await freePort()),
    });
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining("Run: npm run build") });
  });
});

test("every command that works on enquiries is explained", async () => {
  const { out } = await desk(["--help"]);
  for (const command of [
    "claim ID",
    "call ID",
    "note ID",
    "status ID",
    "follow-up ID",
    "open",
    "people",
    "invite EMAIL",
    "visits LOGFILE",
  ])
    expect(out).toContain(`  ${command}`);
});
