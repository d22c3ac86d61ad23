import type { APIRoute } from "astro";
import { site } from "../../content/site.ts";
import { colours } from "../../drawings/colours.ts";
import { lookVersion } from "../../drawings/look-version.ts";

export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      name: site.name,
      short_name: site.name,
      description: site.tagline,
      start_url: "/",
      display: "browser",
      background_color: colours.paper,
      theme_color: colours.paper,
      icons: [
        { src: `/icon.svg${lookVersion}`, type: "image/svg+xml", sizes: "any" },
        { src: `/icon-192.png${lookVersion}`, type: "image/png", sizes: "192x192" },
        { src: `/icon-512.png${lookVersion}`, type: "image/png", sizes: "512x512" },
      ],
    }),
    { headers: { "Content-Type": "application/manifest+json" } },
  );
