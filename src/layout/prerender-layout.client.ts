import { afterLoad } from "./after-load.ts";

/** The layout of a page that is opened ahead would wait until the page is shown. Asking for its height does it now. */
if ((document as { prerendering?: boolean }).prerendering)
  afterLoad(() => document.documentElement.getBoundingClientRect());
