import type { Template } from "../../content/schemas/template.ts";
import { typeset } from "./fill.ts";

/** A template's words as the page prints them: quotes curled. The record itself stays as its writer typed it. */
export const readable = (template: Template): Template => ({
  ...template,
  title: typeset(template.title),
  description: typeset(template.description),
  preview: typeset(template.preview),
  purpose: typeset(template.purpose),
  features: template.features.map(typeset),
  whenNotToUse: template.whenNotToUse.map(typeset),
  acts: template.acts.map(typeset),
  changes: template.changes.map((change) => ({ ...change, text: typeset(change.text) })),
});
