import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { findOwnerFolder, isEmptyFolder, ownerFolderToWrite, showFolder } from "../../../content/owner/read.ts";
import { dayAndTime } from "../../../domain/india/local-time.ts";
import { buildsFolder, root, version } from "../../http/built.ts";
import type { Env } from "../../run/env.ts";
import { currentId, findBuild, newBuildId, ownerFilesOf, point, writeNote } from "../../site/builds.ts";
import { hashFolder, publishedFiles, writeWhole } from "../../site/owner-files.ts";
import { CommandError } from "../command.ts";
import { fileMoment, hashFiles, walk } from "./files.ts";

/** What is in a back-up, by its names: the database, the owner's folder as saved, and as visitors see it. */
export const databaseName = "leads.sqlite";
const [savedName, publishedName, aboutName] = ["owner", "published", "about.json"];
const knownName = /^(leads\.sqlite$|(owner|published)\/)/;

const about = z.object({
  version: z.string(),
  madeAt: z.iso.datetime(),
  /** What visitors see, the firm's facts or the samples; null where it is not known. */
  published: z.object({ isSample: z.boolean(), at: z.iso.datetime(), by: z.string().optional() }).nullable(),
  /** Every file but this one, with its hash. */
  files: z.record(z.string(), z.string()),
});
type About = z.infer<typeof about>;

/** Of the server that is backed up, wherever its settings were read. */
const variables = ({ OWNER_DIR, IN_CONTAINER }: Env) => ({ OWNER_DIR, IN_CONTAINER });
const buildsOf = (env: Env): string => (env.BUILDS_DIR ? resolve(root, env.BUILDS_DIR) : buildsFolder);

/** What the desk is just writing, and what could lead anywhere, is left out. */
const copyFolder = (from: string, to: string): void =>
  cpSync(realpathSync(from), to, {
    recursive: true,
    filter: (path) =>
      !/^\..*\.(part|before)$/.test(basename(path)) && (lstatSync(path).isFile() || lstatSync(path).isDirectory()),
  });

/** Puts the owner's files beside the copy of the database, and a note of what is there. Says what is not. */
export async function addFacts(content: string, env: Env, now: Date): Promise<string[]> {
  const saved = findOwnerFolder(variables(env));
  const isThere = saved !== undefined && existsSync(saved);
  if (isThere) copyFolder(saved, join(content, savedName));
  const builds = buildsOf(env);
  const build = findBuild(builds, currentId(builds) ?? "");
  const from = build && publishedFiles(builds, build, saved);
  if (from) copyFolder(from, join(content, publishedName));
  const isKnown = build && from !== undefined;
  const note: About = {
    version,
    madeAt: now.toISOString(),
    published: isKnown
      ? {
          isSample: from === null,
          at: build.publishedAt ?? build.builtAt,
          ...(build.publishedBy && { by: build.publishedBy }),
        }
      : null,
    files: await hashFiles(content),
  };
  writeFileSync(join(content, aboutName), JSON.stringify(note, null, 2));
  return saved && !isThere ? [`Your folder ${showFolder(saved)} is not there, and not in the back-up.`] : [];
}

