import { type QueryKey, useMutation } from "@tanstack/react-query";
import type { ClientResponse } from "hono/client";
import { useRef } from "react";
import { type Done, done, undoIn } from "../enquiry/done.ts";
import { answer, queryClient } from "./client.ts";

interface Doing<Said> {
  /** What is changed by it. */
  about: QueryKey;
  /** `key` makes it happen once, however often it is sent. */
  send: (said: Said, key: string) => Promise<ClientResponse<unknown>>;
  /** An answer tells how it is now, also one that says no because somebody was faster. */
  note?: (body: unknown) => void;
  /** What it did, in words for whoever did it. */
  tell?: ((said: Said, body: unknown) => Omit<Done, "undo"> | undefined) | undefined;
  /** Asks for the newest state. What this waits for is there before the action ends. */
  refresh: (said: Said) => unknown;
  /** Those of one scope happen one after the other. */
  scope?: string;
}

/** Something that is done at the desk. */
export function useAction<Said>({ about, send, note, tell, refresh, scope }: Doing<Said>) {
  const last = useRef({ said: "", key: "" });
  return useMutation({
    mutationKey: about,
    ...(scope && { scope: { id: scope } }),
    mutationFn: async (said: Said) => {
      const written = JSON.stringify(said);
      // What is sent once more, because the answer was lost, keeps its key.
      if (last.current.said !== written) last.current = { said: written, key: crypto.randomUUID() };
      const response = await send(said, last.current.key);
      const body: unknown = await response
        .clone()
        .json()
        .catch(() => undefined);
      note?.(body);
      await answer(response);
      const told = tell?.(said, body);
      if (told) done.set({ ...told, undo: undoIn(body) });
      // It has arrived: the same said again is meant again.
      last.current = { said: "", key: "" };
    },
    onSettled: (_, __, said) => refresh(said),
  });
}

/** Something that the server does once, and says so; then all below `concerned` is asked for again, however it went. It ends when that is there. */
export const usePost = <Told, Said = void>(post: (said: Said) => Promise<Told>, concerned: QueryKey) =>
  useMutation({ mutationFn: post, onSettled: () => queryClient.invalidateQueries({ queryKey: concerned }) });
