import { type QueryKey, useMutation } from "@tanstack/react-query";
import type { ClientResponse } from "hono/client";
import { useRef } from "react";
import type { NextStep } from "../../domain/desk/enquiry.ts";
import { type Undo, undoOfferedMs } from "../../domain/desk/history.ts";
import type { Attempt } from "../enquiry/page-state.ts";
import { sharedValue } from "../ui/hooks.ts";
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
      const at = Date.now();
      const response = await send(said, last.current.key);
      const body: unknown = await response
        .clone()
        .json()
        .catch(() => undefined);
      note?.(body);
      await answer(response);
      const told = tell?.(said, body);
      if (told) done.set({ ...told, undo: undoIn(body, at) });
      // It has arrived: the same said again is meant again.
      last.current = { said: "", key: "" };
    },
    onSettled: (_, __, said) => refresh(said),
  });
}

/** Something that the server does once, and says so; then all below `concerned` is asked for again, however it went. It ends when that is there. */
export const usePost = <Told, Said = void>(post: (said: Said) => Promise<Told>, concerned: QueryKey) =>
  useMutation({ mutationFn: post, onSettled: () => queryClient.invalidateQueries({ queryKey: concerned }) });

/** What was just done, as it is told to whoever did it. */
export interface Done {
  about: { id: string; name: string };
  /** 'Reached, saved 11:52.' */
  text: string;
  /** What goes to the founder because of it. */
  sends: string;
  next: readonly NextStep[];
  /** Until when it is offered to take it back; null where it cannot be. */
  undo: { id: string; until: number } | null;
  /** The call that it was about: taken back, what came of it is asked again. */
  attempt?: Attempt | undefined;
}

export const done = sharedValue<Done | undefined>(undefined);

/** An undo that an answer of the server offers, to what was begun at `at`: by our own clock, which may differ from the server's. */
export function undoIn(body: unknown, at = Date.now()): Done["undo"] {
  if (typeof body !== "object" || body === null || !("undo" in body) || !body.undo) return null;
  return { id: (body.undo as Undo).id, until: at + undoOfferedMs };
}

export const isUndoable = ({ undo }: Pick<Done, "undo">, now = Date.now()): boolean =>
  undo !== null && undo.until > now;
