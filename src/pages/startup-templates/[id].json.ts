import type { APIRoute, GetStaticPaths } from "astro";
import { templates } from "../../templates/library.ts";
import type { Template } from "../../templates/template.schema.ts";

export const getStaticPaths: GetStaticPaths = () =>
  templates.map((template) => ({ params: { id: template.id }, props: { template } }));

/** The record the form works from, fetched when a visitor asks to fill the document in. */
export const GET: APIRoute<{ template: Template }> = ({ props }) => Response.json(props.template);
