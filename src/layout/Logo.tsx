import { site } from "../../content/site.ts";

import { inks } from "../../drawings/colours.ts";
import { logoMarkMarkup } from "../../drawings/logo-mark.ts";

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

export const Logo = () => (
  <span className="inline-flex items-center gap-2.5 text-xl font-heading tracking-tight">
    <LogoMark className="size-9" />
    {site.name}
  </span>
);
