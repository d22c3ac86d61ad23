import cluster from "node:cluster";
import { basename, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { Hono } from "hono";
import { z } from "zod";
import { findOwnerFolder, servedSite } from "../../content/owner/read.ts";
import { audited, type DeskContext, type DeskDeps, json, ownersOnly, query } from "../desk/routing.ts";
import { articleRoutes } from "./articles.ts";
import {
  type Build,
  changesFile,
  currentId,
  findBuild,
  findPrevious,
  linkAssets,
  listBuilds,
  markPublished,
  readJson,
  type StoredChanges,
} from "./builds.ts";
import { siteFileRoutes } from "./files.ts";
import { hashFolder } from "./owner-files.ts";
import { pictureRoutes } from "./pictures.ts";
import { NotPublished, overtaken, switchTo } from "./switch.ts";
import { describeChange } from "./what-changed.ts";

const noBuild = "There is no such build any more. Build again.";
const nothingBefore = "There is no earlier build to go back to.";
const buildId = z.string().regex(/^[\dTZ-]{10,40}$/);

/** What is other in the folder than in a build. */
function differences(build: Build | undefined, owner: Record<string, string>) {
  const before = build?.owner ?? {};
  return [...new Set([...Object.keys(before), ...Object.keys(owner)])]
    .sort()
    .filter((file) => before[file] !== owner[file])
    .map((file) => ({
      file,
      is:
        before[file] === undefined
          ? ("new" as const)
          : owner[file] === undefined
            ? ("gone" as const)
            : ("changed" as const),
    }));
}

/** Publishing: what is served, what is saved and not yet served, building and switching. Owners only. */
export function siteRoutes(deps: DeskDeps) {
  const { changes, building, store, buildsFolder: folder } = deps;
  const show = ({ id, builtAt, publishedAt, publishedBy }: Build) => ({ id, builtAt, publishedAt, publishedBy });

  function state() {
    const builds = listBuilds(folder);
    const current = builds.find(({ id }) => id === currentId(folder));
    const ownerFolder = findOwnerFolder();
    const served = servedSite();
    const owner = ownerFolder ? hashFolder(ownerFolder) : {};
    const [newest] = builds;
    const candidate = newest && newest.id !== current?.id && !newest.publishedAt ? newest : undefined;
    return {
      /** Where visitors are. */
      siteUrl: deps.siteUrl,
      current: current && show(current),
      /** Of the server that answers: while one is replaced by another, not the current one. A desk alone replaces nobody. */
      running: cluster.isWorker && served ? basename(join(served, "..")) : currentId(folder),
      builds: builds.map(show),
      undoTo: findPrevious(folder)?.id,
      unpublished: differences(current, owner),
      candidate: candidate && { ...show(candidate), isOfNow: isDeepStrictEqual(candidate.owner, owner) },
      building: building.progress(),
      waiting: building.waiting(),
      couldNotBegin: building.couldNotBegin(),
    };
  }

  let switching: { to: string; done: Promise<void> } | undefined;

  /**
   * The page is answered by the old server, which then goes. Whoever asks for the same build meanwhile learns the same. What is to be noted is
   * noted afterwards: a build has been published when it is served.
   */
  async function serve(id: string, note = () => {}): Promise<void> {
    if (switching && switching.to !== id) throw new NotPublished(overtaken);
    switching ??= {
      to: id,
      done: (async () => {
        if (currentId(folder) === id) return;
        linkAssets(folder, id);
        const problem = await switchTo(folder, id);
        if (problem) throw new NotPublished(problem);
        note();
      })().finally(() => {
        switching = undefined;
      }),
    };
    return switching.done;
  }

  function publish(id: string, by: string): Promise<void> {
    const before = currentId(folder);
    return serve(id, () => markPublished(folder, id, by, before));
  }

  /** Said to whoever asked, and a failure in the audit. */
  function answer(error: unknown): string {
    if (error instanceof NotPublished) return error.message;
    throw error;
  }

  return (
    new Hono<DeskContext>()
      .use("/site", ownersOnly)
      .use("/site/*", ownersOnly)
      .route("/", siteFileRoutes(deps))
      .route("/", pictureRoutes(deps))
      .route("/", articleRoutes(deps))
      .get("/site", (c) => c.json(state(), 200))
      .post("/site/build", json(z.object({})), (c) => {
        const started = building.start(c.var.session.person.name);
        changes.publish("site");
        return c.json({ started }, 202);
      })
      .post("/site/build/stop", json(z.object({})), (c) => c.json({ stopped: building.stop() }, 200))
      /** The changed sentences of a build, page by page, against what is served now. */
      .get("/site/changes", query(z.object({ build: buildId })), async (c) => {
        const { build: id } = c.req.valid("query");
        if (!findBuild(folder, id)) return c.json({ error: noBuild }, 404);
        const file = join(folder, id, changesFile);
        const read = () => readJson<StoredChanges>(file);
        if (read()?.against !== currentId(folder)) await building.compare(id);
        const found = read();
        if (!found) return c.json({ error: "The changed sentences could not be found." }, 500);
        return c.json(found, 200);
      })
      .post("/site/publish", json(z.object({ build: buildId })), async (c) => {
        const { build: id } = c.req.valid("json");
        if (!findBuild(folder, id)) return c.json({ error: noBuild }, 404);
        const { name } = c.var.session.person;
        const problem = await audited(deps, c, "site publish", () => publish(id, name)).catch(answer);
        if (problem) return c.json({ error: problem }, 500);
        changes.publish("site");
        return c.json({ running: id }, 200);
      })
      /** Back to the build that was served before. What is saved in the folder stays, and is unpublished again. */
      .post("/site/undo", json(z.object({})), async (c) => {
        const previous = findPrevious(folder);
        if (!previous) return c.json({ error: nothingBefore }, 409);
        const problem = await audited(deps, c, "site undo", () => serve(previous.id)).catch(answer);
        if (problem) return c.json({ error: problem }, 500);
        changes.publish("site");
        return c.json({ running: previous.id }, 200);
      })
      .get("/site/history", query(z.object({ before: z.string().max(60).optional() })), async (c) =>
        c.json({ changes: await store.siteChanges.list(c.req.valid("query")) }, 200),
      )
      .get("/site/history/:id", async (c) => {
        const change = await store.siteChanges.byId(c.req.param("id"));
        if (!change) return c.json({ error: "There is no such change." }, 404);
        return c.json({ change, fields: describeChange(change) }, 200);
      })
  );
}
