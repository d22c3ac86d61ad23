/** How long what was done at the desk can be taken back. Nothing that it queued leaves before. */
export const undoMs = 10_000;

/** What the page names to take it back, and until when it may. */
export interface Undo {
  id: string;
  until: string;
}

interface Happened {
  id: string;
  type: string;
}

/** What was taken back is in the history, and counts for nothing. */
export function standing<Event extends Happened>(events: readonly Event[]): Event[] {
  const undone = new Set(
    events.flatMap((event) => (event.type === "undone" ? (event as unknown as { events: string[] }).events : [])),
  );
  return events.filter(({ id, type }) => type !== "undone" && !undone.has(id));
}
