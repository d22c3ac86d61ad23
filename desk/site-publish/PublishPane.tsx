import { useEffect, useRef } from "react";
import { Button } from "../../src/ui/Button.tsx";
import { StatusLine } from "../../src/ui/notices.tsx";
import { useSignedIn } from "../shell/session.ts";
import { useSiteHistory } from "../site/api.ts";
import { ActionError } from "../ui/ActionForm.tsx";
import { useNow } from "../ui/hooks.ts";
import { Loaded } from "../ui/Panel.tsx";
import { ConfirmButton } from "../ui/Sheet.tsx";
import { counted, momentText } from "../ui/times.ts";
import {
  type ChangedPages,
  lastSwitch,
  type SiteState,
  useBuild,
  useChangedPages,
  usePublish,
  useSite,
  useStopBuild,
  useUndoPublish,
} from "./api.ts";
import { Look } from "./Look.tsx";
import {
  type ChangedGroup,
  countChanges,
  filesInWords,
  groupChanges,
  homePage,
  pagesToSee,
  stepWords,
  unpublishedWords,
} from "./publish-words.ts";
import { Sentence } from "./Sentence.tsx";

/** What is saved and not yet published, how it is published, and how to go back. */
export const PublishPane = ({ begin = "Show what changes" }: { begin?: string }) => (
  <section id="publish" tabIndex={-1} aria-label="Publishing" className="scroll-mt-7 space-y-7">
    <Loaded query={useSite()}>
      {(site) => (
        <>
          <Switched site={site} />
          <Waiting site={site} begin={begin} />
          <Published site={site} />
        </>
      )}
    </Loaded>
  </section>
);

function Waiting({ site, begin }: { site: SiteState; begin: string }) {
  const { person } = useSignedIn();
  const now = useNow();
  const history = useSiteHistory().data?.pages.flat() ?? [];
  const { unpublished, building, candidate } = site;
  const isBuilding = building?.state === "building" || site.waiting > 0;
  if (unpublished.length === 0 && !isBuilding)
    return (
      <div>
        <h2 className="text-lg">All is published</h2>
        <p className="mt-1 text-sm text-muted">What you save here waits until you publish it.</p>
      </div>
    );
  return (
    <div className="space-y-4">
      <div>
        <h2 className="text-lg">
          {building?.isAgain && unpublished.length === 0 ? "The site is being built again" : "Not published yet"}
        </h2>
        {unpublished.length > 0 && (
          <>
            <p className="mt-1 text-sm text-muted">{unpublishedWords(site, history, person.name, now)}</p>
            <p className="mt-1 text-sm">{filesInWords(unpublished.map(({ file }) => file))}</p>
          </>
        )}
      </div>
      {isBuilding ? (
        <Building site={site} />
      ) : candidate?.isOfNow ? (
        <Candidate site={site} build={candidate.id} />
      ) : (
        <Begin site={site} button={begin} />
      )}
    </div>
  );
}

/** Nothing was built of what is saved now. */
function Begin({ site: { building, candidate, couldNotBegin }, button }: { site: SiteState; button: string }) {
  const build = useBuild();
  return (
    <div className="space-y-3">
      {candidate && <p className="text-sm">You have saved more since the changes were last shown.</p>}
      <Button className="w-full" disabled={build.isPending} onClick={() => build.mutate()}>
        {button}
      </Button>
      <p className="text-sm text-muted">
        The new site is made beside the running one, which takes about a minute. Visitors see nothing of it until you
        publish.
      </p>
      <StatusLine kind="problem">
        {couldNotBegin
          ? "It could not begin. The server's log says why."
          : building?.state === "failed" &&
            !building.isAgain && (
              <p className="break-words whitespace-pre-line">{building.problem ?? "It failed. Nothing was changed."}</p>
            )}
      </StatusLine>
      <ActionError error={build.error} />
    </div>
  );
}

