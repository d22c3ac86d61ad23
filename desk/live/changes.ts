const lockName = "desk-changes";
const reopenAfterMs = 5000;

/**
 * Hears from the server what has changed, as topics. One tab of a browser holds the stream and tells the others: a server
 * without HTTP/2 gets six connections from a browser, and a stream takes one for good.
 */
export function followChanges(address: string, onChange: (topics: readonly string[]) => void): () => void {
  const stop = new AbortController();
  const others = new BroadcastChannel(lockName);
  others.onmessage = ({ data }: MessageEvent<string[]>) => onChange(data);
  const tellAll = (topics: string[]) => {
    onChange(topics);
    others.postMessage(topics);
  };
  navigator.locks
    .request(lockName, { signal: stop.signal }, () => holdStream(address, stop.signal, tellAll))
    .catch((error: unknown) => {
      if (!stop.signal.aborted) throw error;
    });
  return () => {
    stop.abort();
    others.close();
  };
}

/** Ends when the signal says so. */
function holdStream(address: string, signal: AbortSignal, onChange: (topics: string[]) => void): Promise<void> {
  return new Promise((resolve) => {
    let stream: EventSource;
    let reopening: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      stream = new EventSource(address);
      stream.addEventListener("changed", ({ data }: MessageEvent<string>) => onChange(data.split(" ")));
      stream.onerror = () => {
        // Whoever asks now learns that the server is away.
        onChange([allTopics]);
        // The browser tries again by itself, but gives up for good on a 502 while the server restarts.
        if (stream.readyState === EventSource.CLOSED) reopening = setTimeout(open, reopenAfterMs);
      };
    };
    open();
    signal.addEventListener("abort", () => {
      stream.close();
      clearTimeout(reopening);
      resolve();
    });
  });
}

/** What the server sends first, and after a break: nobody knows what was missed. */
export const allTopics = "all";
