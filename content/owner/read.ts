import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";
import { gstinStateMistake } from "../schemas/registration-numbers.ts";
import { type OwnerFacts, type OwnerFile, ownerFiles, requiredFiles, sampleFiles } from "./files.ts";
import { findJsonMistake, tooDeep } from "./json.ts";
import { describeProblem, didYouMean, type Problem, placeholderProblems, schemaProblems } from "./problems.ts";

const root = join(import.meta.dirname, "..", "..");
const samplesFolder = join(root, "content", "samples");

/** Folders beside the JSON files. */
const otherEntries = ["articles", "pictures", "schemas"];

type Variables = Readonly<Record<string, string | undefined>>;

/** Where the owner's files are, or will be written. Undefined where samples are shown on purpose. */
export function ownerFolderToWrite(env: Variables = process.env, base = root): string | undefined {
  const folder = resolve(base, env.OWNER_DIR?.trim() || "owner");
  return folder === join(base, "content", "samples") ? undefined : folder;
}

/** Nothing is in it yet: the questions of the first run will fill it. */
export const isEmptyFolder = (folder: string): boolean => isFolder(folder) && readdirSync(folder).length === 0;

/**
 * The owner's folder: the one OWNER_DIR names, or `owner` in the repository if it is there. OWNER_DIR=content/samples shows the samples
 * in spite of a folder, as the tests do.
 */
export function findOwnerFolder(env: Variables = process.env, base = root): string | undefined {
  const folder = ownerFolderToWrite(env, base);
  if (!folder || isEmptyFolder(folder)) return undefined;
  // Of a container it is on the volume, which is empty at first.
  const isWanted = env.OWNER_DIR?.trim() && !env.IN_CONTAINER;
  return isWanted || existsSync(folder) ? folder : undefined;
}

/** As it is written in messages. */
export const showFolder = (folder: string): string => {
  const inside = relative(root, folder);
  return inside.startsWith("..") ? folder : inside;
};

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();

/** The desk may run for the firm alone; then founders are promised nothing. */
export const speaksOfFounderPages = (): boolean => {
  const { DESK_PORT, DESK_URL, FOUNDER_PAGES } = process.env;
  // At localhost it is the owner's alone, unless a port was set up for it.
  return Boolean(DESK_PORT?.trim() || DESK_URL?.trim().startsWith("https:")) && FOUNDER_PAGES?.trim() !== "off";
};

export interface ReadOwner {
  facts?: OwnerFacts;
  problems: Problem[];
}

/** What is to be in a file in place of what is there, for a check before it is written. */
export type Instead = Partial<Record<OwnerFile, unknown>>;

/** Reads and checks every file, and lists all problems at once. */
export function readOwnerFolder(folder: string, isSample = false, instead: Instead = {}): ReadOwner {
  const isNew = !existsSync(folder) && Object.keys(instead).length > 0;
  if (!isNew && !isFolder(folder)) {
    const message = existsSync(folder) ? "is a file, not a folder" : "there is no such folder";
    return {
      problems: [
        {
          file: "",
          path: [],
          field: "",
          message: `${message}: set OWNER_DIR to the folder that 'npm run owner -- new' wrote, or unset it`,
        },
      ],
    };
  }
  const problems: Problem[] = isSample || isNew ? [] : [...unknownFiles(folder), ...entryProblems(folder)];
  const read: Partial<Record<OwnerFile, unknown>> = {};
  for (const name of Object.keys(ownerFiles) as OwnerFile[]) {
    const schema = (isSample ? sampleFiles : ownerFiles)[name];
    if (problems.some(({ file }) => file === `${name}.json`)) continue;
    const given = readJson(folder, name, problems, instead[name]);
    if (given === undefined) continue;
    const { $schema: _, ...value } = given as Record<string, unknown>;
    problems.push(...schemaProblems(name, schema, value));
    if (!isSample) problems.push(...placeholderProblems(name, schema, value));
    const { data } = schema.safeParse(value);
    if (data !== undefined) read[name] = data;
  }
  problems.push(...stateProblems(read as Partial<OwnerFacts>));
  if (problems.length > 0) return { problems };
  const {
    identity,
    legal,
    prices,
    claims = {},
    payment = ownerFiles.payment.parse({}),
    whatsapp = {},
    followups = ownerFiles.followups.parse({}),
    ...lists
  } = read as Record<string, object>;
  const facts = { services: [], testimonials: [], clients: [], team: [], openings: [], partners: [] };
  for (const list of Object.values(lists)) Object.assign(facts, list);
  return {
    facts: {
      isSample,
      hasDesk: speaksOfFounderPages(),
      identity,
      legal,
      prices,
      claims,
      payment,
      whatsapp,
      followups,
      ...facts,
    } as unknown as OwnerFacts,
    problems,
  };
}

