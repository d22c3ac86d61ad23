import type { OpenDelivery } from "../api/delivery.ts";

const purposes: Record<OpenDelivery["purpose"], string> = {
  lead: "New enquiry",
  application: "New application",
  acknowledgement: "Acknowledgement to the sender",
  confirm: "Newsletter: confirm",
  welcome: "Newsletter: welcome",
  subscriber: "Newsletter",
  reminder: "Reminder of a call",
  stage: "Stage, to the founder",
  "fresh-link": "Fresh link, to the founder",
  founder: "Founder, on their page",
  change: "Change of an enquiry",
  quotation: "Quotation to the founder",
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
export const stateText = ({ state }: Pick<OpenDelivery, "state">): string => states[state];

/** 'New enquiry, mail: sent' */
export const deliveryText = (delivery: Pick<OpenDelivery, "purpose" | "channel" | "state">): string =>
  `${purposeText(delivery)}, ${delivery.channel}: ${stateText(delivery)}`;
