import type { OpenDelivery } from "./delivery-api.ts";

const purposes: Record<OpenDelivery["purpose"], string> = {
  lead: "New enquiry",
  application: "New application",
  acknowledgement: "Acknowledgement",
  confirm: "Newsletter: please confirm",
  welcome: "Newsletter: welcome",
  subscriber: "Newsletter",
  reminder: "Reminder of a call",
  stage: "How far the registration is",
  "fresh-link": "Fresh link to the founder's page",
  answer: "Answer to a question",
  founder: "What the founder did on their page",
  change: "Change of an enquiry",
  quotation: "Quotation",
  receipt: "Receipt",
  withdrawn: "Quotation withdrawn",
  summary: "Daily summary",
  alert: "Alert",
};

const states: Record<OpenDelivery["state"], string> = {
  waiting: "waiting",
  sending: "being sent",
  done: "sent",
  dead: "given up",
};

export const purposeText = ({ purpose }: Pick<OpenDelivery, "purpose">): string => purposes[purpose] ?? purpose;

/** 'New enquiry, mail: sent' */
export const deliveryText = (
  delivery: Pick<OpenDelivery, "purpose" | "channel"> & { state: OpenDelivery["state"] },
): string => `${purposeText(delivery)}, ${delivery.channel}: ${states[delivery.state]}`;

/** 'tried once', 'tried 3 times' */
export const triedText = ({ attempts }: Pick<OpenDelivery, "attempts">): string =>
  `tried ${attempts === 1 ? "once" : `${attempts} times`}`;
