/**
 * Providers of mail addresses that anybody can read or that vanish after minutes. An enquiry from one is kept and marked; together with
 * another sign of spam no mail is sent about it. Add a domain when one is used against you.
 */
export const disposableMailDomains: readonly string[] = [
  "10minutemail.com",
  "dispostable.com",
  "emailondeck.com",
  "fakeinbox.com",
  "getnada.com",
  "grr.la",
  "guerrillamail.com",
  "guerrillamail.net",
  "guerrillamail.org",
  "maildrop.cc",
  "mailinator.com",
  "mailnesia.com",
  "mintemail.com",
  "mohmal.com",
  "sharklasers.com",
  "temp-mail.org",
  "tempmail.com",
  "throwawaymail.com",
  "trashmail.com",
  "yopmail.com",
];
