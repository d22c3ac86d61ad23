import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { CommandError } from "../admin/errors.ts";
import { type Env, readEnv } from "./env.ts";

/** Where the service keeps its settings (deploy/sthapana.service). */
export const serviceSettings = "/etc/sthapana.env";

type Variables = Readonly<Record<string, string | undefined>>;

export interface Settings {
  env: Env;
  /** Where they were read, so that the desk can say it. */
  source: string;
}

/**
 * The settings of the server, wherever the desk is started: of the file that is named; else of the shell, if it says where the data
 * is; else of the service on this machine; else the shell's, with ./data as the place.
 */
export function readSettings(variables: Variables, envFile?: string, serviceFile = serviceSettings): Settings {
  if (envFile !== undefined) return fromFile(envFile);
  const saysWhere = variables.DATA_DIR !== undefined || variables.DATABASE_URL !== undefined;
  if (!saysWhere && existsSync(serviceFile)) return fromFile(serviceFile);
  return { env: readEnv(variables), source: "the shell's settings" };
}

function fromFile(file: string): Settings {
  try {
    return { env: readEnv(parseEnv(readFileSync(file, "utf8"))), source: file };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") throw new CommandError(`There is no settings file ${file}.`);
    if (code === "EACCES") {
      throw new CommandError(
        `The settings in ${file} cannot be read by this user. Run the desk with sudo, or name a file.`,
      );
    }
    throw error;
  }
}
