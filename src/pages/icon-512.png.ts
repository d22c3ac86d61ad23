import type { APIRoute } from "astro";
import { renderIcon } from "../../build/share-picture.ts";

export const GET: APIRoute = async () =>
  new Response(await renderIcon(512, 0), { headers: { "Content-Type": "image/png" } });