function readJson(folder: string, name: OwnerFile, problems: Problem[], instead: unknown): unknown {
  const file = `${name}.json`;
  const path = join(folder, file);
  const refuse = (message: string) => void problems.push({ file, path: [], field: "", message });
  const record = (value: unknown) => {
    if (typeof value !== "object" || value === null || Array.isArray(value))
      return refuse("is not a record in {braces}");
    return isDeeperThan(deepest, value) ? refuse(tooDeep) : value;
  };
  if (instead !== undefined) return record(instead);
  if (!existsSync(path)) {
    if (requiredFiles.includes(name))
      problems.push({ file, path: [], field: "", message: "is missing; 'npm run owner -- new' writes one" });
    return undefined;
  }
  let text: string;
  try {
    text = readFileSync(path, "utf8").replace(/^\uFEFF/, "");
  } catch (error) {
    return refuse(`cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse(findJsonMistake(text));
  }
  return record(value);
}

function stateProblems({ identity, legal }: Partial<OwnerFacts>): Problem[] {
  if (!identity || !legal?.gstin) return [];
  const message = gstinStateMistake(legal.gstin, identity.address.state, legal.registeredOffice ?? "");
  if (!message) return [];
  return [{ file: "legal.json", path: ["gstin"], field: "GSTIN", message }];
}

/** More lists and records inside one another than any file needs. */
const deepest = 20;

const isDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner)));

/** What is neither a file nor a folder, or one in the place of the other. A link could publish what is outside the folder. */
function entryProblems(folder: string, inside = ""): Problem[] {
  return readdirSync(join(folder, inside), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith("."))
    .flatMap((entry): Problem[] => {
      const file = inside ? `${inside}/${entry.name}` : entry.name;
      const whole = (message: string): Problem[] => [{ file, path: [], field: "", message }];
      if (entry.isSymbolicLink()) return whole("is a link to somewhere else: put the file itself there");
      if (entry.isDirectory())
        return /\.(json|md)$/.test(file) ? whole("is a folder, not a file") : entryProblems(folder, file);
      if (!entry.isFile()) return whole("is neither a file nor a folder");
      return otherEntries.includes(file) ? whole("is a file, not a folder") : [];
    });
}

function unknownFiles(folder: string): Problem[] {
  const known = [...Object.keys(ownerFiles).map((name) => `${name}.json`), ...otherEntries];
  return readdirSync(folder)
    .filter((entry) => !entry.startsWith(".") && !known.includes(entry) && !/\.(md|txt)$|~$/.test(entry))
    .map((file) => ({
      file: basename(file),
      path: [],
      field: "",
      message: `is not a file of this folder${didYouMean(file, known)}`,
    }));
}

/** An error the owner can act on: its message is the whole list, and nobody needs the stack. */
export class OwnerFolderError extends Error {
  override name = "OwnerFolderError";

  constructor(folder: string, problems: readonly Problem[]) {
    super(problems.map((problem) => describeProblem(showFolder(folder), problem)).join("\n"));
    this.stack = this.message;
  }
}

/** Where a build keeps the facts that its pages show. */
export const builtFacts = ".owner.json";

/** The folder of the built site that is served: BUILT_SITE, set by what starts a server or the desk before anything else is loaded. */
export const servedSite = (): string | undefined => process.env.BUILT_SITE;

/**
 * What a server and the desk go by: the facts of the build that is served (BUILT_SITE), never those that are in the folder and not yet
 * published. Everything else, a build above all, goes by the folder.
 */
export function readOwnerBesideSite(): OwnerFacts {
  const site = servedSite();
  const built = site && join(site, builtFacts);
  if (!built || !existsSync(built)) return readOwner();
  const facts: OwnerFacts = JSON.parse(readFileSync(built, "utf8"));
  // A build from before a file was known has nothing of it.
  return {
    ...facts,
    identity: ownerFiles.identity.parse(facts.identity),
    payment: ownerFiles.payment.parse(facts.payment ?? {}),
    followups: ownerFiles.followups.parse(facts.followups ?? {}),
    services: facts.services ?? [],
  };
}

/** The facts to show: those of the owner's folder, or the samples. Throws when the folder has problems. */
export function readOwner(folder = findOwnerFolder()): OwnerFacts {
  const { facts, problems } = folder ? readOwnerFolder(folder) : readOwnerFolder(samplesFolder, true);
  if (!facts) throw new OwnerFolderError(folder ?? samplesFolder, problems);
  return facts;
}
