import { logoMark, logoWithName } from "../../content/owner/own-pictures.ts";
import { site } from "../../content/site.ts";
import { lookVersion } from "../../drawings/look-version.ts";

/** The mark and the name: the owner's own picture where there is one, with the name in it or beside it. */
export const Logo = () =>
  site.logo?.hasName ? (
    <img src={`${logoWithName}${lookVersion}`} alt={site.name} width="160" height="36" className="h-9 w-40" />
  ) : (
    <span className="inline-flex items-center gap-2.5 text-xl font-heading tracking-tight">
      <img
        src={`${site.logo ? logoMark : "/icon.svg"}${lookVersion}`}
        alt=""
        width="36"
        height="36"
        className="size-9"
      />
      {site.name}
    </span>
  );
