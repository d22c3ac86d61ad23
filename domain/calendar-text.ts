/** RFC 5545, 3.3.11. Control characters other than a line break have no place in text. */
export const escapeText = (text: string) =>
  text
    .replace(/\r\n?|\u2028|\u2029/g, "\n")
    .replace(/(?!\n)\p{Cc}/gu, "")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");

const octets = (character: string) => {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4;
};

const lineLimit = 75;

/** RFC 5545, 3.1: a line holds 75 octets at most; a continuation begins with a space. Characters stay whole. */
export function foldLine(line: string): string {
  let folded = "";
  let width = 0;
  for (const character of line) {
    const size = octets(character);
    if (width + size > lineLimit) {
      folded += "\r\n ";
      width = 1;
    }
    folded += character;
    width += size;
  }
  return folded;
}

/** A calendar file (RFC 5545) around the lines of its events. `producer` is '-//Owner//Product//EN'. */
export function calendarText(producer: string, inner: readonly string[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:${escapeText(producer)}`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...inner,
    "END:VCALENDAR",
  ];
  return `${lines.map(foldLine).join("\r\n")}\r\n`;
}
