import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

let place: string;
let folder: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "owner-command-"));
  folder = join(place, "owner");
});
afterEach(() => rmSync(place, { recursive: true }));

function run(args: readonly string[], { input = "", env = {} }: { input?: string; env?: Record<string, string> } = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/owner.ts", ...args], {
    input,
    encoding: "utf8",
    timeout: 30_000,
    env: { PATH: process.env.PATH, OWNER_DIR: "content/samples", ...env },
  });
  return { status, out: stdout, err: stderr };
}

const answers = {
  name: "Udyam Setu",
  email: "namaste@udyamsetu.test",
  phone: "+91 141 411 2233",
  whatsapp: "",
  street: "41 Subhash Marg",
  city: "Jaipur",
  state: "Rajasthan",
  postcode: "302001",
  hours: "",
  saturday: "10:00-14:00",
  legalName: "Udyam Setu Advisors LLP",
  number: "ACK-7314",
  gstin: "",
  registeredOffice: "",
  grievanceName: "Farhan Siddiqui",
  grievanceDesignation: "Partner",
  jurisdiction: "",
  "private-limited": "2499, 8250, 13750",
  opc: "2399, 7450, 12600",
  llp: "2299, 6750, 11800",
};
const written = (file: string) => JSON.parse(readFileSync(join(folder, `${file}.json`), "utf8"));

test("asks, asks again where an answer cannot be, writes the folder and says what visitors will see", () => {
  const typed = Object.values(answers);
  typed.splice(2, 0, "141 411 2233", "");
  const { status, out, err } = run(["new", "--to", folder], { input: `${typed.join("\n")}\n` });
  expect([status, err]).toEqual([0, ""]);
  expect(out).toContain("'141 411 2233' is not + and the country code");
  expect(out).toContain("An answer is needed here");
  for (const words of ["has no problems", "Visitors will see:", "₹2,499", "Left out", "WhatsApp buttons"])
    expect(out).toContain(words);
  expect(written("identity")).toMatchObject({
    $schema: "./schemas/identity.schema.json",
    phone: answers.phone,
    hours: [
      { opens: "10:00", closes: "18:00" },
      { days: ["Saturday"], opens: "10:00", closes: "14:00" },
    ],
  });
  expect(written("legal")).toMatchObject({
    llpin: "ACK-7314",
    jurisdiction: "Jaipur",
    registeredOffice: "41 Subhash Marg, Jaipur, Rajasthan 302001",
  });
  expect(written("prices").opc.pro).toEqual({ price: 12600 });
  expect(existsSync(join(folder, "schemas", "prices.schema.json"))).toBe(true);
  const checked = run(["check"], { env: { OWNER_DIR: folder } }).out;
  expect(checked).toContain("has no problems");
  expect(checked).toMatch(/Is this meant\?[\s\S]*identity\.json, Phone: '.*' is no mobile number/);
});

test("stopped in between, it writes nothing", () => {
  const { status, err } = run(["new", "--to", folder], { input: "Udyam Setu\n" });
  expect(status).toBe(1);
  expect(err).toContain("nothing was written");
  expect(existsSync(folder)).toBe(false);
});

test("takes the answers from a file, and lists all its mistakes at once", () => {
  const file = join(place, "answers.json");
  writeFileSync(file, JSON.stringify({ ...answers, phone: "1", postcode: "12", frm: "x", opc: "free" }));
  const { status, err } = run(["new", "--from", file, "--to", folder]);
  expect(status).toBe(1);
  for (const words of [
    "has 4 problems",
    "'phone' (Phone",
    "'postcode' (Office: PIN code): '12' is not",
    "'frm' is not known",
    "three prices",
  ])
    expect(err).toContain(words);
  expect(existsSync(folder)).toBe(false);
  writeFileSync(file, JSON.stringify(answers));
  expect(run(["new", "--from", file, "--to", folder]).status).toBe(0);
  expect(run(["new", "--from", file, "--to", folder]).err).toContain("is there already");
  writeFileSync(file, '{\n "name": "x"\n "email": 1}');
  expect(run(["new", "--from", file, "--to", join(place, "b")]).err).toContain("line 3, character 2");
});

test("links, pipes, folders for files and deep JSON are named, without a stack and without waiting", () => {
  cpSync("tests/owner/folders/udyam-setu", folder, { recursive: true });
  const at = (entry: string) => join(folder, entry);
  for (const entry of ["identity.json", "legal.json", "prices.json"]) rmSync(at(entry));
  symlinkSync("/etc/hostname", at("legal.json"));
  symlinkSync("/etc/passwd", at("pictures/passwd.png"));
  symlinkSync("..", at("pictures/again"));
  symlinkSync(at("articles/loop.md"), at("articles/loop.md"));
  execFileSync("mkfifo", [at("identity.json"), at("articles/pipe.md")]);
  mkdirSync(at("prices.json"));
  mkdirSync(at("articles/first.md"));
  writeFileSync(at("schemas"), "");
  writeFileSync(at("claims.json"), `{"a":${"[".repeat(100_000)}${"]".repeat(100_000)}}`);
  const { status, err } = run(["check"], { env: { OWNER_DIR: folder } });
  expect(status).toBe(1);
  expect(err.match(new RegExp(`(?<=${folder}/).*`, "g"))?.toSorted()).toEqual([
    "articles/first.md: is a folder, not a file.",
    "articles/loop.md: is a link to somewhere else: put the file itself there.",
    "articles/pipe.md: is neither a file nor a folder.",
    "claims.json: has too many lists or records inside one another.",
    "identity.json: is neither a file nor a folder.",
    "legal.json: is a link to somewhere else: put the file itself there.",
    "pictures/again: is a link to somewhere else: put the file itself there.",
    "pictures/passwd.png: is a link to somewhere else: put the file itself there.",
    "prices.json: is a folder, not a file.",
    "schemas: is a file, not a folder.",
  ]);
  expect(err).not.toMatch(/^\s+at /m);
});

test("a folder that is not there, a word that is no command and an unknown option are said without a stack", () => {
  for (const { status, err, out } of [
    run(["check"], { env: { OWNER_DIR: "/nowhere" } }),
    run(["chekc"]),
    run(["new", "--form", "x"]),
  ]) {
    expect(status).toBe(1);
    expect(`${err}${out}`).not.toMatch(/^\s+at /m);
  }
});
