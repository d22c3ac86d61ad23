import type { APIRoute } from "astro";
import { markMarkup } from "../../build/own-pictures/own-pictures.ts";

export const GET: APIRoute = async () =>
  new Response(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${await markMarkup()}</svg>\n`, {
    headers: { "Content-Type": "image/svg+xml" },
  });
