import { useEffect } from "react";

/** Browsers that print to a file name it after the page's title. Some cannot lay a fold open by style, so it is opened. */
export function usePlanPrint(fileName: string) {
  useEffect(() => {
    const { title } = document;
    const opened: HTMLDetailsElement[] = [];
    const prepare = () => {
      document.title = fileName;
      opened.push(...document.querySelectorAll<HTMLDetailsElement>("article details:not([open])"));
      for (const fold of opened) fold.open = true;
    };
    const restore = () => {
      document.title = title;
      for (const fold of opened.splice(0)) fold.open = false;
    };
    addEventListener("beforeprint", prepare);
    addEventListener("afterprint", restore);
    return () => {
      removeEventListener("beforeprint", prepare);
      removeEventListener("afterprint", restore);
    };
  }, [fileName]);
}
