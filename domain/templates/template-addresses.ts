import type { Template } from "../../content/schemas/template.ts";

/** The folder has a space in its name, so links need the encoded form and files the plain one. */
export const downloadFolder = "Startup Templates";

export function downloadPath({ fileName }: Pick<Template, "fileName">): string {
  return `/${encodeURIComponent(downloadFolder)}/${fileName}`;
}

export function pagePath({ id }: Pick<Template, "id">): string {
  return `/startup-templates/${id}`;
}
