import { useLayoutEffect } from "react";

/** On the root element while there is a plan, in the address or kept, that the tool does not show yet. */
export const addressPending = "data-address-pending";

/** On the root element while the rail does not show its answers yet, which come by themselves. */
export const answersPending = "data-answers-pending";

/** On the root element once the first question was answered before the page was hydrated. */
export const answeredEarly = "data-answered";

/** Makes the tool visible as soon as it shows what the address says. */
export function useShownAddress(hydrated: boolean): void {
  useLayoutEffect(() => {
    if (hydrated) document.documentElement.removeAttribute(addressPending);
  }, [hydrated]);
}
