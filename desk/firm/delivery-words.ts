import { deliveryPurposes } from "../../domain/desk/deliveries.ts";
import type { OpenDelivery } from "./delivery-api.ts";

const states: Record<OpenDelivery["state"], string> = {
  waiting: "waiting",
  sending: "being sent",
  done: "sent",
  dead: "given up",
};

export const purposeText = ({ purpose }: Pick<OpenDelivery, "purpose">): string =>
  deliveryPurposes[purpose]?.name ?? purpose;

/** 'New enquiry, mail: sent' */
export const deliveryText = (
  delivery: Pick<OpenDelivery, "purpose" | "channel"> & { state: OpenDelivery["state"] },
): string => `${purposeText(delivery)}, ${delivery.channel}: ${states[delivery.state]}`;

/** 'tried once', 'tried 3 times' */
export const triedText = ({ attempts }: Pick<OpenDelivery, "attempts">): string =>
  `tried ${attempts === 1 ? "once" : `${attempts} times`}`;
