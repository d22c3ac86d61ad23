import { z } from "zod";
import { categories } from "./template-categories.ts";
import { buttonSchema, headingSchema, list, words } from "./text.ts";

const label = words(60);
const sentence = words(260);

const librarySchema = z.strictObject({
  heading: words(80),
  intro: sentence,
  points: list(label),
  search: z.strictObject({ label, placeholder: label }),
  categoryLabel: label,
  empty: headingSchema.extend({ clear: label }).strict(),
  download: label,
  read: label,
  disclaimer: z.strictObject({ heading: label, text: list(sentence), link: buttonSchema }),
  news: headingSchema.strict(),
  drawers: z.record(z.enum(categories), sentence),
});

const pageSchema = z.strictObject({
  download: label,
  fillIn: label,
  purpose: label,
  whenNotToUse: label,
  features: label,
  acts: label,
  document: headingSchema.extend({ contents: label }).strict(),
  fill: headingSchema
    .extend({
      privacy: sentence,
      start: label,
      resume: label,
      opening: label,
      failed: sentence,
      withoutScript: sentence,
    })
    .strict(),
  changes: label,
  related: label,
});

const fillInSchema = z.strictObject({
  form: label,
  options: label,
  optionsText: sentence,
  document: label,
  seeDocument: label,
  seeForm: label,
  download: label,
  downloadShort: label,
  making: label,
  failed: sentence,
  keep: label,
  keepHint: sentence,
  deleteDraft: label,
  deleted: sentence,
  restored: sentence,
  cannotKeep: sentence,
  notes: label,
  close: label,
  privacy: sentence,
});

export const templateLibrarySchema = z.strictObject({
  templateLibrary: librarySchema,
  templatePage: pageSchema,
  fillInCopy: fillInSchema,
});
