import type { APIRoute } from "astro";
import { searchEntries } from "../search/gather.ts";

/** What the search works on, fetched when a visitor goes to its field. */
export const GET: APIRoute = () => Response.json(searchEntries);
