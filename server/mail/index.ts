/**
 * Every mail the server sends, one function each: facts in, subject, text and HTML out, nothing else. Who gets it and when it
 * goes out is the outbox's business (sender.ts). `npm run mails` shows them all.
 */

export { receiptCancelled, receiptMail } from "../payments/mails.ts";
export { invitation } from "../people/mails.ts";
export { quotationWithdrawn } from "../quotations/mail-withdrawn.ts";
export { quotationMail } from "../quotations/mails.ts";
export { stageChanged } from "../registrations/mails.ts";
export { alert } from "./alert.ts";
export { answer } from "./answer.ts";
export { applicationReceived } from "./application-received.ts";
export { callReminder } from "./call-reminder.ts";
export type { Mail } from "./compose.ts";
export { confirmSubscription } from "./confirm-subscription.ts";
export { dailySummary } from "./daily-summary.ts";
export { founderSaid } from "./founder-said.ts";
export { freshLink } from "./fresh-link.ts";
export { newApplication } from "./new-application.ts";
export { newEnquiry } from "./new-enquiry.ts";
export { requestReceived } from "./request-received.ts";
export { testMail } from "./test-mail.ts";
export { welcome } from "./welcome.ts";
