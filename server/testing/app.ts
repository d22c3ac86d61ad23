import type { AppDeps } from "../http/context.ts";
import { createPages } from "../http/pages.ts";
import { type FormLimits, type FormPath, formLimits } from "../intake/limits.ts";
import { createApp } from "../run/app.ts";
import type { Env } from "../run/env.ts";
import { createLog } from "../run/log.ts";
import { openStore } from "../store/open.ts";
import { storedIn } from "./acts.ts";
import { temporaryFolder, testEnv } from "./basics.ts";
import { withMigratedFile } from "./migrated-file.ts";
import { sampleSite } from "./sample-site.ts";

/** Limits wide enough that only tests of the limits meet them. */
export const unlimited: Record<FormPath, FormLimits> = {
  leads: { ...formLimits.leads, submissions: { usual: 1e9, most: 1e9 } },
  applications: { ...formLimits.applications, submissions: { usual: 1e9, most: 1e9 } },
  newsletter: { ...formLimits.newsletter, submissions: { usual: 1e9, most: 1e9 } },
};

const siteFolder = sampleSite();
process.once("exit", () => siteFolder[Symbol.dispose]());
const samplePages = await createPages({ distDir: siteFolder.path });

type AppOverrides = Partial<Omit<AppDeps, "env">> & { limits?: typeof formLimits; env?: Partial<Env> };

/** The application over a real SQLite file in a folder of its own. */
export async function startApp({ limits = unlimited, env = {}, ...overrides }: AppOverrides = {}) {
  const folder = temporaryFolder();
  const store = overrides.store ?? (await openStore({ dataDir: await withMigratedFile(folder.path), deliveries: [] }));
  const logged: string[] = [];
  const deps = {
    store,
    pages: samplePages,
    env: testEnv({ DATA_DIR: folder.path, ...env }),
    siteUrl: "https://sthapana.example",
    log: createLog("debug", { write: (line: string) => void logged.push(line) }),
    onStored: () => undefined,
    startedAt: Date.now(),
    now: Date.now,
    ...overrides,
  };
  const app = createApp(deps, limits);
  return {
    app,
    store,
    folder: folder.path,
    logged,
    stored: () => storedIn(store),
    async [Symbol.asyncDispose]() {
      await store.close();
      folder[Symbol.dispose]();
    },
  };
}

export const quickLead = { form: "quick", fullName: "Asha Rao", email: "asha@example.in", phone: "+91 98765 43210" };
export const contactLead = { form: "contact", name: "Asha Rao", email: "asha@example.in", phone: "080 4123 4567" };

export const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json", ...headers },
  body: JSON.stringify(body),
});

/** As a browser without script posts a form. */
export const browserForm = (values: Record<string, string>, headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  headers: {
    accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
    "content-type": "application/x-www-form-urlencoded",
    "sec-fetch-site": "same-origin",
    ...headers,
  },
  body: new URLSearchParams(values).toString(),
});

export const samplePdf = new TextEncoder().encode(
  "%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n",
);

export function applicationForm(changes: Record<string, string | File | null> = {}): FormData {
  const form = new FormData();
  const values: Record<string, string | File | null> = {
    position: "Accountant",
    name: "Asha Rao",
    email: "asha@example.in",
    phone: "98765 43210",
    experience: "2 years",
    coverLetter: "Dear team,\n\nI keep books.",
    resume: new File([samplePdf], "asha.pdf", { type: "application/pdf" }),
    ...changes,
  };
  for (const [name, value] of Object.entries(values)) if (value !== null) form.append(name, value);
  return form;
}
