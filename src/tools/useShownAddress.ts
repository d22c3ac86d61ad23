import { useLayoutEffect } from "react";
import { addressPending } from "./address-pending.ts";

/** Makes the tool visible as soon as it shows what the address says. */
export function useShownAddress(hydrated: boolean): void {
  useLayoutEffect(() => {
    if (hydrated) document.documentElement.removeAttribute(addressPending);
  }, [hydrated]);
}
