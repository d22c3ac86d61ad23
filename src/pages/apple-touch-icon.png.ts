import type { APIRoute } from "astro";
import { drawIcon } from "../../build/share-picture.ts";

export const GET: APIRoute = () => new Response(drawIcon(180, 8), { headers: { "Content-Type": "image/png" } });
