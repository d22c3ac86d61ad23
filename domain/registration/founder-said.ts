/** How an acceptance is written down, and read again for the subject of a mail. */
export const acceptedText = (quotation: string, version: number, total: string): string =>
  `Accepted quotation ${quotation}, version ${version}, for ${total}`;

const accepted = /^Accepted quotation .+, version \d+, for (?<total>.+)$/;

/** 'Accepted ₹17,309: Meera Patil', or 'Meera Patil asks: …'. Of several things an acceptance comes first. */
export function saidSubject(name: string, said: readonly string[]): string {
  const total = said.map((text) => accepted.exec(text)?.groups?.total).find(Boolean);
  const [done = ""] = said;
  const first = total ? `Accepted ${total}: ${name}` : `${name} ${done.slice(0, 1).toLowerCase()}${done.slice(1)}`;
  return said.length > 1 ? `${first}, and ${said.length - 1} more` : first;
}
