import { Disclosure } from "../../src/ui/Disclosure.tsx";
import type { DeskEvent } from "../enquiries/api.ts";
import { useNow } from "../ui/hooks.ts";
import { Panel } from "../ui/Panel.tsx";
import { momentText } from "../ui/times.ts";
import { type Entry, historyEntries } from "./history-entries.ts";

interface Props {
  events: readonly DeskEvent[];
  createdAt: string;
  /** How it began, where no event says so. */
  first?: string | undefined;
  /** So many are shown; the others open. */
  most?: number;
}

/** What happened, the newest first. */
export function History({ events, createdAt, first, most = 8 }: Props) {
  const now = useNow();
  const began: Entry[] = first
    ? [{ id: "began", title: first, note: undefined, by: "The site", at: createdAt, isMain: false, isUndone: false }]
    : [];
  const all = [...historyEntries(events, now), ...began];
  const [shown, earlier] = [all.slice(0, most), all.slice(most)];
  return (
    <Panel id="history" title="History">
      <ol className="mt-2">
        {shown.map((entry) => (
          <Line key={entry.id} entry={entry} />
        ))}
      </ol>
      {earlier.length > 0 && (
        <Disclosure label={`${earlier.length} earlier`} line="words" className="">
          <ol>
            {earlier.map((entry) => (
              <Line key={entry.id} entry={entry} />
            ))}
          </ol>
        </Disclosure>
      )}
    </Panel>
  );
}

/** What somebody did or wrote is read again; what the server noted is small. */
function Line({ entry: { title, note, by, at, isMain, isUndone } }: { entry: Entry }) {
  const now = useNow();
  return (
    <li className={`border-l-2 py-1 pl-4 ${isMain ? "border-action" : "border-line"}`}>
      <p className={isMain ? "text-sm" : "text-xs text-muted"}>
        {isUndone ? <s>{title}</s> : isMain ? <strong>{title}</strong> : title}
        <span className="text-muted">
          {" · "}
          {by}
          {" · "}
          <time dateTime={at}>{momentText(new Date(at), now)}</time>
        </span>
      </p>
      {note && <p className="max-w-prose text-sm break-words whitespace-pre-wrap">{note}</p>}
    </li>
  );
}
