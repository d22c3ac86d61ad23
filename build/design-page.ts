import type { AstroIntegration } from "astro";

/** The page of all pieces: there while developing, never in the built site. */
export const designPageInDevelopment = (): AstroIntegration => ({
  name: "design-page",
  hooks: {
    "astro:config:setup": ({ command, injectRoute }) => {
      if (command === "dev") injectRoute({ pattern: "/design", entrypoint: "src/design/design.astro" });
    },
  },
});
