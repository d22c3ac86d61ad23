import { inflateRawSync } from "node:zlib";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { readZipDirectory, zipEntryBytes } from "../../../../domain/zip.ts";

/** For tests: the parts of a .docx file, by name. */
export const unzip = (zip: Uint8Array): Map<string, string> =>
  new Map(
    readZipDirectory(zip).map((entry) => {
      const bytes = zipEntryBytes(zip, entry);
      return [entry.name, Buffer.from(entry.method === 0 ? bytes : inflateRawSync(bytes)).toString("utf8")];
    }),
  );

/** Text that XML 1.0 does not allow, which lenient parsers let pass. */
const forbidden = /(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]|&#(?:x0*(?:[0-8bcef]|1[0-9a-f])|0*(?:[0-8]|1[124-9]|2\d|3[01]));/iu;

export function xmlError(xml: string): string | undefined {
  const bad = forbidden.exec(xml);
  if (bad) return `forbidden character at ${bad.index}`;
  if (xml.includes("\uFFFD\uFFFD\uFFFD")) return "text that is not UTF-8";
  const result = XMLValidator.validate(xml);
  return result === true ? undefined : `${result.err.msg} at line ${result.err.line}`;
}

type XmlNode = Record<string, unknown>;
const parser = new XMLParser({
  preserveOrder: true,
  trimValues: false,
  ignoreAttributes: false,
  processEntities: true,
  parseTagValue: false,
});

/** The text of a part, paragraph by paragraph, as a word processor would show them (without list numbers). */
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
