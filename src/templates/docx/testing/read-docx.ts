import { inflateRawSync } from "node:zlib";
import { XMLParser, XMLValidator } from "fast-xml-parser";

/** For tests: the parts of a .docx file, each known to be well-formed XML. */
export function unzip(zip: Uint8Array): Map<string, string> {
  const bytes = Buffer.from(zip);
  const end = bytes.lastIndexOf("PK\u0005\u0006", undefined, "latin1");
  const parts = new Map<string, string>();
  let entry = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameLength = bytes.readUInt16LE(entry + 28);
    const name = bytes.toString("utf8", entry + 46, entry + 46 + nameLength);
    const local = bytes.readUInt32LE(entry + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const data = bytes.subarray(start, start + bytes.readUInt32LE(entry + 20));
    parts.set(name, (bytes.readUInt16LE(entry + 10) === 0 ? data : inflateRawSync(data)).toString("utf8"));
    entry += 46 + nameLength + bytes.readUInt16LE(entry + 30) + bytes.readUInt16LE(entry + 32);
  }
  return parts;
}

/** Text that XML 1.0 does not allow, which lenient parsers let pass. */
const forbidden = /(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]|&#(?:x0*(?:[0-8bcef]|1[0-9a-f])|0*(?:[0-8]|1[124-9]|2\d|3[01]));/iu;

export function xmlFault(xml: string): string | undefined {
  const bad = forbidden.exec(xml);
  if (bad) return `forbidden character at ${bad.index}`;
  if (xml.includes("\uFFFD\uFFFD\uFFFD")) return "text that is not UTF-8";
  const verdict = XMLValidator.validate(xml);
  return verdict === true ? undefined : `${verdict.err.msg} at line ${verdict.err.line}`;
}

type XmlNode = Record<string, unknown>;
const parser = new XMLParser({
  preserveOrder: true,
  trimValues: false,
  ignoreAttributes: false,
  processEntities: true,
  parseTagValue: false,
});

/** The words of a part, paragraph by paragraph, as a word processor would show them (without list numbers). */
export function paragraphs(xml: string): string[] {
  const found: string[] = [];
  const walk = (nodes: XmlNode[]): void => {
    for (const node of nodes)
      for (const [name, children] of Object.entries(node)) {
        if (name === "w:p") found.push("");
        if (name === "w:br") found[found.length - 1] += "\n";
        if (name === "#text" && found.length > 0) found[found.length - 1] += String(children);
        if (Array.isArray(children)) walk(children as XmlNode[]);
      }
  };
  walk(parser.parse(xml) as XmlNode[]);
  return found;
}
