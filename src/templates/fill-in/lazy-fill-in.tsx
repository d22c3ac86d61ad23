import { lazy } from "react";
import type { Template } from "../../../content/schemas/template.ts";

export const loadFillIn = () => import("./FillIn.tsx");

async function loadTemplate(id: string): Promise<Template> {
  const response = await fetch(`/startup-templates/${id}.json`);
  if (!response.ok) throw new Error(`The template could not be loaded: ${response.status}`);
  return (await response.json()) as Template;
}

/** The form with the record it works from; both are loaded when it is first rendered. */
export const lazyFillIn = (id: string, brand: string) =>
  lazy(async () => {
    const [{ FillIn }, template] = await Promise.all([loadFillIn(), loadTemplate(id)]);
    return {
      default: ({ onClose }: { onClose: () => void }) => <FillIn template={template} brand={brand} onClose={onClose} />,
    };
  });
