import type { DeskEvent } from "../api/enquiries.ts";
import { useNow } from "../live/useNow.ts";
import { Panel } from "../ui/Panel.tsx";
import { momentText } from "../ui/times.ts";
import { eventWords } from "./event-words.ts";

interface Props {
  events: readonly DeskEvent[];
  createdAt: string;
  /** How it began, where no event says so. */
  first?: string | undefined;
}

/** What happened, the newest first. */
export function History({ events, createdAt, first }: Props) {
  const now = useNow();
  return (
    <Panel id="history" title="History">
      <ol className="mt-1">
        {events.toReversed().map((event) => {
          const { title, note } = eventWords(event, now);
          return <Entry key={event.id} title={title} note={note} by={event.by.name} at={event.at} />;
        })}
        {first && <Entry title={first} by="The site" at={createdAt} />}
      </ol>
    </Panel>
  );
}

function Entry({ title, note, by, at }: { title: string; note?: string | undefined; by: string; at: string }) {
  const now = useNow();
  return (
    <li className="relative border-l border-line-strong py-2 pl-5 before:absolute before:top-4 before:-left-[0.28rem] before:size-2 before:rounded-full before:bg-action">
      <p className="text-sm">
        <strong>{title}</strong>
        <span className="text-muted">
          {" · "}
          {by}
          {" · "}
          <time dateTime={at}>{momentText(new Date(at), now)}</time>
        </span>
      </p>
      {note && <p className="mt-1 max-w-prose text-sm whitespace-pre-wrap">{note}</p>}
    </li>
  );
}
