import type { APIRoute } from "astro";
import { renderIcon } from "../../build/share-picture.ts";

/** How large each is, and the room around its mark. */
const icons = [
  { icon: "apple-touch-icon", size: 180, padding: 8 },
  { icon: "icon-192", size: 192, padding: 0 },
  { icon: "icon-512", size: 512, padding: 0 },
];

export const getStaticPaths = () => icons.map(({ icon, ...props }) => ({ params: { icon }, props }));

export const GET: APIRoute<(typeof icons)[number]> = async ({ props }) =>
  new Response(await renderIcon(props.size, props.padding), { headers: { "Content-Type": "image/png" } });
