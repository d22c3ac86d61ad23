import type { AstroIntegration } from "astro";
import { whatIsReal } from "../content/company/what-is-real.ts";
import { findOwnerFolder } from "../content/owner/read.ts";

/** The page that says what is real: there while samples are shown, never on an owner's site. */
export const demonstrationPage = (): AstroIntegration => ({
  name: "demonstration-page",
  hooks: {
    "astro:config:setup": ({ injectRoute }) => {
      if (!findOwnerFolder())
        injectRoute({ pattern: whatIsReal.page.path, entrypoint: "src/demonstration/what-is-real.astro" });
    },
  },
});
