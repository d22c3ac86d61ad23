import type { TemplateCategory } from "../../content/schemas/plain-lists.ts";
import type { Template } from "../../content/schemas/template.ts";
import { site } from "../../content/site.ts";
import type { DocumentInk } from "../../drawings/colours.ts";

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

/** Counts and ratings are shown with the basis the owner gives, or on a demonstration site, marked as samples. */
export const showsFigures = ({ figuresBasis }: Pick<Template, "figuresBasis">): boolean =>
  site.sample || figuresBasis !== undefined;

interface CategoryInk {
  /** For line work: the category's own colour, and the one that crosses it. */
  palette: readonly [DocumentInk, DocumentInk];
  text: string;
  edge: string;
}

/** Each drawer has its colour, on tabs, line work and share pictures. */
export const categoryInks: Record<TemplateCategory, CategoryInk> = {
  Employment: { palette: ["good", "highlight"], text: "text-good", edge: "border-t-good" },
  Corporate: { palette: ["action", "highlight"], text: "text-action", edge: "border-t-action" },
  ESOPs: { palette: ["alert", "highlight"], text: "text-alert", edge: "border-t-alert" },
  Funding: { palette: ["highlight", "action"], text: "text-ink", edge: "border-t-highlight" },
};
