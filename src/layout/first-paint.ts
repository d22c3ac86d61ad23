import { createHash } from "node:crypto";
import { markDesktop } from "./navigation-rules.ts";

declare global {
  interface Window {
    /** Resolves when the visitor sees the page. Missing while developing. */
    firstPaint?: Promise<void>;
    /** Resolves when the layout's own scripts have run, or do not come. Missing while developing. */
    layoutReady?: Promise<unknown>;
  }
}

export const hash = (script: string) => `sha256-${createHash("sha256").update(script).digest("base64")}` as const;

/** Scripts wait for this, so that nothing but the page and its fonts is fetched before it is seen. A page that is opened ahead or in the background is not painted. */
const firstPaint = `window.firstPaint=new Promise(seen=>{new PerformanceObserver(e=>{e.getEntriesByName("first-contentful-paint")[0]&&seen()}).observe({type:"paint",buffered:true});addEventListener("load",()=>{document.prerendering?seen():setTimeout(seen,500)})})`;

/** Says that the page stays as it was built where scripts do not come (Header.tsx). Astro asks for those of an island twice. */
const partMissing = `addEventListener("astro:hydration-error",window.partMissing=()=>{document.getElementById("part-missing").hidden=false})`;

/** In place of the layout's `<script src>`, see build/scripts-after-paint.ts. They are asked for twice too. */
export const loadLayoutScripts = `{const{src}=document.currentScript.dataset,load=()=>import(src);window.layoutReady=window.firstPaint.then(load).catch(()=>new Promise(seen=>setTimeout(seen,1e3)).then(load)).catch(partMissing)}`;

/** The page's first script. */
export const headScript = `${firstPaint};${partMissing};${markDesktop}`;

export const firstPaintHashes = [headScript, loadLayoutScripts].map(hash);
