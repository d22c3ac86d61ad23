import { useMutation, useQuery } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { answer, api, queryClient } from "../shell/client.ts";

export type FirstRun = InferResponseType<typeof api.site.start.$get, 200>;
export type Question = FirstRun["questions"][number];
export type Answers = Record<string, string>;

/** What is wrong with answers, by field; and what speaks of no field. */
export interface Mistakes {
  mistakes: Record<string, string>;
  others: readonly string[];
}
const none: Mistakes = { mistakes: {}, others: [] };

// Part of what a change of the site concerns: shell/topics.ts.
const key = ["site", "start"] as const;

export const useFirstRun = () =>
  useQuery({ queryKey: key, queryFn: () => answer(api.site.start.$get()), refetchOnMount: "always" });

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
  useMutation({
    mutationFn: async (answers: Answers): Promise<Mistakes> => {
      const response = await api.site.start.$post({ json: { answers } });
      if (response.status === 422) return response.json();
      await answer(response);
      return none;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["site"] }),
  });

export const useSummary = () =>
  useQuery({ queryKey: ["site", "summary"], queryFn: () => answer(api.site.summary.$get()), refetchOnMount: "always" });

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
