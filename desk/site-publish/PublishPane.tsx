import { useEffect, useRef, useState } from "react";
import { Button } from "../../src/ui/Button.tsx";
import { StatusLine } from "../../src/ui/notices.tsx";
import { useSignedIn } from "../shell/session.ts";
import { useSiteHistory } from "../site/api.ts";
import { ActionError } from "../ui/ActionForm.tsx";
import { useNow } from "../ui/hooks.ts";
import { Loaded } from "../ui/Panel.tsx";
import { ConfirmButton, Sheet } from "../ui/Sheet.tsx";
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
import {
  type ChangedGroup,
  countChanges,
  filesInWords,
  groupChanges,
  markWords,
  stepWords,
  unpublishedWords,
} from "./publish-words.ts";

/** What is saved and not yet published, how it is published, and how to go back. */
export const PublishPane = ({ begin = "Show what changes" }: { begin?: string }) => (
  <section aria-label="Publishing" className="space-y-7">
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
      {!site.canBuild ? (
        <p className="text-sm break-words">{site.how}</p>
      ) : isBuilding ? (
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
  const publish = usePublish();
  const now = useNow();
  return (
    <>
      <div>
        <ChangedSentences build={build} current={current?.id} />
      </div>
      <Button className="w-full" disabled={publish.isPending} onClick={() => publish.mutate(build)}>
        {publish.isPending ? "Publishing…" : "Publish"}
      </Button>
      <p className="text-sm text-muted">
        It takes seconds, and the site stays open
        {current && `; you can go back to the version of ${momentText(shownSince(current), now)}`}.
      </p>
      <ActionError error={publish.error} />
    </>
  );
}

const shownSince = ({ publishedAt, builtAt }: NonNullable<SiteState["current"]>): Date =>
  new Date(publishedAt ?? builtAt);

/** What was just done, and the way back. */
function Switched({ site: { current, undoTo } }: { site: SiteState }) {
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

function Published({ site: { current, builds, undoTo, building } }: { site: SiteState }) {
  const { person } = useSignedIn();
  const now = useNow();
  const publish = usePublish();
  const undo = useUndoPublish();
  if (!current) return null;
  const { publishedAt, publishedBy, builtAt } = current;
  const before = builds.find(({ id }) => id === undoTo);
  // After going back: what was published later.
  const later = builds.find((build) => (build.publishedAt ?? "") > (publishedAt ?? build.publishedAt ?? ""));
  const isBusy = undo.isPending || publish.isPending;
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
          <Button look="outline" disabled={isBusy} onClick={() => publish.mutate(later.id)}>
            Publish {momentText(shownSince(later), now)} again
          </Button>
        )}
      </div>
      <ActionError error={undo.error ?? publish.error} />
    </div>
  );
}

/** What a build would change for visitors, page by page; `current` is the one they see now. */
const ChangedSentences = ({ build, current }: { build: string; current: string | undefined }) => (
  <Loaded query={useChangedPages(build, current)}>{(changed) => <Changed changed={changed} />}</Loaded>
);

/** In the pane; all of them are a sheet. */
const firstGroups = 3;
const firstChanges = 2;
const firstPages = 3;

function Changed({ changed }: { changed: ChangedPages }) {
  const [isOpen, setOpen] = useState(false);
  const groups = groupChanges(changed);
  const { sentences, pages } = countChanges(changed);
  if (sentences === 0)
    return (
      <p className="text-sm text-muted">
        No sentence on the public pages changes. Pictures, colours, mails, quotations and the desk may.
      </p>
    );
  const shown = groups
    .slice(0, firstGroups)
    .map((group) => ({ ...group, changes: group.changes.slice(0, firstChanges) }));
  const rest = count(groups) - count(shown);
  return (
    <>
      <p className="text-sm text-muted">
        {[counted(sentences, "sentence"), counted(pages, "page")].filter(Boolean).join(" on ")} would change:
      </p>
      <Groups groups={shown} isShort />
      {rest > 0 && (
        <button type="button" className="link min-h-11 text-sm" onClick={() => setOpen(true)}>
          {rest.toLocaleString("en-IN")} more
        </button>
      )}
      <Sheet title="What changes for visitors" isOpen={isOpen} onClose={() => setOpen(false)} isLarge>
        <Groups groups={groups} />
      </Sheet>
    </>
  );
}

const count = (groups: readonly ChangedGroup[]): number => groups.reduce((sum, { changes }) => sum + changes.length, 0);

const Groups = ({ groups, isShort = false }: { groups: readonly ChangedGroup[]; isShort?: boolean }) => (
  <ul className={isShort ? "mt-3 border-b border-line" : ""}>
    {groups.map((group) => (
      <Group key={`${group.is} ${group.pages.join()}`} group={group} isShort={isShort} />
    ))}
  </ul>
);

const kinds = { changed: "", new: ", a new page", gone: ", no longer there" };

const Group = ({ group: { pages, is, changes }, isShort }: { group: ChangedGroup; isShort: boolean }) => (
  <li className={`border-t border-line py-2.5 text-sm ${isShort ? "" : "first:border-t-0 first:pt-0"}`}>
    <p className="text-muted">
      {pageWords(isShort ? pages.slice(0, firstPages) : pages, pages.length)}
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

function Sentence({ change }: { change: ChangedPages["everywhere"][number] }) {
  const [start, gone, come, end] = markWords(change);
  return (
    <p className="mt-1 break-words">
      {start}
      {gone && <del className="text-muted">{gone.trimEnd()}</del>}
      {gone && " "}
      {come && <ins className="font-strong no-underline">{come.trimEnd()}</ins>}
      {/\s$/.test(come || gone) && " "}
      {end}
    </p>
  );
}
