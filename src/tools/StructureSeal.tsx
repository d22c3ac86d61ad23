import type { StructureId } from "../../content/schemas/structure-id.ts";
import { inks } from "../../domain/engraving/colours.ts";
import { Medallion } from "../ui/guilloche/Spun.tsx";

const inSeal: Record<StructureId, string> = { "private-limited": "PVT", opc: "OPC", llp: "LLP" };

/** The seal of a sheet, with the structure in its middle once there is one. */
export const StructureSeal = ({ structure }: { structure: StructureId | undefined }) => (
  <svg viewBox="-50 -50 100 100" aria-hidden="true" className="size-14 shrink-0 sm:size-20 md:size-28 print:size-24">
    <Medallion radius={48} ink="action" hollow={0.4} />
    {structure && (
      <text textAnchor="middle" y="4.5" fontSize="13" fontWeight="640" letterSpacing="1" fill={inks.action}>
        {inSeal[structure]}
      </text>
    )}
  </svg>
);
