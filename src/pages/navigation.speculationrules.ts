import type { APIRoute } from "astro";
import { navigationRules } from "../layout/navigation-rules.ts";

/** The server names this file in a header of every page, so that no page needs an inline script for it. */
export const GET: APIRoute = () =>
  new Response(JSON.stringify(navigationRules), { headers: { "Content-Type": "application/speculationrules+json" } });
