import { useMutation, useQuery } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { usePost } from "../shell/action.ts";
import { answer, api } from "../shell/client.ts";

export type Delivery = InferResponseType<typeof api.delivery.$get, 200>;
export type OpenDelivery = Delivery["open"][number];

const topic = "delivery";
/** Mails go out without anybody being told. */
const askAgainMs = 15_000;

export const useDelivery = () =>
  useQuery({ queryKey: [topic], queryFn: () => answer(api.delivery.$get()), refetchInterval: askAgainMs });

/** Those named, or all. What did not arrive is said with the enquiry, too. */
export const useRetry = () =>
  usePost((ids: string[] | undefined) => answer(api.delivery.retry.$post({ json: ids ? { ids } : {} })), []);

/** What was given up goes off the list. */
export const useDrop = () => usePost((id: string) => answer(api.delivery.drop.$post({ json: { ids: [id] } })), [topic]);

export type Finding = InferResponseType<typeof api.doctor.$post, 200>["findings"][number];

export const useDoctor = () => useMutation({ mutationFn: () => answer(api.doctor.$post({ json: {} })) });
