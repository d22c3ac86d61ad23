import type { APIRoute, GetStaticPaths } from "astro";
import { rosette, rosetteMarkup } from "../../ui/guilloche/guilloche.rules.ts";
import { type LineWorkName, lineWorks } from "../../ui/guilloche/line-works.ts";

export const getStaticPaths = (() =>
  Object.keys(lineWorks).map((name) => ({ params: { name } }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params }) => {
  const { layers, palette } = lineWorks[params["name"] as LineWorkName];
  const drawing = rosette(`line-work:${params["name"]}`, { layers, inks: palette.length });
  const half = Math.round(drawing.radius * 1.08);
  return new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-half} ${-half} ${2 * half} ${2 * half}">${rosetteMarkup(drawing, palette)}</svg>`,
    { headers: { "Content-Type": "image/svg+xml" } },
  );
};
