import { logoMark, logoWithName } from "../../content/owner/own-pictures.ts";
import { site } from "../../content/site.ts";
import { inks } from "../../drawings/colours.ts";
import { logoMarkMarkup } from "../../drawings/logo-mark.ts";
import { lookVersion } from "../../drawings/look-version.ts";

const LogoMark = ({ className }: { className?: string }) => (
  <svg
    viewBox="0 0 64 64"
    className={className}
    aria-hidden="true"
    focusable="false"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
    dangerouslySetInnerHTML={{
      __html: logoMarkMarkup(inks["action-deep"], inks.highlight, inks.paper),
    }}
  />
);

/** The mark and the name: the owner's own picture where there is one, with the name in it or beside it. */
export const Logo = () =>
  site.logo?.hasName ? (
    <img src={`${logoWithName}${lookVersion}`} alt={site.name} width="160" height="36" className="h-9 w-40" />
  ) : (
    <span className="inline-flex items-center gap-2.5 text-xl font-heading tracking-tight">
      {site.logo ? (
        <img src={`${logoMark}${lookVersion}`} alt="" width="36" height="36" className="size-9" />
      ) : (
        <LogoMark className="size-9" />
      )}
      {site.name}
    </span>
  );
