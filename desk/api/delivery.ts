import { useMutation, useQuery } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { answer, api, queryClient } from "./client.ts";

export type Delivery = InferResponseType<typeof api.delivery.$get, 200>;
export type OpenDelivery = Delivery["open"][number];

const topic = "delivery";
/** Mails go out without anybody being told. */
const askAgainMs = 15_000;

export const useDelivery = () =>
  useQuery({ queryKey: [topic], queryFn: () => answer(api.delivery.$get()), refetchInterval: askAgainMs });

/** Mails that a person of an enquiry should have got, and did not. Without asking again and again: a page that is open keeps nobody signed in. */
export const useUndelivered = (): readonly OpenDelivery[] => {
  const { data } = useQuery({
    queryKey: [topic],
    queryFn: () => answer(api.delivery.$get()),
    refetchOnMount: "always",
  });
  return data?.open.filter(isLost) ?? [];
};

const isLost = ({ state, toVisitor, addressIsWrong, about }: OpenDelivery): boolean =>
  state === "dead" && toVisitor && addressIsWrong && about?.kind === "lead";

/** Those named, or all. */
export const useRetry = () =>
  useMutation({
    mutationFn: (ids: string[] | undefined) => answer(api.delivery.retry.$post({ json: ids ? { ids } : {} })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [topic] }),
  });

/** What was given up goes off the list. */
export const useDrop = () =>
  useMutation({
    mutationFn: (id: string) => answer(api.delivery.drop.$post({ json: { ids: [id] } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [topic] }),
  });

export type Finding = InferResponseType<typeof api.doctor.$post, 200>["findings"][number];

export const useDoctor = () => useMutation({ mutationFn: () => answer(api.doctor.$post({ json: {} })) });
