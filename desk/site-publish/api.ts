import { useMutation, useQuery } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { answer, api, queryClient } from "../shell/client.ts";
import { Refused, ServerAway } from "../shell/errors.ts";
import { sharedValue } from "../ui/hooks.ts";

export type SiteState = InferResponseType<typeof api.site.$get, 200>;
export type ChangedPages = InferResponseType<typeof api.site.changes.$get, 200>;

const whileBuildingMs = 2_000;
const stateKey = ["site", "state"] as const;
const askState = () => answer(api.site.$get());
const refresh = () => queryClient.invalidateQueries({ queryKey: ["site"] });

const isBuilding = (state: SiteState | undefined): boolean =>
  state !== undefined && (state.building?.state === "building" || state.waiting > 0);

/** What is served, what is saved and not yet served, and how far a build is. Edits and builds by hand are told by nobody. */
export const useSite = () =>
  useQuery({
    queryKey: stateKey,
    queryFn: askState,
    refetchOnMount: "always",
    refetchInterval: ({ state }) => isBuilding(state.data) && whileBuildingMs,
  });

/** Against what is served: `current` is part of the question. */
export const useChangedPages = (build: string, current: string | undefined) =>
  useQuery({
    queryKey: ["changed-pages", build, current],
    queryFn: () => answer(api.site.changes.$get({ query: { build } })),
  });

/** What was done last, for whoever did it: pages come and go. */
interface Switched {
  is: "published" | "undone";
  id: string;
  /** This page is of a desk that is no longer served. */
  isOldDesk: boolean;
}
export const lastSwitch = sharedValue<Switched | undefined>(undefined);

export const useBuild = () =>
  useMutation({
    mutationFn: () => {
      lastSwitch.set(undefined);
      return answer(api.site.build.$post({ json: {} }));
    },
    onSettled: refresh,
  });
export const useStopBuild = () =>
  useMutation({ mutationFn: () => answer(api.site.build.stop.$post({ json: {} })), onSettled: refresh });

const askAgainMs = 250;
const askUntilMs = 10_000;

/** The old server may answer for some seconds more; and one without a parent process is replaced by nobody. */
async function untilServed(id: string): Promise<boolean> {
  let isCurrent = false;
  for (const end = Date.now() + askUntilMs; Date.now() < end; ) {
    const state = await askState().catch(() => undefined);
    isCurrent = state?.current?.id === id;
    if (isCurrent && (state?.running === id || state?.running === undefined)) return true;
    await new Promise((resolve) => setTimeout(resolve, askAgainMs));
  }
  return isCurrent;
}

async function isOldDesk(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  const page = await fetch("/").then(
    (response) => response.text(),
    () => "",
  );
  return script !== null && page !== "" && !page.includes(new URL(script.src).pathname);
}

async function follow(is: Switched["is"], id: string): Promise<void> {
  if (!(await untilServed(id))) throw new Refused("The site is served as before. Try again.");
  lastSwitch.set({ is, id, isOldDesk: await isOldDesk() });
}

export const usePublish = () =>
  useMutation({
    mutationFn: async (build: string) => {
      lastSwitch.set(undefined);
      await answer(api.site.publish.$post({ json: { build } })).catch((error) => {
        // Only the answer may be lost.
        if (!(error instanceof ServerAway)) throw error;
      });
      await follow("published", build);
    },
    onSettled: refresh,
  });

/** Back to what was served before. */
export const useUndoPublish = () =>
  useMutation({
    mutationFn: async () => {
      lastSwitch.set(undefined);
      const { running } = await answer(api.site.undo.$post({ json: {} }));
      await follow("undone", running);
    },
    onSettled: refresh,
  });
