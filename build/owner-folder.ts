import { join } from "node:path";
import { type OwnerFacts, type OwnerFile, ownerFiles } from "../content/owner/files.ts";
import { fieldInWords, type Problem } from "../content/owner/problems.ts";
import { type Instead, readOwnerFolder } from "../content/owner/read.ts";
import { identitySchema } from "../content/schemas/identity.ts";
import { localDay } from "../domain/india/local-time.ts";
import { ownArticleDoubts, ownArticleProblems } from "./own-articles/own-articles.ts";
import { pictureProblems } from "./own-pictures/problems.ts";

interface Checked {
  facts?: OwnerFacts;
  problems: Problem[];
  /** What may be meant so, and is more often a slip: asked about, and no reason against anything. */
  doubts: Problem[];
}

/** Everything that is wrong with the owner's folder: files, articles and pictures. `instead` as if it had been written already. */
export async function checkOwnerFolder(folder: string, instead?: Instead): Promise<Checked> {
  const { facts, problems } = readOwnerFolder(folder, false, instead);
  const all = [...problems, ...ownArticleProblems(folder), ...(facts ? pictureProblems(folder, facts) : [])];
  if (!facts || all.length > 0) return { ...(facts && { facts }), problems: all, doubts: [] };
  return { facts, problems: [], doubts: [...(await factDoubts(folder, facts)), ...ownArticleDoubts(folder)] };
}

const markOrEmoji = /[<>]|\p{Emoji_Presentation}|\uFE0F/u;
/** An icon is cut from the middle or gets bands: a little off is not seen. */
const nearlySquare = 1.1;

async function factDoubts(folder: string, facts: OwnerFacts): Promise<Problem[]> {
  const { identity, legal } = facts;
  const ask = (file: OwnerFile, path: Problem["path"], message: string): Problem[] => [
    { file: `${file}.json`, path, field: fieldInWords(ownerFiles[file], path, facts[file]), message },
  ];
  const name = (file: OwnerFile, key: string, text: string) =>
    markOrEmoji.test(text) ? ask(file, [key], `'${text}' is shown letter by letter: is all of it the name?`) : [];
  const number = (key: string, phone = "") =>
    /^\+91 ?[1-5]/.test(phone)
      ? ask("identity", [key], `'${phone}' is no mobile number: is it a landline with its area code?`)
      : [];
  const officer = legal.grievanceOfficer?.phone;
  const today = localDay(new Date());
  const over = identity.closedDays.filter(({ day, until = day }) => until < today);
  return [
    ...name("identity", "name", identity.name),
    ...name("legal", "legalName", legal.legalName ?? ""),
    ...number("phone", identity.phone),
    ...number("whatsapp", identity.whatsapp),
    ...(identitySchema.shape.phone.optional().safeParse(officer).success
      ? []
      : ask("legal", ["grievanceOfficer", "phone"], `'${officer}' is not +91 and ten digits: is it the whole number?`)),
    ...over.flatMap(({ day }) => ask("identity", ["closedDays"], `'${day}' is over: is a later year meant?`)),
    ...(await iconDoubt(folder, identity, ask)),
  ];
}

async function iconDoubt(
  folder: string,
  { logo }: OwnerFacts["identity"],
  ask: (file: OwnerFile, path: Problem["path"], message: string) => Problem[],
): Promise<Problem[]> {
  if (!logo?.icon) return [];
  // What reads pictures takes a while to load.
  const { measure } = await import("./own-pictures/reencode.ts");
  const { width, height } = await measure(join(folder, "pictures", logo.icon));
  if (Math.max(width / height, height / width) <= nearlySquare) return [];
  return ask("identity", ["logo", "icon"], `is ${width} by ${height}, and icons are square: is another picture meant?`);
}
