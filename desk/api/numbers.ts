import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { InferRequestType, InferResponseType } from "hono/client";
import { answer, api } from "./client.ts";

export type Numbers = InferResponseType<typeof api.numbers.$get, 200>;
export type Dimension = keyof Numbers["by"];
export type Funnel = Numbers["total"];
export type Period = InferRequestType<typeof api.numbers.$get>["query"];

export const useNumbers = (period: Period) =>
  useQuery({
    queryKey: ["enquiries", "numbers", period],
    queryFn: () => answer(api.numbers.$get({ query: period })),
    placeholderData: keepPreviousData,
  });

export function csvAddress(by: Dimension | "day", period: Period): string {
  const { pathname, search } = api["numbers.csv"].$url({ query: { ...period, by } });
  return pathname + search;
}
