import { useMutation, useQuery } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { sharedValue } from "../ui/shared-value.ts";
import { answer, api, queryClient } from "./client.ts";

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

export const useBuild = () =>
  useMutation({ mutationFn: () => answer(api.site.build.$post({ json: {} })), onSettled: refresh });
export const useStopBuild = () =>
  useMutation({ mutationFn: () => answer(api.site.build.stop.$post({ json: {} })), onSettled: refresh });

/** What was done last, for whoever did it: pages come and go. */
interface Switched {
  is: "published" | "undone";
  id: string;
  /** This page is of a desk that is no longer served. */
  isOldDesk: boolean;
}
export const lastSwitch = sharedValue<Switched | undefined>(undefined);

const askAgainMs = 250;
const askUntilMs = 10_000;

/** The old server may answer for some seconds more. */
async function untilServed(id: string): Promise<void> {
  for (const end = Date.now() + askUntilMs; Date.now() < end; ) {
    const state = await askState().catch(() => undefined);
    // Without a parent process there is nobody who starts another one.
    if (state && (state.running === id || state.running === undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, askAgainMs));
  }
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
  await untilServed(id);
  lastSwitch.set({ is, id, isOldDesk: await isOldDesk() });
}

export const usePublish = () =>
  useMutation({
    mutationFn: async (build: string) => {
      lastSwitch.set(undefined);
      const { running } = await answer(api.site.publish.$post({ json: { build } }));
      await follow("published", running);
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
