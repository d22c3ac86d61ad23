import { useState } from "react";
import { Badge } from "../../src/ui/Badge.tsx";
import { Button } from "../../src/ui/Button.tsx";
import { Disclosure } from "../../src/ui/Disclosure.tsx";
import { StatusLine } from "../../src/ui/notices.tsx";
import { DeskHeading } from "../shell/PageHead.tsx";
import { useSignedIn } from "../shell/session.ts";
import { ActionError } from "../ui/ActionForm.tsx";
import { useNow } from "../ui/hooks.ts";
import { Loaded, Nothing } from "../ui/Panel.tsx";
import { momentText } from "../ui/times.ts";
import { type SiteChange, useSiteChange, useSiteHistory, useUndoChange } from "./api.ts";
import { fileName } from "./sections.ts";

/** Who changed what of the firm's facts and when, with a way back for each change. */
export default function HistoryPage() {
  const history = useSiteHistory();
  const { person } = useSignedIn();
  return (
    <>
      <DeskHeading title="History">
        Every change that was saved, newest first. Edits by hand are noticed at the next save.
      </DeskHeading>
      <Loaded query={history}>
        {({ pages }) => {
          const changes = pages.flat();
          if (changes.length === 0) return <Nothing>Nothing was changed here yet.</Nothing>;
          const newest = new Map(changes.toReversed().map(({ file, id }) => [file, id]));
          return (
            <>
              <ol className="border-t border-ink">
                {changes.map((change) => (
                  <Row
                    key={change.id}
                    change={change}
                    isOwn={change.personId === person.id}
                    isNewest={newest.get(change.file) === change.id}
                  />
                ))}
              </ol>
              {history.hasNextPage && (
                <Button
                  look="outline"
                  className="mt-4"
                  disabled={history.isFetchingNextPage}
                  onClick={() => history.fetchNextPage()}
                >
                  Older changes
                </Button>
              )}
            </>
          );
        }}
      </Loaded>
    </>
  );
}

function Row({ change, isOwn, isNewest }: { change: SiteChange; isOwn: boolean; isNewest: boolean }) {
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  const by = change.personId === null ? change.byName : `by ${isOwn ? "you" : change.byName}`;
  return (
    <li>
      <Disclosure
        className="border-b border-line"
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        label={
          <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-0.5">
            <span className="text-ink">{fileName(change.file)}</span>
            <span className="font-normal text-muted">
              {momentText(new Date(change.at), now)}, {by}
            </span>
            {!isNewest && <Badge>changed again since</Badge>}
          </span>
        }
      >
        {isOpen && <Fields id={change.id} />}
      </Disclosure>
    </li>
  );
}

function Fields({ id }: { id: string }) {
  const undo = useUndoChange();
  return (
    <div className="space-y-4 pb-4">
      <Loaded query={useSiteChange(id)}>
        {({ fields }) => (
          <dl className="text-sm">
            {fields.map(({ field, before, after }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and lines of an article have no name
              <div key={index} className="border-t border-line py-2 first:border-0">
                {field && <dt className="text-muted">{field}</dt>}
                {before !== undefined && (
                  <dd className="break-words">
                    <span className="sr-only">Before: </span>
                    <del className="text-muted">{before}</del>
                  </dd>
                )}
                {after !== undefined && (
                  <dd className="break-words">
                    <span className="sr-only">After: </span>
                    <ins className="font-strong no-underline">{after}</ins>
                  </dd>
                )}
              </div>
            ))}
            {fields.length === 0 && <dd className="text-muted">Only the way it is written was changed.</dd>}
          </dl>
        )}
      </Loaded>
      <Button look="outline" disabled={undo.isPending} onClick={() => undo.mutate(id)}>
        Undo this change
      </Button>
      <StatusLine kind="good">
        {undo.isSuccess && "Taken back. It is saved as a new change, and not published yet."}
      </StatusLine>
      <ActionError error={undo.error} />
    </div>
  );
}
