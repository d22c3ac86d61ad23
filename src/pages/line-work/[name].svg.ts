import { readFileSync } from "node:fs";
import type { APIRoute } from "astro";
import { lineWorkFile, lineWorkNames } from "../../../domain/engraving/line-work.ts";

const sheet = readFileSync("src/styles/site.css", "utf8");

function token(ink: string): string {
  const value = new RegExp(`--color-${ink}: (#[0-9a-f]{6});`).exec(sheet)?.[1];
  if (!value) throw new Error(`src/styles/site.css has no colour --color-${ink}`);
  return value;
}

export const getStaticPaths = () => lineWorkNames.map((name) => ({ params: { name } }));

export const GET: APIRoute = ({ params }) =>
  new Response(lineWorkFile(params["name"] ?? "", token), { headers: { "Content-Type": "image/svg+xml" } });
