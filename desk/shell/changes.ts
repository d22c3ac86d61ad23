const lockName = "desk-changes";
const reopenAfterMs = 5000;
/** While the stream is away; not all browsers in the same moment. */
const askAgainMs = 30_000;
/** The server gives a sign of life more than twice in this time: a connection can end without either side noticing. */
const silenceMs = 60_000;

/** What the server sends first, and after a break: nobody knows what was missed. */
const allTopics = "all";

export interface News {
  /** What has changed, or may have. */
  topics: readonly string[];
  /** Whether the server tells what changes; without it, all is asked for every half minute. */
  isLive: boolean;
}

/**
 * Hears from the server what has changed, as topics. One tab of a browser holds the stream and tells the others: a server
 * without HTTP/2 gets six connections from a browser, and a stream takes one for good.
 */
export function followChanges(address: string, onNews: (news: News) => void): () => void {
  const stop = new AbortController();
  const others = new BroadcastChannel(lockName);
  others.onmessage = ({ data }: MessageEvent<News>) => onNews(data);
  const tellAll = (news: News) => {
    onNews(news);
    others.postMessage(news);
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

const about = (ms: number): number => ms * (0.8 + 0.4 * Math.random());

/** Ends when the signal says so. */
function holdStream(address: string, signal: AbortSignal, onNews: (news: News) => void): Promise<void> {
  return new Promise((resolve) => {
    let stream: EventSource;
    let reopening: ReturnType<typeof setTimeout> | undefined;
    let silence: ReturnType<typeof setTimeout> | undefined;
    let asking: ReturnType<typeof setTimeout> | undefined;

    // Also at once: whoever asks now learns whether the server is away.
    const askAgain = () => {
      onNews({ topics: [allTopics], isLive: false });
      asking = setTimeout(askAgain, about(askAgainMs));
    };
    const hear = () => {
      clearTimeout(asking);
      asking = undefined;
      clearTimeout(silence);
      silence = setTimeout(lose, silenceMs);
    };
    function lose(): void {
      if (asking === undefined) askAgain();
      // The browser tries again by itself, but gives up for good on a 502 while the server restarts.
      if (stream.readyState === EventSource.CONNECTING) return;
      stream.close();
      clearTimeout(reopening);
      reopening = setTimeout(open, about(reopenAfterMs));
    }
    function open(): void {
      clearTimeout(silence);
      stream = new EventSource(address);
      stream.addEventListener("changed", ({ data }: MessageEvent<string>) => {
        hear();
        onNews({ topics: data.split(" "), isLive: true });
      });
      stream.addEventListener("beat", hear);
      stream.onerror = lose;
      silence = setTimeout(lose, silenceMs);
    }
    open();
    signal.addEventListener("abort", () => {
      stream.close();
      for (const timer of [reopening, silence, asking]) clearTimeout(timer);
      resolve();
    });
  });
}

type Key = readonly string[];

const ofEnquiry = (id: Key): Key[] => [["enquiries"], ["enquiry", ...id], ["registrations"]];
const ofApplication = (id: Key): Key[] => [
  ["applications", "list"],
  ["applications", "detail", ...id],
];

/** What a topic concerns, as beginnings of query keys. */
const concerns: Readonly<Record<string, (id: Key) => Key[]>> = {
  enquiry: ofEnquiry,
  enquiries: ofEnquiry,
  registration: ofEnquiry,
  registrations: ofEnquiry,
  application: ofApplication,
  applications: ofApplication,
  site: (part) => [["site", ...part]],
};

/** The questions that are to be asked again, each once: 'enquiry:ID' concerns that enquiry and every list. */
export function questionsAbout(topics: readonly string[]): Key[] {
  if (topics.includes(allTopics)) return [[]];
  const keys = topics.flatMap((topic) => {
    const [name = "", ...id] = topic.split(":");
    return concerns[name]?.(id) ?? [[name]];
  });
  return [...new Map(keys.map((key) => [key.join(), key])).values()];
}
