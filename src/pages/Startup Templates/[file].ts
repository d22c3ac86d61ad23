import type { APIRoute, GetStaticPaths } from "astro";
import type { Template } from "../../../content/schemas/template.ts";
import { site } from "../../../content/site.ts";
import { blankDocxBytes, docxMimeType } from "../../templates/docx/docx.ts";
import { templates } from "../../templates/templates.ts";

export const getStaticPaths: GetStaticPaths = () =>
  templates.map((template) => ({ params: { file: template.fileName }, props: { template } }));

/** The document as it stands before anyone fills it in. */
export const GET: APIRoute<{ template: Template }> = async ({ props: { template } }) =>
  new Response(await blankDocxBytes(template, site.name), {
    headers: { "Content-Type": docxMimeType },
  });
