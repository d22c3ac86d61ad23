import type { APIRoute } from "astro";
import { listedArticles } from "../../articles/articles.ts";

/** Every article as the listing knows it, for a search over more than the page holds. */
export const GET: APIRoute = async () => Response.json(await listedArticles());
