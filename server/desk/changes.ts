/** Who wants to know what has changed. A page asks again by itself, with its own rights: topics carry no data. */
export interface Changes {
  /** "enquiries", "enquiry:ID", "applications", "delivery", "people"; "all" when it is not known. */
  publish(...topics: string[]): void;
  /** Until the returned function is called, or `end`. */
  listen(listener: ChangeListener): () => void;
  /** No more: every listener is told, so that streams end before the server stops. */
  end(): void;
  readonly listeners: number;
}

interface ChangeListener {
  changed(topics: readonly string[]): void;
  ended(): void;
}

export function createChanges(): Changes {
  const listeners = new Set<ChangeListener>();
  return {
    publish(...topics) {
      for (const listener of listeners) listener.changed(topics);
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    end() {
      for (const listener of listeners) listener.ended();
      listeners.clear();
    },
    get listeners() {
      return listeners.size;
    },
  };
}
