/**
 * Who wants to know what has changed. A page asks again by itself, with its own rights: topics carry ids and no data.
 *
 * Topics are "enquiry:ID", "registration:ID" (with the enquiry's id) and "application:ID", or "enquiries", "registrations" and
 * "applications" where it is not known which; "people", "delivery", "site" or, where a build goes on, "site:state", and "all".
 */
export interface Changes {
  /** Something was changed by this process. */
  publish(...topics: string[]): void;
  /** The database says that something was changed, by any process. */
  hear(...topics: string[]): void;
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

/** `isHeard`: whether the database tells of this topic by itself. */
export function createChanges(isHeard: (topic: string) => boolean): Changes {
  const listeners = new Set<ChangeListener>();
  const tell = (topics: readonly string[]) => {
    if (topics.length > 0) for (const listener of listeners) listener.changed(topics);
  };
  return {
    publish: (...topics) => tell(topics.filter((topic) => !isHeard(topic))),
    hear: (...topics) => tell(topics),
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
