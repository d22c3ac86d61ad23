import type { DigitalDocument } from "schema-dts";
import type { Template } from "../../../content/schemas/template.ts";
import { site } from "../../../content/site.ts";
import { pagePath } from "../../../domain/templates/template-addresses.ts";

const longest = { title: 65, description: 165 };
const invitation = " Read it, fill it in on your device and download it as a Word file.";

/** Title and description as search results show them, within the lengths they show. */
export function pageHead(template: Pick<Template, "id" | "title" | "description">) {
  const { title, description } = template;
  const titles = [`${title}: Free Template for India`, `${title}: Free Template`, title];
  return {
    path: pagePath(template),
    title: titles.find((one) => one.length <= longest.title) ?? title,
    description:
      description.length + invitation.length <= longest.description ? description + invitation : shorten(description),
  };
}

/** Whole words, when a sentence is longer than a search result shows. */
function shorten(text: string): string {
  if (text.length <= longest.description) return text;
  return `${text.slice(0, longest.description - 1).replace(/[\s,;:.]*\s\S*$/, "")}…`;
}

/** Schema.org's node for the document. */
export const digitalDocument = (template: Template, address: string, file: string): DigitalDocument => ({
  "@type": "DigitalDocument",
  "@id": `${address}#document`,
  name: template.title,
  description: template.description,
  abstract: template.preview,
  url: address,
  inLanguage: "en-IN",
  version: template.version,
  dateModified: template.updatedOn,
  keywords: template.tags.join(", "),
  genre: template.category,
  isAccessibleForFree: true,
  publisher: { "@type": "Organization", name: site.name },
  encoding: {
    "@type": "MediaObject",
    encodingFormat: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    contentUrl: file,
  },
});