function Building({ site: { building, waiting } }: { site: SiteState }) {
  const stop = useStopBuild();
  const isRunning = building?.state === "building";
  const { files } = building ?? {};
  const what = isRunning ? stepWords[building.step] : "Beginning";
  return (
    <div className="space-y-2">
      <p role="status" className="text-sm font-strong">
        {what}…
      </p>
      <progress
        aria-label="How far the new site is"
        className="build-progress"
        {...(isRunning &&
          building.step === "pages" &&
          files && { value: Math.min(files.done, files.of), max: files.of })}
      />
      <p className="min-h-5 text-sm text-muted tabular-nums">
        {isRunning && building.step === "pages" && files && `${files.done} of about ${files.of} files`}
      </p>
      {isRunning && building.isAgain && (
        <p className="text-sm text-muted">
          The program or its settings have changed. Visitors go on seeing what is published.
        </p>
      )}
      {isRunning && waiting > 0 && <p className="text-sm text-muted">Then once more, with what was saved since.</p>}
      {isRunning && building.isCandidate && (
        <Button look="outline" disabled={stop.isPending} onClick={() => stop.mutate()}>
          Stop
        </Button>
      )}
      <ActionError error={stop.error} />
    </div>
  );
}

/** What is saved is built, and waits for somebody who says yes. */
function Candidate({ site: { current }, build }: { site: SiteState; build: string }) {
  const { publish, isPending, error } = usePublish(current?.id);
  const now = useNow();
  return (
    <>
      <div>
        <Loaded query={useChangedPages(build, current?.id)}>
          {(changed) => <Changed changed={changed} build={build} />}
        </Loaded>
      </div>
      <Button className="w-full" disabled={isPending} onClick={() => publish(build)}>
        {isPending ? "Publishing…" : "Publish"}
      </Button>
      <p className="text-sm text-muted">
        It takes seconds, and the site stays open
        {current && `; you can go back to the version of ${momentText(shownSince(current), now)}`}.
      </p>
      <ActionError error={error} />
    </>
  );
}

const shownSince = ({ publishedAt, builtAt }: NonNullable<SiteState["current"]>): Date =>
  new Date(publishedAt ?? builtAt);

/** What was just done, and the way back. */
function Switched({ site: { current, undoTo, siteUrl } }: { site: SiteState }) {
  const last = lastSwitch.use();
  const undo = useUndoPublish();
  const isNow = last !== undefined && last.id === current?.id;
  // The button that was pressed is gone.
  const line = useRef<HTMLDivElement>(null);
  const seen = useRef(last);
  useEffect(() => {
    if (!isNow || seen.current === last) return;
    seen.current = last;
    line.current?.focus();
  }, [isNow, last]);
  return (
    <div ref={line} tabIndex={-1} className={isNow || undo.error ? "" : "sr-only"}>
      <StatusLine kind="good">
        {isNow && (
          <div className="space-y-3">
            <p>
              {last.is === "published"
                ? "Published. Visitors see it now."
                : "Undone. Visitors see the version before. What you saved is kept, and is not published."}
            </p>
            {last.changed && <PublicPages siteUrl={siteUrl} changed={last.changed} />}
            {last.is === "published" && undoTo && (
              <Button look="outline" disabled={undo.isPending} onClick={() => undo.mutate()}>
                {undo.isPending ? "Undoing…" : "Undo"}
              </Button>
            )}
            {last.isOldDesk && (
              <p className="font-normal text-ink">
                The desk itself has changed too.{" "}
                <button type="button" className="link" onClick={() => location.reload()}>
                  Reload the desk
                </button>
              </p>
            )}
          </div>
        )}
      </StatusLine>
      <ActionError error={undo.error} />
    </div>
  );
}

const firstLinks = 5;

/** Each page that was changed, where visitors have it. */
function PublicPages({ siteUrl, changed }: { siteUrl: string; changed: ChangedPages }) {
  const pages = pagesToSee(changed).filter(({ is, path }) => is !== "gone" && path !== "/404");
  const links = [...new Map(pages.map(({ path, name }) => [path, name]))].map(([path, name]) => (
    <li key={path}>
      <a className="link inline-flex min-h-11 items-center py-1" href={siteUrl + path} target="_blank" rel="noopener">
        {path === "/" ? homePage : name}
      </a>
    </li>
  ));
  const rest = links.slice(firstLinks);
  return (
    <div className="text-sm font-normal">
      <ul>{links.slice(0, firstLinks)}</ul>
      {rest.length > 0 && (
        <details>
          <summary className="link flex min-h-11 items-center">{counted(rest.length, "page")} more</summary>
          <ul>{rest}</ul>
        </details>
      )}
    </div>
  );
}

