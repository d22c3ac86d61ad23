import type { Template } from "../../content/schemas/template.ts";
import { curlQuotes } from "./quotes.ts";

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
