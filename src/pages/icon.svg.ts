import type { APIRoute } from "astro";
import { logoMarkMarkup } from "../../drawings/logo-mark.ts";

export const GET: APIRoute = () =>
  new Response(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${logoMarkMarkup()}</svg>\n`, {
    headers: { "Content-Type": "image/svg+xml" },
  });
