import type { APIRoute, GetStaticPaths } from "astro";
import { site } from "../../../content/site.ts";
import { docxBytes, docxMimeType } from "../../templates/docx.ts";
import { fill } from "../../templates/fill.rules.ts";
import { templates } from "../../templates/library.ts";
import type { Template } from "../../templates/template.schema.ts";

export const getStaticPaths: GetStaticPaths = () =>
  templates.map((template) => ({ params: { file: template.fileName }, props: { template } }));

/** The document as it stands before anyone fills it in. */
export const GET: APIRoute<{ template: Template }> = async ({ props: { template } }) =>
  new Response(await docxBytes(template, fill(template), { brand: site.name }), {
    headers: { "Content-Type": docxMimeType },
  });
