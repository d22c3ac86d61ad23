import type { APIRoute, GetStaticPaths } from "astro";
import type { Template } from "../../../content/schemas/template.ts";
import { templates } from "../../templates/templates.ts";

export const getStaticPaths: GetStaticPaths = () =>
  templates.map((template) => ({ params: { id: template.id }, props: { template } }));

/** The record the form works from, fetched when a visitor asks to fill the document in. */
export const GET: APIRoute<{ template: Template }> = ({ props }) => Response.json(props.template);
