import { useMutation, useQuery } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { dropAttempts } from "../enquiry/page-state.ts";
import { dropDrafts } from "../ui/drafts.ts";
import { answer, api, queryClient, sessionKey } from "./client.ts";
import { SignedOut } from "./errors.ts";

export type Session = InferResponseType<typeof api.session.$get, 200>;

/** Who is signed in; null for nobody. */
export const useSession = ({ refetchInterval = false }: { refetchInterval?: number | false } = {}) =>
  useQuery({ queryKey: sessionKey, queryFn: readSession, refetchInterval });

async function readSession(): Promise<Session | null> {
  try {
    return await answer(api.session.$get());
  } catch (error) {
    if (error instanceof SignedOut) return null;
    throw error;
  }
}

/** The frame is shown to somebody who is signed in only. */
export function useSignedIn(): Session {
  const { data } = useSession();
  if (!data) throw new Error("Nobody is signed in.");
  return data;
}

/** After signing in everything is asked for anew: it may be somebody else. */
export async function enter(): Promise<void> {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
  await queryClient.invalidateQueries({ queryKey: sessionKey });
}

export const useSignOut = () =>
  useMutation({
    mutationFn: () => answer(api.session.end.$post({ json: {} })),
    onSuccess: () => {
      dropDrafts();
      dropAttempts();
      queryClient.setQueryData(sessionKey, null);
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
    },
  });
