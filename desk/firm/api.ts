import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import type { InferRequestType, InferResponseType } from "hono/client";
import { deliveryPurposes } from "../../domain/desk/deliveries.ts";
import { localDay } from "../../domain/india/local-time.ts";
import { usePost } from "../shell/action.ts";
import { answer, api } from "../shell/client.ts";

export type Numbers = InferResponseType<typeof api.numbers.$get, 200>;
export type Dimension = keyof Numbers["by"];
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

export function csvAddress(by: Dimension, period: Period): string {
  const { pathname, search } = api["numbers.csv"].$url({ query: { ...period, by } });
  return pathname + search;
}

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

/** What has failed goes off the list. */
export const useDrop = () => usePost((id: string) => answer(api.delivery.drop.$post({ json: { ids: [id] } })), [topic]);

/** Asked for again with all that is about delivery: by the server when one is made, too. */
export const useBackups = () =>
  useQuery({ queryKey: [topic, "backups"], queryFn: () => answer(api.backups.$get()), refetchInterval: askAgainMs });

export const useBackUp = () => usePost(() => answer(api.backups.$post({ json: {} })), [topic]);

export const backupAddress = (name: string): string => api.backups[":name"].$url({ param: { name } }).pathname;

export type Finding = InferResponseType<typeof api.doctor.$post, 200>["findings"][number];

export const useDoctor = () => useMutation({ mutationFn: () => answer(api.doctor.$post({ json: {} })) });

const deliveryStates: Record<OpenDelivery["state"], string> = {
  waiting: "waiting",
  sending: "being sent",
  done: "sent",
  dead: "failed",
};

export const purposeText = ({ purpose }: Pick<OpenDelivery, "purpose">): string =>
  deliveryPurposes[purpose]?.name ?? purpose;

/** 'New enquiry, mail: sent' */
export const deliveryText = (
  delivery: Pick<OpenDelivery, "purpose" | "channel"> & { state: OpenDelivery["state"] },
): string => `${purposeText(delivery)}, ${delivery.channel}: ${deliveryStates[delivery.state]}`;

/** 'tried once', 'tried 3 times' */
export const triedText = ({ attempts }: Pick<OpenDelivery, "attempts">): string =>
  `tried ${attempts === 1 ? "once" : `${attempts} times`}`;
