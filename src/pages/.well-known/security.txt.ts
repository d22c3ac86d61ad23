import type { APIRoute } from "astro";
import { site as owner } from "../../../content/site.ts";
import { formatSecurityTxt } from "../../../domain/owner/details.ts";

export const GET: APIRoute = ({ site }) =>
  new Response(formatSecurityTxt(owner.security, new URL("/", site)), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
