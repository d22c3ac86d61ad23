/**
 * What the server sends, by its purpose: what the desk calls it, and who gets it. A mail to somebody outside counts for the limit an hour of
 * those who cause it: visitors by entering an address, which anybody can, or the desk by its work.
 */
export const deliveryPurposes = {
  lead: { name: "New enquiry", to: "firm" },
  application: { name: "New application", to: "firm" },
  /** To whoever sent a lead or an application. */
  acknowledgement: { name: "Acknowledgement", to: "outside", causedBy: "visitors" },
  confirm: { name: "Newsletter: please confirm", to: "outside", causedBy: "visitors" },
  welcome: { name: "Newsletter: welcome", to: "outside", causedBy: "visitors" },
  subscriber: { name: "Newsletter", to: "webhook" },
  /** To whoever has the enquiry, before the time of its call is over. */
  reminder: { name: "Reminder of a call", to: "firm" },
  stage: { name: "How far the registration is", to: "outside", causedBy: "desk" },
  "fresh-link": { name: "Fresh link to the founder's page", to: "outside", causedBy: "visitors" },
  answer: { name: "Answer to a question", to: "outside", causedBy: "desk" },
  /** To whoever has the enquiry. */
  founder: { name: "What the founder did on their page", to: "firm" },
  change: { name: "Change of an enquiry", to: "webhook" },
  quotation: { name: "Quotation", to: "outside", causedBy: "desk" },
  /** Or that one no longer holds. */
  receipt: { name: "Receipt", to: "outside", causedBy: "desk" },
  withdrawn: { name: "Quotation withdrawn", to: "outside", causedBy: "desk" },
  summary: { name: "Daily summary", to: "firm" },
  alert: { name: "Alert", to: "firm" },
} as const satisfies Record<string, { name: string } & To>;

type To = { to: "firm" | "webhook" } | { to: "outside"; causedBy: "visitors" | "desk" };

export type DeliveryPurpose = keyof typeof deliveryPurposes;
