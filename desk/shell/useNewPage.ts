import { useEffect, useRef } from "react";
import { useLocation } from "wouter";

/** What a browser does by itself when a page is loaded: begin at the top, with the focus at the beginning. */
export function useNewPage(): void {
  const [path] = useLocation();
  const last = useRef(path);
  const goesBack = useRef(false);
  useEffect(() => {
    const onPopState = () => {
      goesBack.current = true;
    };
    addEventListener("popstate", onPopState);
    return () => removeEventListener("popstate", onPopState);
  }, []);
  useEffect(() => {
    if (path === last.current) return;
    last.current = path;
    // Going back, the browser finds the place itself.
    if (!goesBack.current) scrollTo({ top: 0, behavior: "instant" });
    goesBack.current = false;
    // What had the focus may be gone with its page.
    if (document.activeElement === document.body) document.getElementById("content")?.focus({ preventScroll: true });
  }, [path]);
}
