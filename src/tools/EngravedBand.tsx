import { inks } from "../../domain/engraving/colours.ts";
import { Woven } from "../ui/guilloche/Spun.tsx";

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
