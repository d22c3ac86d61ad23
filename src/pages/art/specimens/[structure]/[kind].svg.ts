import type { APIRoute, GetStaticPaths } from "astro";
import { type ComponentProps, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { drawingFile } from "../../../../../build/drawing-file.ts";
import { inWriting } from "../../../../../content/in-writing.ts";
import { hasDesk } from "../../../../../content/owner/facts.ts";
import { structureIds } from "../../../../../content/schemas/structure-id.ts";
import { specimens } from "../../../../../content/specimens.ts";
import { Drawing } from "../../../../specimens/Drawing.tsx";

type Props = ComponentProps<typeof Drawing>;

export const getStaticPaths: GetStaticPaths = () =>
  structureIds.flatMap((structure) =>
    [...specimens.received[structure], ...(hasDesk ? inWriting.documents : [])].map(({ kind }) => ({
      params: { structure, kind },
      props: { structure, kind } satisfies Props,
    })),
  );

export const GET: APIRoute<Props> = async ({ props }) =>
  new Response(await drawingFile(renderToStaticMarkup(createElement(Drawing, props))), {
    headers: { "Content-Type": "image/svg+xml" },
  });
