/** As the desk's buttons say them. */
export const whatsappTitles = {
  "missed-call": "Missed call",
  "call-agreed": "Call agreed",
  quotation: "Quotation ready",
  papers: "Papers needed",
  "unclear-paper": "A paper is unclear",
  name: "Name approved or refused",
  certificate: "Certificate",
  payment: "Payment received",
} as const;
export type WhatsAppTextId = keyof typeof whatsappTitles;
export const whatsappTextIds = Object.keys(whatsappTitles) as [WhatsAppTextId, ...WhatsAppTextId[]];
