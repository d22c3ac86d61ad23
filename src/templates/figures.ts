import type { Template } from "../../content/schemas/template.ts";
import { site } from "../../content/site.ts";

/** Counts and ratings are shown with the basis the owner gives, or on a demonstration site, marked as samples. */
export const showsFigures = ({ figuresBasis }: Pick<Template, "figuresBasis">): boolean =>
  site.sample || figuresBasis !== undefined;