/** The note of a back-up that was unpacked, if all is in it and nothing else. */
export async function checkUnpacked(content: string, file: string): Promise<About> {
  const note = join(content, aboutName);
  const read = about.safeParse(existsSync(note) && statSync(note).isFile() && parse(readFileSync(note, "utf8")));
  if (!read.success) throw new CommandError(`${file} is no back-up of this program.`);
  const { [aboutName]: _, ...found } = await hashFiles(content).catch(() => ({}) as Record<string, string>);
  if (!Object.keys(found).every((name) => knownName.test(name)) || !isDeepStrictEqual(found, read.data.files))
    throw new CommandError(`${file} is damaged: what is in it is not what was put into it.`);
  return read.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface Placing {
  content: string;
  note: About;
  env: Env;
  now: Date;
}

/** Says what would be in the way before the database is put in place. What is returned then does it, and says what it did. */
export function prepareFacts(placing: Placing): () => Promise<string[]> {
  const steps = [prepareSaved(placing), preparePublished(placing)];
  return async () => {
    const lines: string[] = [];
    for (const step of steps) lines.push(...(await step()));
    return lines;
  };
}

function prepareSaved({ content, env, now }: Placing): () => Promise<string[]> {
  const saved = join(content, savedName);
  if (!existsSync(saved)) return async () => [];
  const target = ownerFolderToWrite(variables(env));
  if (!target) return async () => ["OWNER_DIR names the samples: the folder with the firm's facts was not put back."];
  refuseUnwritable(target);
  return async () => {
    const name = showFolder(target);
    const isThere = existsSync(target) && !isEmptyFolder(target);
    const [wanted, found] = [await hashFiles(saved), isThere ? await hashFiles(target).catch(() => ({})) : {}];
    if (isDeepStrictEqual(wanted, found)) return [`The folder ${name} is as it was in the back-up.`];
    const aside = join(env.DATA_DIR, `owner.before-restore-${fileMoment(now)}`);
    if (isThere) copyFolder(target, aside);
    const gone = Object.keys(hashFolder(target)).filter((file) => !(file in wanted));
    writeWhole(target, [
      ...Object.keys(wanted).map((file) => ({ file, bytes: readFileSync(join(saved, file)) })),
      ...gone.map((file) => ({ file, bytes: null })),
    ]);
    giveToOwner(target, isThere ? target : env.DATA_DIR);
    if (isThere) giveToOwner(aside, env.DATA_DIR);
    return [
      `The firm's facts are back in ${name}.`,
      ...(isThere ? [`What was there before is in ${aside}. Remove it when you no longer need it.`] : []),
    ];
  };
}

/** A build that has only the facts: the next one is made of them. Where visitors see the same already, that stays. */
function preparePublished({ content, note, env, now }: Placing): () => Promise<string[]> {
  const { published } = note;
  if (!published) return async () => [];
  const builds = buildsOf(env);
  const from = join(content, publishedName);
  const current = findBuild(builds, currentId(builds) ?? "");
  const isBuilt = current !== undefined && existsSync(join(builds, current.id, "site"));
  const isSame = current && (current.ownerFolder === null) === published.isSample;
  if (isBuilt && isSame && isDeepStrictEqual(current.owner, hashFolder(from))) return async () => [];
  const link = join(builds, "current");
  if (currentId(builds) === undefined && existsSync(link))
    return async () => [`The site that visitors see was left as it is: ${link} is no link to a build.`];
  refuseUnwritable(builds);
  return async () => {
    const id = newBuildId(now);
    const part = `${id}.part`;
    const isNew = !existsSync(builds);
    mkdirSync(join(builds, part), { recursive: true });
    if (!published.isSample) keepFacts(from, ownerFilesOf(builds, part));
    const build = {
      ...{ id, builtAt: note.madeAt, madeFrom: "", assets: [], files: 0, publishedAt: published.at },
      ownerFolder: published.isSample ? null : (ownerFolderToWrite(variables(env)) ?? join(root, "owner")),
      owner: hashFolder(from),
      ...(published.by && { publishedBy: published.by }),
      before: (isBuilt ? current.id : current?.before) ?? null,
    };
    writeNote(builds, build, part);
    giveToOwner(isNew ? builds : join(builds, part), isNew ? env.DATA_DIR : builds);
    renameSync(join(builds, part), join(builds, id));
    point(builds, id);
    const facts = published.isSample ? "the samples" : "the facts";
    return [`Visitors will see ${facts} that were published on ${dayAndTime(new Date(published.at))}.`];
  };
}

/** As a build keeps them: for the server's user alone, and the files for everybody, because some become files of the site. */
function keepFacts(from: string, to: string): void {
  copyFolder(from, to);
  for (const { name, entry } of walk(to)) chmodSync(join(to, name), entry.isFile() ? 0o644 : 0o755);
  chmodSync(to, 0o700);
}

function refuseUnwritable(folder: string): void {
  let place = folder;
  while (!existsSync(place)) place = dirname(place);
  try {
    accessSync(place, constants.W_OK);
  } catch {
    throw new CommandError(`${place} cannot be written to by this user. Nothing was changed.`);
  }
}

/** With sudo the files would be root's, and the server could not open them. */
export function giveToOwner(path: string, like: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(like);
  lchownSync(path, uid, gid);
  if (!lstatSync(path).isDirectory()) return;
  for (const { name } of walk(path)) lchownSync(join(path, name), uid, gid);
}
