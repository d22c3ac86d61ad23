import { z } from "zod";
import { categories } from "./template-categories.ts";
import { buttonSchema, headingSchema, list, text } from "./text.ts";

export const templateLibrarySchema = z.strictObject({
  heading: text(60),
  intro: text(260),
  points: list(text(60)),
  search: z.strictObject({ label: text(30), placeholder: text(60) }),
  categoryLabel: text(20),
  empty: headingSchema.extend({ clear: text(40) }),
  download: text(20),
  read: text(30),
  disclaimer: z.strictObject({ heading: text(40), text: list(text(260)), link: buttonSchema }),
  /** `latest` is the line that opens the list on phones. */
  news: headingSchema.extend({ latest: text(40) }),
  /** One line for each category. */
  drawers: z.record(z.enum(categories), text(120)),
});

export const templatePageSchema = z.strictObject({
  download: text(30),
  fillIn: text(40),
  purpose: text(40),
  whenNotToUse: text(40),
  features: text(40),
  acts: text(40),
  document: headingSchema.extend({ contents: text(20) }),
  fill: headingSchema.extend({
    privacy: text(120),
    start: text(40),
    resume: text(40),
    opening: text(40),
    failed: text(160),
    withoutScript: text(160),
  }),
  changes: text(20),
  related: text(40),
});

export const fillInSchema = z.strictObject({
  form: text(30),
  options: text(30),
  optionsText: text(120),
  document: text(30),
  seeDocument: text(30),
  seeForm: text(30),
  download: text(40),
  downloadShort: text(20),
  making: text(30),
  failed: text(160),
  keep: text(60),
  keepHint: text(120),
  deleteDraft: text(30),
  deleted: text(120),
  restored: text(80),
  cannotKeep: text(80),
  notes: text(60),
  close: text(30),
  privacy: text(160),
});
