/** The mailbox behind an address in lower case: what follows a plus sign, and for Gmail the dots, make no other one. */
export function mailboxKey(emailKey: string): string {
  const at = emailKey.lastIndexOf("@");
  const name = emailKey.slice(0, at).replace(/(?<=.)\+.*$/s, "");
  const domain = emailKey.slice(at + 1);
  return /^(gmail|googlemail)\.com$/.test(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}