function Published({ site: { current, builds, undoTo, building } }: { site: SiteState }) {
  const { person } = useSignedIn();
  const now = useNow();
  const { publish, isPending, error } = usePublish(current?.id);
  const undo = useUndoPublish();
  if (!current) return null;
  const { publishedAt, publishedBy, builtAt } = current;
  const before = builds.find(({ id }) => id === undoTo);
  // After going back: what was published later.
  const later = builds.find((build) => (build.publishedAt ?? "") > (publishedAt ?? build.publishedAt ?? ""));
  const isBusy = undo.isPending || isPending;
  return (
    <div>
      <h2 className="text-lg">Published</h2>
      <p className="mt-1 text-sm">
        {momentText(shownSince(current), now)}
        {publishedBy && `, by ${publishedBy === person.name ? "you" : publishedBy}`}
        {publishedAt &&
          builtAt > publishedAt &&
          `. Built again ${momentText(new Date(builtAt), now)}, with the same facts`}
      </p>
      {building?.isAgain && building.state === "failed" && (
        <StatusLine kind="problem">
          <p className="break-words whitespace-pre-line">
            What is published could not be built again; visitors see it as it was built before. {building.problem}
          </p>
        </StatusLine>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {before && (
          <ConfirmButton
            label={`Go back to ${momentText(shownSince(before), now)}`}
            tone="plain"
            title={`Show visitors the version of ${momentText(shownSince(before), now)}?`}
            confirm="Go back to it"
            disabled={isBusy}
            onConfirm={() => undo.mutate()}
          >
            <p>What you saved is kept, and is then not published. It takes seconds.</p>
          </ConfirmButton>
        )}
        {later && (
          <Button look="outline" disabled={isBusy} onClick={() => publish(later.id)}>
            Publish {momentText(shownSince(later), now)} again
          </Button>
        )}
      </div>
      <ActionError error={undo.error ?? error} />
    </div>
  );
}

/** In the pane; all of them are beside the pages. */
const firstGroups = 3;
const firstChanges = 2;
const firstPages = 3;

/** What a build would change for visitors. */
function Changed({ changed, build }: { changed: ChangedPages; build: string }) {
  const { sentences, pages } = countChanges(changed);
  const shown = groupChanges(changed)
    .slice(0, firstGroups)
    .map((group) => ({ ...group, changes: group.changes.slice(0, firstChanges) }));
  return (
    <>
      <p className="text-sm text-muted">
        {sentences === 0
          ? "No sentence on the public pages changes. Pictures, colours, mails, quotations and the desk may."
          : `${[counted(sentences, "sentence"), counted(pages, "page")].filter(Boolean).join(" on ")} would change:`}
      </p>
      {sentences > 0 && (
        <ul className="my-3 border-b border-line">
          {shown.map((group) => (
            <Group key={`${group.is} ${group.pages.join()}`} group={group} />
          ))}
        </ul>
      )}
      <Look build={build} changed={changed} />
    </>
  );
}

const kinds = { changed: "", new: ", a new page", gone: ", no longer there" };

const Group = ({ group: { pages, is, changes } }: { group: ChangedGroup }) => (
  <li className="border-t border-line py-2.5 text-sm">
    <p className="text-muted">
      {pageWords(pages.slice(0, firstPages), pages.length)}
      {kinds[is]}
    </p>
    {changes.map((change) => (
      <Sentence key={`${change.before}\n${change.after}`} change={change} />
    ))}
  </li>
);

function pageWords(names: readonly string[], all: number): string {
  if (all === 0) return "On most pages";
  const rest = all - names.length;
  return `${names.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}
