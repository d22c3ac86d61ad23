import type { Template } from "../../content/schemas/template.ts";

/** Writers type straight quotes; readers see curled ones. What a visitor types stays as typed. */
export function curlQuotes(text: string): string {
  return text
    .replace(/(^|[\s([])"/g, "$1\u201C")
    .replace(/"/g, "\u201D")
    .replace(/(^|[\s([])'/g, "$1\u2018")
    .replace(/'/g, "\u2019");
}

/** A template's texts as the page shows them: quotes curled. The record itself stays as its writer typed it. */
export const readable = (template: Template): Template => ({
  ...template,
  title: curlQuotes(template.title),
  description: curlQuotes(template.description),
  preview: curlQuotes(template.preview),
  purpose: curlQuotes(template.purpose),
  features: template.features.map(curlQuotes),
  whenNotToUse: template.whenNotToUse.map(curlQuotes),
  acts: template.acts.map(curlQuotes),
  changes: template.changes.map((change) => ({ ...change, text: curlQuotes(change.text) })),
});
