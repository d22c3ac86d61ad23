import type { AddressFormat } from "../../ui/useAddressState.ts";

/** A Section 8 company with or without share capital; undefined for the structure of the plan. */
export type Section8Choice = "with-shares" | "without-shares" | undefined;

/** `?section-8=yes`: known to this page alone, because we have no plan and no price for it. */
export const section8Address: AddressFormat<Section8Choice> = {
  parse(params) {
    const said = params.get("section-8");
    if (said === "without-shares") return said;
    return said === "yes" ? "with-shares" : undefined;
  },
  write(choice, params) {
    if (choice) params.set("section-8", choice === "with-shares" ? "yes" : choice);
    else params.delete("section-8");
  },
};
