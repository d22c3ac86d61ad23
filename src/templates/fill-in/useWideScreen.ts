import { useSyncExternalStore } from "react";

const wide = "(min-width: 64rem)";

/** Whether form and document fit side by side. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(wide);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    () => matchMedia(wide).matches,
  );
