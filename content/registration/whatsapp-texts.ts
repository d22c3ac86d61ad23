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
  page: "Their page",
} as const;
export type WhatsAppTextId = keyof typeof whatsappTitles;
export const whatsappTextIds = Object.keys(whatsappTitles) as [WhatsAppTextId, ...WhatsAppTextId[]];

/** What the desk opens in WhatsApp, where the owner's folder has no words of its own. A sentence whose fact is not known is left out. */
export const whatsappTexts: Readonly<Record<WhatsAppTextId, string>> = {
  "missed-call":
    "Hello {name}. This is {advisor} of {firm}. I tried to call you about your enquiry and did not reach you. When may I call again?",
  "call-agreed": "Hello {name}. This is {advisor} of {firm}. As agreed, I call you on {callTime}, India time.",
  quotation:
    "Hello {name}. This is {advisor} of {firm}. Your quotation {number} is ready: {total} in all. It holds until {lastDay}. Read and accept it here: {link}",
  papers:
    "Hello {name}. This is {advisor} of {firm}. To go on we still need: {papers}. Please send them to {email}. Please do not send Aadhaar or other identity numbers here.",
  "unclear-paper":
    "Hello {name}. This is {advisor} of {firm}. One of the papers you sent cannot be read well enough for the Registrar. Please send a clearer copy to {email}. Please do not send Aadhaar or other identity numbers here.",
  name: "Hello {name}. This is {advisor} of {firm}. The Registrar has approved the name {company}. The Registrar has refused the name {refused}: {reason}. What happens next is on your page: {link}",
  certificate:
    "Hello {name}. This is {advisor} of {firm}. The certificate of incorporation is here. The number is {certificate}. What is to be filed first is on your page: {link}",
  payment:
    "Hello {name}. This is {advisor} of {firm}. Your payment has arrived, thank you. It is {amount} of {day}, reference {reference}. To be paid now: {due}. The receipt is on your page: {link}",
  page: "Hello {name}. This is {advisor} of {firm}. To be paid now: {due}. What has been done and what comes next is on your page: {link}",
};
