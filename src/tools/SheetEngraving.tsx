import { inks } from "../../drawings/colours.ts";
import { Medallion, Woven } from "../ui/guilloche/Spun.tsx";

/** The woven band at the head of a sheet. */
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

/** The seal of a name whose wording is clear, with its first letters. It says nothing about an approval. */
export const MonogramSeal = ({ name }: { name: string }) => {
  const letters = name.match(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu) ?? [];
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true" className="seal-presses size-20 shrink-0 md:size-28">
      <Medallion radius={48} ink="action" hollow={0.4} />
      <text textAnchor="middle" y="4.5" fontSize="13" fontWeight="640" letterSpacing="1" fill={inks.action}>
        {letters.slice(0, 3).join("").toUpperCase()}
      </text>
    </svg>
  );
};
