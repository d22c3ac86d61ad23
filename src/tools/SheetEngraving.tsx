import type { StructureId } from "../../content/schemas/plain-lists.ts";
import { inks } from "../../drawings/colours.ts";
import { Medallion, Woven } from "../ui/guilloche/Spun.tsx";

/** The woven band at the head and at the foot of a sheet. */
export const EngravedBand = () => (
  <svg
    viewBox="0 -9 720 18"
    preserveAspectRatio="xMinYMid slice"
    aria-hidden="true"
    fill="none"
    stroke={inks.action}
    strokeWidth=".6"
    className="block h-4.5 w-full bg-action-wash"
  >
    <Woven length={720} depth={15} wave={36} />
  </svg>
);

const inSeal: Record<StructureId, string> = { "private-limited": "PVT", opc: "OPC", llp: "LLP" };

interface SealProps {
  /** At most three letters. */
  text: string | undefined;
  className: string;
}

const SheetSeal = ({ text, className }: SealProps) => (
  <svg viewBox="-50 -50 100 100" aria-hidden="true" className={`shrink-0 ${className}`}>
    <Medallion radius={48} ink="action" hollow={text ? 0.4 : 0.22} />
    {text && (
      <text textAnchor="middle" y="4.5" fontSize="13" fontWeight="640" letterSpacing="1" fill={inks.action}>
        {text}
      </text>
    )}
  </svg>
);

interface StructureSealProps {
  structure: StructureId | undefined;
  className?: string;
}

/** The seal of a sheet, with the structure in its middle once there is one. */
export const StructureSeal = ({ structure, className = "" }: StructureSealProps) => (
  <SheetSeal
    text={structure && inSeal[structure]}
    className={`size-14 sm:size-20 md:size-28 print:size-24 ${className}`}
  />
);

/** The seal of a name whose wording is clear, with its first letters. It says nothing about an approval. */
export const MonogramSeal = ({ name }: { name: string }) => {
  const letters = name.match(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu) ?? [];
  return <SheetSeal text={letters.slice(0, 3).join("").toUpperCase()} className="seal-presses size-20 md:size-28" />;
};
