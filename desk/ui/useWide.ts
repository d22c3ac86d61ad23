import { useSyncExternalStore } from "react";

const wide = matchMedia("(min-width: 64rem)");

function listen(listener: () => void): () => void {
  wide.addEventListener("change", listener);
  return () => wide.removeEventListener("change", listener);
}

/** Whether two parts have room side by side; on phones one of them is a sheet. */
export const useWide = (): boolean => useSyncExternalStore(listen, () => wide.matches);
