import type { Template } from "../../../content/schemas/template.ts";

/** What a card shows of a template. The island gets no more than this. */
export type TemplateSummary = Pick<
  Template,
  | "id"
  | "title"
  | "description"
  | "when"
  | "category"
  | "tags"
  | "keywords"
  | "features"
  | "preview"
  | "fileName"
  | "downloads"
  | "rating"
  | "figuresBasis"
>;

const featuresShown = 3;

export const summarize = (template: Template): TemplateSummary => ({
  id: template.id,
  title: template.title,
  description: template.description,
  when: template.when,
  category: template.category,
  tags: template.tags,
  keywords: template.keywords,
  features: template.features.slice(0, featuresShown),
  preview: template.preview,
  fileName: template.fileName,
  downloads: template.downloads,
  rating: template.rating,
  figuresBasis: template.figuresBasis,
});
