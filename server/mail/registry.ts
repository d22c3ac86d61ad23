import { paymentMails } from "../payments/mails.ts";
import { quotationMails } from "../quotations/mails.ts";
import { registrationMails } from "../registrations/mails.ts";
import type { Mails } from "./envelope.ts";
import { firmMails } from "./to-firm.ts";
import { founderMails } from "./to-founder.ts";
import { readerMails } from "./to-readers.ts";

/** Every mail that goes through the outbox. Invitations and test mails do not: they are sent at once (sendNow). */
export const mails: Mails = {
  ...firmMails,
  ...founderMails,
  ...readerMails,
  ...quotationMails,
  ...paymentMails,
  ...registrationMails,
};
