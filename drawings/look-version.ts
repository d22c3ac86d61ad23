import { identity, isSample } from "../content/owner/facts.ts";
import { hashSeed } from "./guilloche.ts";

/** Behind the addresses of icons and of pictures for shared links: browsers keep them for days, and must ask again when the owner's look changes. */
export const lookVersion = isSample
  ? ""
  : `?v=${hashSeed(JSON.stringify([identity.name, identity.accent, identity.logo])).toString(36)}`;
