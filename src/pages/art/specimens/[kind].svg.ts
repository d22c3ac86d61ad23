import type { APIRoute, GetStaticPaths } from "astro";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { drawingFile } from "../../../../build/drawing-file.ts";
import type { DocumentKind } from "../../../../content/schemas/specimens.ts";
import { specimens } from "../../../../content/specimens.ts";
import { Drawing } from "../../../specimens/Drawing.tsx";
import { previewStructure } from "../../../specimens/preview.ts";

interface Props {
  kind: DocumentKind;
}

export const getStaticPaths: GetStaticPaths = () =>
  specimens.received[previewStructure].map(({ kind }) => ({ params: { kind }, props: { kind } satisfies Props }));

export const GET: APIRoute<Props> = async ({ props: { kind } }) =>
  new Response(await drawingFile(renderToStaticMarkup(createElement(Drawing, { kind, structure: previewStructure }))), {
    headers: { "Content-Type": "image/svg+xml" },
  });
