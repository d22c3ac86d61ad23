import { site } from "../../content/site.ts";
import { LogoMark } from "./LogoMark.tsx";

export const Logo = () => (
  <span className="inline-flex items-center gap-2.5 text-xl font-heading tracking-tight">
    <LogoMark className="size-9" />
    {site.name}
  </span>
);
