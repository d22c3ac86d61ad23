/**
 * Every mail the server sends, one function each: facts in, { subject, text, html } out, nothing else. Who gets it, what is
 * attached and when it goes out is the outbox's business (outbox/mail.ts).
 */
export { alert } from "./alert.ts";
export { confirmSubscription } from "./confirm-subscription.ts";
export { dailySummary } from "./daily-summary.ts";
export { newApplication } from "./new-application.ts";
export { newEnquiry } from "./new-enquiry.ts";
