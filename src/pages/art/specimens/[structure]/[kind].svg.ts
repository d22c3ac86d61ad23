import type { APIRoute, GetStaticPaths } from "astro";
import { drawingFile } from "../../../../../build/drawing-file.ts";
import { hasDesk } from "../../../../../content/owner/facts.ts";
import { structureIds } from "../../../../../content/schemas/plain-lists.ts";
import { inWriting, specimens } from "../../../../../content/specimens.ts";
import { specimenMarkup } from "../../../../specimens/drawn-sheets.tsx";

interface Props {
  markup: string;
}

export const getStaticPaths: GetStaticPaths = () =>
  structureIds.flatMap((structure) =>
    [...specimens.received[structure], ...(hasDesk ? inWriting.documents : [])].map(({ kind }) => ({
      params: { structure, kind },
      props: { markup: specimenMarkup(structure, kind) } satisfies Props,
    })),
  );

export const GET: APIRoute<Props> = async ({ props }) =>
  new Response(await drawingFile(props.markup), { headers: { "Content-Type": "image/svg+xml" } });
