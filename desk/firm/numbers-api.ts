import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { InferRequestType, InferResponseType } from "hono/client";
import { localDay } from "../../domain/india/local-time.ts";
import { answer, api } from "../shell/client.ts";

export type Numbers = InferResponseType<typeof api.numbers.$get, 200>;
export type Dimension = keyof Numbers["by"];
export type Funnel = Numbers["total"];
export type Period = InferRequestType<typeof api.numbers.$get>["query"];

export const useNumbers = (period: Period) =>
  useQuery({
    queryKey: ["enquiries", "numbers", period],
    queryFn: () => answer(api.numbers.$get({ query: period })),
    placeholderData: keepPreviousData,
    // Moments in the answer, days in the fields: the last day ends when the period does.
    select: ({ from, until, ...numbers }) => ({
      ...numbers,
      from: localDay(new Date(from)),
      until: localDay(new Date(Date.parse(until) - 1)),
    }),
  });

export function csvAddress(by: Dimension | "total" | "day" | "month" | "first-call", period: Period): string {
  const { pathname, search } = api["numbers.csv"].$url({ query: { ...period, by } });
  return pathname + search;
}
