import type { AstroIntegration } from "astro";
import { findOwnerFolder } from "../content/owner/read.ts";
import { whatIsReal } from "../content/what-is-real.ts";

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
