import { useMutation, useQuery } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { usePost } from "../shell/action.ts";
import { answer, api, queryClient } from "../shell/client.ts";
import { Refused, ServerAway } from "../shell/errors.ts";
import { siteKey } from "../site/api.ts";
import { sharedValue } from "../ui/hooks.ts";

export type SiteState = InferResponseType<typeof api.site.$get, 200>;
export type ChangedPages = InferResponseType<typeof api.site.changes.$get, 200>;

const whileBuildingMs = 2_000;
const askState = () => answer(api.site.$get());

const isBuilding = (state: SiteState | undefined): boolean =>
  state !== undefined && (state.building?.state === "building" || state.waiting > 0);

/** What is served, what is saved and not yet served, and how far a build is. Edits and builds by hand are told by nobody. */
export const useSite = () =>
  useQuery({
    queryKey: [...siteKey, "state"],
    queryFn: askState,
    refetchOnMount: "always",
    refetchInterval: ({ state }) => isBuilding(state.data) && whileBuildingMs,
  });

const changedPagesKey = ["changed-pages"] as const;

/** Against what is served: `current` is part of the question. */
export const useChangedPages = (build: string, current: string | undefined) =>
  useQuery({
    queryKey: [...changedPagesKey, build, current],
    queryFn: () => answer(api.site.changes.$get({ query: { build } })),
  });

/** What was done last, for whoever did it: pages come and go. */
interface Switched {
  is: "published" | "undone";
  id: string;
  /** What has changed by it, as it was shown before. */
  changed?: ChangedPages | undefined;
  /** This page is of a desk that is no longer served. */
  isOldDesk: boolean;
}
export const lastSwitch = sharedValue<Switched | undefined>(undefined);

export const useBuild = () =>
  usePost(() => {
    lastSwitch.set(undefined);
    return answer(api.site.build.$post({ json: {} }));
  }, siteKey);
export const useStopBuild = () => usePost(() => answer(api.site.build.stop.$post({ json: {} })), siteKey);

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

async function follow({ is, id, changed }: Omit<Switched, "isOldDesk">): Promise<void> {
  if (!(await untilServed(id))) throw new Refused("The site is served as before. Try again.");
  lastSwitch.set({ is, id, changed, isOldDesk: await isOldDesk() });
}

/** In place of `current`: why it was not done is said while that one is served, for somebody else may have been faster. */
export function usePublish(current: string | undefined) {
  const publish = usePost(async ({ build }: { build: string; current: string | undefined }) => {
    lastSwitch.set(undefined);
    const changed = queryClient.getQueryData<ChangedPages>([...changedPagesKey, build, current]);
    await answer(api.site.publish.$post({ json: { build } })).catch((error) => {
      // Only the answer may be lost.
      if (!(error instanceof ServerAway)) throw error;
    });
    await follow({ is: "published", id: build, changed });
  }, siteKey);
  return {
    isPending: publish.isPending,
    error: publish.variables?.current === current ? publish.error : null,
    publish: (build: string) => publish.mutate({ build, current }),
  };
}

/** Back to what was served before. */
export const useUndoPublish = () =>
  usePost(async () => {
    lastSwitch.set(undefined);
    const { running } = await answer(api.site.undo.$post({ json: {} }));
    await follow({ is: "undone", id: running });
  }, siteKey);

export type FirstRun = InferResponseType<typeof api.site.start.$get, 200>;
export type Question = FirstRun["questions"][number];
export type Answers = Record<string, string>;

/** What is wrong with answers, by field; and what speaks of no field. */
export interface Mistakes {
  mistakes: Record<string, string>;
  others: readonly string[];
}
const none: Mistakes = { mistakes: {}, others: [] };

export const useFirstRun = () =>
  useQuery({ queryKey: [...siteKey, "start"], queryFn: () => answer(api.site.start.$get()), refetchOnMount: "always" });

/** Of one step, before the next is shown. */
export const useCheckStep = () =>
  useMutation({
    mutationFn: async (json: { step: number; answers: Answers }): Promise<Mistakes> => ({
      ...none,
      ...(await answer(api.site.start.check.$post({ json }))),
    }),
  });

/** Writes the folder. What speaks against it is no error: it comes back for the fields. */
export const useSaveAnswers = () =>
  usePost(async (answers: Answers): Promise<Mistakes> => {
    const response = await api.site.start.$post({ json: { answers } });
    if (response.status === 422) return response.json();
    await answer(response);
    return none;
  }, siteKey);

export const useSummary = () =>
  useQuery({
    queryKey: [...siteKey, "summary"],
    queryFn: () => answer(api.site.summary.$get()),
    refetchOnMount: "always",
  });

export const useTestMail = () =>
  useMutation({ mutationFn: (to: string) => answer(api.site["test-mail"].$post({ json: { to } })) });

/** What follows the questions. */
const laterSteps = [
  { id: "seen", name: "What visitors will see" },
  { id: "look", name: "Logo and colour" },
  { id: "make", name: "Make the site" },
  { id: "next", name: "What comes next" },
] as const;

export interface Step {
  /** The last part of its address. */
  id: string;
  name: string;
}

/** Questions have numbers for addresses: their names are the server's. */
export const listSteps = (questionSteps: readonly string[]): Step[] => [
  ...questionSteps.map((name, index) => ({ id: String(index + 1), name })),
  ...laterSteps,
];

export const stepPath = (id: string): string => `/your-site/start/${id}`;
