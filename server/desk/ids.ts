import type { Store } from "../store/contract.ts";
import { DeskError, UsageError } from "./errors.ts";

const shortest = 4;

/** The id that begins or ends so: ids may be shortened to what is unique. The end is the part that differs most. */
export async function completeId(store: Store, given: string): Promise<string> {
  const part = given.toLowerCase();
  if (!/^[0-9a-z-]+$/.test(part) || part.length < shortest)
    throw new UsageError(`"${given}" is not an id. Give at least ${shortest} characters of its beginning or its end.`);
  const found = await store.enquiries.idsWith(part);
  if (found.length > 1) throw new DeskError(`More than one id begins or ends with ${given}. Give more of it.`);
  if (!found[0]) throw new DeskError(`Nothing has the id ${given}.`);
  return found[0];
}
