import { readFileSync } from "node:fs";
import { type MdastNode, markdownToMdast } from "satteri";
import { parse } from "yaml";
import { receiptRetention } from "../content/legal/retention.ts";
import { type LegalBlock, type LegalDocument, legalHeadSchema, ownerDetailKinds } from "../content/schemas/legal.ts";
import { legalSources } from "../content/sources/index.ts";
import { fillFigures } from "./article-checks/figures.ts";

/** The terms or the privacy policy, with the owner's figures filled in. What the page cannot show stops the build. */
export function readLegal(name: "terms" | "privacy", folder = "content/legal"): LegalDocument {
  const file = `${folder}/${name}.md`;
  const root = markdownToMdast(fillFigures(readFileSync(file, "utf8")), { features: { headingAttributes: true } });
  const [head, ...nodes] = childrenOf(root);
  const sections: { number: number; id: string; heading: string; blocks: LegalBlock[] }[] = [];
  try {
    for (const node of nodes) {
      if (node.type === "heading")
        sections.push({ number: sections.length + 1, id: idOf(node), heading: textOf(node), blocks: [] });
      else if (sections.length > 0) sections.at(-1)!.blocks.push(blockOf(node));
      else throw new Error("the text begins with a heading");
    }
    if (head?.type !== "yaml") throw new Error("the file begins with its head, between two lines of ---");
    const document = { ...legalHeadSchema.parse(parse(head.value)), sections };
    for (const { section } of document.inShort ?? [])
      if (!sections.some(({ id }) => id === section)) throw new Error(`inShort: there is no section '${section}'`);
    return document;
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}

const childrenOf = (node: MdastNode): readonly MdastNode[] => ("children" in node ? node.children : []);

function textOf(node: MdastNode): string {
  if (node.type === "text") return node.value.replaceAll("\n", " ");
  if (!["heading", "paragraph", "listItem", "link"].includes(node.type))
    throw new Error(
      `line ${node.position?.start.line}: a section holds plain text, lists, and links on their own line`,
    );
  return childrenOf(node).map(textOf).join("");
}

function idOf(heading: Extract<MdastNode, { type: "heading" }>): string {
  const data = heading.data as { hProperties?: { id?: string } } | undefined;
  const id = data?.hProperties?.id;
  if (!id) throw new Error(`'${textOf(heading)}' ends in its address: { #short-id }`);
  return id;
}

function blockOf(node: MdastNode): LegalBlock {
  if (node.type === "list") return { kind: "list", points: node.children.map(textOf) };
  if (node.type === "html") return elementOf(node.value);
  const [first] = childrenOf(node);
  if (first?.type === "link") return { kind: "link", label: textOf(first), href: first.url };
  return { kind: "paragraph", text: textOf(node) };
}

function elementOf(html: string): LegalBlock {
  const [, name, of] = /^<(Details|Sources) of="([a-z-]+)" \/>$/.exec(html) ?? [];
  if (name === "Sources" && of === "receipts")
    return { kind: "sources", sources: receiptRetention.sources.map((id) => legalSources[id]) };
  const details = ownerDetailKinds.find((kind) => kind === of);
  if (name !== "Details" || !details) throw new Error(`${html} is not known to build/legal.ts`);
  return { kind: "details", of: details };
}
