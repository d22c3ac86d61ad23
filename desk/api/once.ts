import { useRef } from "react";

interface Once {
  /** The same once more, because the answer was lost, has the same key: the server does it once. */
  keyOf(said: unknown): string;
  /** It has arrived: the same said again is meant again. */
  done(): void;
}

export function useOnce(): Once {
  const last = useRef({ said: "", key: "" });
  return {
    keyOf(said) {
      const written = JSON.stringify(said);
      if (last.current.said !== written) last.current = { said: written, key: crypto.randomUUID() };
      return last.current.key;
    },
    done() {
      last.current = { said: "", key: "" };
    },
  };
}
