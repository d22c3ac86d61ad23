import type { StructureId } from "../../content/schemas/structure-id.ts";
import { SceneImage } from "../ui/guilloche/Guilloche.tsx";

interface Props {
  structure: StructureId;
  rooms: readonly string[];
}

/** Where the walls of each house stand in its drawing, so that words are under their rooms. */
const walls: Record<StructureId, string> = {
  "private-limited": "md:grid-cols-[196fr_248fr_228fr_248fr_200fr]",
  opc: "max-md:grid-cols-[262fr_214fr] md:grid-cols-[212fr_272fr_188fr_212fr_236fr]",
  llp: "max-md:grid-cols-[226fr_282fr] md:grid-cols-[214fr_212fr_268fr_212fr_214fr]",
};

/** The room that a phone has no place for. */
const leftOut: Record<StructureId, number> = { "private-limited": 1, opc: 1, llp: 2 };

/** Who owns the structure and who runs it: a house open in front, on a ground line across the page, and what each room shows. */
export const House = ({ structure, rooms }: Props) => (
  <figure className="relative">
    <SceneImage name={`${structure}-rooms`} wide={structure} lazy className="pointer-events-none h-auto w-full" />
    <figcaption
      className={`relative grid py-3 text-center text-sm font-strong text-balance before:absolute before:top-0 before:left-1/2 before:h-px before:w-screen before:-translate-x-1/2 before:bg-action max-md:grid-cols-2 md:py-4 md:*:first:col-start-2 lg:text-base ${walls[structure]}`}
    >
      {rooms.map((room, index) => (
        <span key={room} className={`px-1 leading-snug ${index === leftOut[structure] ? "max-md:hidden" : ""}`}>
          {room}
        </span>
      ))}
    </figcaption>
  </figure>
);
