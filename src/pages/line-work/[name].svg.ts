import type { APIRoute } from "astro";
import { lineWorkFile, lineWorkNames } from "../../../domain/engraving/line-work.ts";

export const getStaticPaths = () => lineWorkNames.map((name) => ({ params: { name } }));

export const GET: APIRoute = ({ params }) =>
  new Response(lineWorkFile(params.name ?? ""), { headers: { "Content-Type": "image/svg+xml" } });
